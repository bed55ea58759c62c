/** Why a socket was closed. The list is closed: a client knows them all, and says the rest is a lost connection. */
export const closeCodes = {
  malformed: 4000,
  'reload-needed': 4001,
  'no-such-room': 4002,
  'too-many-sockets': 4003,
  'too-fast': 4004,
  'too-slow': 4005,
  'watchers-off': 4006,
  'going-down': 4007,
  'opened-elsewhere': 4008,
} as const

export type CloseCode = keyof typeof closeCodes
