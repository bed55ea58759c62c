/** The first word of a name, where there is little room for it. */
export function shortName(name: string): string {
  return name.split(/\s+/u)[0] ?? name
}
