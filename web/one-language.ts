import type { Plugin } from 'vite'

/** A compiled message that has the same words whatever the language: it asks which one it is, and forgets the answer. */
const asksInVain =
  /const (\w+) = [^\n]*\n\texperimentalStaticLocale \?\? options\.locale \?\? getLocale\(\)\n\treturn (\w+)\(inputs\)\n\}\);\nexport \{ \1 as /

/** Messages in one language are their words alone. With a second language, those that differ are left as they are. */
export function oneLanguage(): Plugin {
  return {
    name: 'one-language',
    transform: {
      filter: { id: /\/texts\/compiled\/messages\/[^/]+\.js$/ },
      handler: (code) => ({ code: code.replace(asksInVain, 'export { $2 as '), map: null }),
    },
  }
}
