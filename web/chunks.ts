/** The framework comes with every page; its entries have to stay files of their own. */
const framework = (id: string) =>
  /\/node_modules\/(svelte|@sveltejs|devalue|esm-env|clsx)\/|preload-helper/.test(id) &&
  !/\/runtime\/client\/(entry|client-entry|payload)\.js$/.test(id)

/**
 * What always comes together is one file with all that it imports: many small ones take more bytes.
 * What is imported as it is wanted stays apart. The games too: their rules are cut down to what a page uses.
 */
export const chunks = {
  groups: [
    { name: 'framework', priority: 6, test: framework },
    { name: 'app', priority: 5, test: /\/src\/(routes\/\+(layout|error)\.svelte|lib\/(ui\/Icon\.svelte|games\.ts))$/ },
    {
      name: 'room',
      priority: 4,
      test: /\/src\/(routes\/r\/\[code\]\/\+layout\.svelte|lib\/ui\/(Frame|Qr|Token)\.svelte|lobby\/(addresses|game-title)\.ts)$/,
    },
    { name: 'phone', priority: 3, test: /\/src\/routes\/r\/\[code\]\/\+page\.svelte$|\/texts\/words-of\.ts$/ },
    {
      name: 'card',
      priority: 2,
      test: /\/src\/(lib\/(ui\/(DealScreen|RoleFace)\.svelte|room\/game-table\.svelte\.ts)|shell\/(PhoneTable\.svelte|parts\.ts))$|\/telling\/told\.ts$/,
    },
    { name: 'quests', priority: 1, test: /\/src\/games\/quests\/parts\/ToldCard\.svelte$/ },
  ],
}
