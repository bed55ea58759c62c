type Params = Readonly<Record<string, string | number>>

/** Says the words for a code. One that has none says itself, which no test lets pass. */
export type Words = (code: string, params?: Params) => string

export function wordsOf(...tables: readonly object[]): Words {
  const messages: Readonly<Record<string, ((params: Params) => string) | undefined>> = Object.assign({}, ...tables)
  return (code, params = {}) => (Object.hasOwn(messages, code) ? messages[code]?.(params) : undefined) ?? code
}
