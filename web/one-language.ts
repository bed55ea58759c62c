import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { locales } from '../texts/compiled/runtime.js'

/** A compiled message that has the same words whatever the language: it asks which one it is, and forgets the answer. */
const asksInVain =
  /const (\w+) = [^\n]*\n\texperimentalStaticLocale \?\? options\.locale \?\? getLocale\(\)\n\treturn (\w+)\(inputs\)\n\}\);\nexport \{ \1 as /

/** The words of a message alone. With a second language, one that differs is left as it is. */
export function wordsAlone(code: string, file: string, languages: readonly string[]): string {
  if (languages.length === 1 && !asksInVain.test(code)) {
    throw new Error(
      `${file} is compiled in a way that web/one-language.ts does not know: mend its pattern, or remove it.`,
    )
  }
  return code.replace(asksInVain, 'export { $2 as ')
}

/** Messages in one language are their words alone. */
export function oneLanguage(): Plugin {
  return {
    name: 'one-language',
    transform: {
      filter: { id: /\/texts\/compiled\/messages\/(?!_index)[^/]+\.js$/ },
      handler: (code, id) => ({ code: wordsAlone(code, basename(id), locales), map: null }),
    },
  }
}
