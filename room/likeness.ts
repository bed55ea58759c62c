import { confusables } from './confusables.ts'

/** Built when the first name is compared: most rooms are loaded to play on. */
let prototypes: ReadonlyMap<string, string> | null = null

function readTable(): ReadonlyMap<string, string> {
  const text = (points: string) => points.split(' ').map((point) => String.fromCodePoint(Number.parseInt(point, 16)))
  return new Map(
    confusables
      .trim()
      .split('\n')
      .flatMap((row) => {
        const [target = '', sources = ''] = row.split('=')
        return text(sources).map((source) => [source, text(target).join('')] as const)
      }),
  )
}

/** Unicode's skeleton (UTS 39): two texts look alike if theirs are the same. */
function skeleton(text: string): string {
  prototypes ??= readTable()
  const table = prototypes
  const plain = text.normalize('NFD').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
  return Array.from(plain, (one) => table.get(one) ?? one)
    .join('')
    .normalize('NFD')
}

/** As they are written, or without regard to case. */
export function looksAlike(one: string, other: string): boolean {
  const forms = (name: string) => [name, name.toLowerCase()].map((form) => skeleton(form).toLowerCase())
  const others = forms(other)
  return forms(one).some((form, at) => form === others[at])
}
