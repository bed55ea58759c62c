/** What a path, a shell or Windows would read as something else. */
const unsafe = /[<>:"/\\|?*]/g
const devices = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)\d)(\.|$)/i

function safe(name: string): string {
  const plain = name
    .replaceAll(unsafe, '-')
    .replace(/^[-.~]/, '_')
    .replace(/[. ]$/, '_')
  return devices.test(plain.normalize('NFKC')) ? `_${plain}` : plain
}

/** Names with the same key might be one file where the file system does not tell all letters apart. */
function keyOf(file: string): string {
  return file
    .normalize('NFKD')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toUpperCase()
    .toLowerCase()
}

/** A file for each of these names, called like the player where that can be, and never like another or like one that is kept. */
export function fileNames(names: readonly string[], kept: readonly string[]): string[] {
  const taken = new Set(kept.map(keyOf))
  const take = (file: string): string | null => {
    if (taken.has(keyOf(file))) return null
    taken.add(keyOf(file))
    return file
  }
  // First those who can have their own name: nobody shall open the file of another who is called nearly so.
  const own = names.map((name) => (safe(name) === name ? take(name) : null))
  return names.map((name, at) => own[at] ?? take(safe(name)) ?? numbered(safe(name), take))
}

function numbered(name: string, take: (file: string) => string | null): string {
  for (let number = 2; ; number++) {
    const file = take(`${name} ${number}`)
    if (file !== null) return file
  }
}
