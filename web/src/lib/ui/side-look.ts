/** How a side looks, whatever a game calls it; blue and red are for good and evil alone. */
export type SideLook = 'good' | 'evil' | 'alone'

export const sideLookIcons = { good: 'shield', evil: 'flame', alone: 'user' } as const
