/**
 * A client that is online sends this text every so often, byte for byte, and is sent that one. The host answers by itself:
 * the room hears nothing of it, and one that sleeps is not woken.
 */
export const ping = '{"type":"ping"}'
export const pong = '["pong"]'

/** How often, in milliseconds. A network forgets a line on which nothing is said for about a minute. */
export const pingEvery = 30_000
