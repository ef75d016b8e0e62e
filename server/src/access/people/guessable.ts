/**
 * Rows of neighbours: the alphabet, digits, keys. A character after its neighbour does not count as chosen.
 */
const ROWS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
]
const NEIGHBOURS = new Set(ROWS.flatMap((row) => [...pairs(row), ...pairs(reversed(row))]))

/** Fewer chosen characters can be found by trying them all. */
const MIN_CHOSEN = 5
/** Shorter words of a person also occur within other words. */
const MIN_WORD = 4

/** Signs that replace letters, as in `s3nh4`. */
const SIGNS: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** The form in which passwords and words are compared: lower case without accents. */
export function folded(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

/** Whether too few of its characters are chosen: the others continue a row or repeat the last one. */
export function isSequence(senha: string): boolean {
  return chosen(folded(senha)) < MIN_CHOSEN
}

/** The part that a text such as `abcabc` repeats; otherwise the text itself. */
export function unrepeated(senha: string): string {
  return /^(.+?)\1+$/su.exec(folded(senha))?.[1] ?? senha
}

/**
 * Whether it is one of `common` (folded), even with signs for letters, or a few digits and signs around it.
 */
export function isCommonPassword(senha: string, common: ReadonlySet<string>): boolean {
  const text = folded(senha)
  return [text, text.replaceAll(/[^a-z0-9]/g, ''), withLetters(text)].some(
    (form) => common.has(form) || hasCommonCore(form, common),
  )
}

/** Whether it contains some of these words, and little else. */
export function isOfOwnWords(senha: string, words: readonly string[]): boolean {
  const own = words.flatMap(partsOf).sort((a, b) => b.length - a.length)
  const text = folded(senha)
  const rest = own.reduce((left, word) => left.replaceAll(word, ''), text)
  return rest !== text && chosen(rest) < MIN_CHOSEN
}

function hasCommonCore(text: string, common: ReadonlySet<string>): boolean {
  const [, before = '', core = '', after = ''] = /^([^a-z]*)(.*?)([^a-z]*)$/s.exec(text) ?? []
  return core.length >= MIN_WORD && common.has(core) && chosen(before + after) < MIN_CHOSEN
}

/** A text and the words in it, except short ones. */
function partsOf(text: string): string[] {
  const whole = folded(text)
  return [whole, ...whole.split(/[^a-z0-9]+/)].filter(({ length }) => length >= MIN_WORD)
}

function withLetters(text: string): string {
  return text.replaceAll(/[013457@$!]/g, (sign) => SIGNS[sign] ?? sign)
}

function chosen(text: string): number {
  return Array.from(text).filter((character, i, all) => {
    const last = all[i - 1]
    return last !== character && !NEIGHBOURS.has(`${last}${character}`)
  }).length
}

function pairs(row: string): string[] {
  return Array.from(row.slice(1), (character, i) => `${row[i]}${character}`)
}

function reversed(row: string): string {
  return Array.from(row).toReversed().join('')
}
