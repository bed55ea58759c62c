/** What one subscriber has: an IPv4 address, or the first half of an IPv6 address, behind which there are as many as one likes. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!address.includes(':')) return address
  const [front = '', back = ''] = address.toLowerCase().split('%', 1)[0]?.split('::') ?? []
  const groups = (part: string) => part.split(':').filter((group) => group !== '')
  const [first, last] = [groups(front), groups(back)]
  const whole = [...first, ...Array(Math.max(0, 8 - first.length - last.length)).fill('0'), ...last]
  return whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
