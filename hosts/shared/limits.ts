/** What every host allows, with defaults that suit a few thousand tables. */
export interface Limits {
  /** Which web origins may open sockets; empty for the server's own. */
  readonly origins: readonly string[]
  /** How long a socket may keep silent before its hello. */
  readonly helloSeconds: number
  readonly messagesPerSecond: number
  readonly messagesAtOnce: number
  readonly roomsPerAddressAndHour: number
  /** How many codes of rooms that are not there one address may try. */
  readonly guessesPerAddressAndHour: number
  readonly socketsPerAddress: number
  /** How many bytes of events one seat, one room and one address may have stored. */
  readonly storedPerSeatAndHour: number
  readonly storedPerRoomAndHour: number
  readonly storedPerAddressAndHour: number
  readonly keepDays: number
}

export const usualLimits: Limits = {
  origins: [],
  helloSeconds: 10,
  messagesPerSecond: 20,
  messagesAtOnce: 60,
  roomsPerAddressAndHour: 60,
  guessesPerAddressAndHour: 200,
  socketsPerAddress: 500,
  storedPerSeatAndHour: 262_144,
  storedPerRoomAndHour: 2_097_152,
  storedPerAddressAndHour: 20_971_520,
  keepDays: 30,
}
