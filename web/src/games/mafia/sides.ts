import type { Side } from '#games/mafia'

/** In the order in which they are told. */
export const sides: readonly Side[] = ['village', 'mafia', 'bomber']

/** Which look a side has; the Bomber's is neither. */
export const looks = { village: 'good', mafia: 'evil', bomber: 'alone' } as const satisfies Record<Side, string>

export const sideIcons = { village: 'shield', mafia: 'flame', bomber: 'user' } as const satisfies Record<Side, string>
