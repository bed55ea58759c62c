/** The server shows it wherever nothing lies, and there no script would find its way. */
export const csr = false
