// Temporary, to be overwritten by the real list.
const STOP = new Set('a o as os e de da do das dos em no na nos nas por para com que'.split(' '))
export function isStopWord(word: string): boolean {
  return STOP.has(word)
}
