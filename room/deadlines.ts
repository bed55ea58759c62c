/** The earlier of two times, each of which may be never. */
export function sooner(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other)
}

export function isDue(deadline: number | null, now: number): boolean {
  return deadline !== null && deadline <= now
}
