/** The table's shared screen. */
export const boardOf = (code: string) => `/r/${code}/board`
/** The code comes after the #, which no server and no log is ever sent. */
export const seatAddressOf = (table: string, claim: string) => `${table}#seat=${claim}`
