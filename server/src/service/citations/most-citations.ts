/** Citations of a text that are looked up. */
export const MOST_CITATIONS = 250
