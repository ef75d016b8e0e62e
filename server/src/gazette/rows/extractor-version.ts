/** Grows with every change of a rule: rows of different versions are not compared. */
export const EXTRACTOR_VERSION = 1
