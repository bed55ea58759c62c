/** Raised whenever an older client could no longer follow. */
export const protocolVersion = 2
