/** Only to be read: it needs no script. */
export const csr = false
