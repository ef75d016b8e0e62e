/**
 * The first three letters of the names of kinds in act-kind.ts, folded; `_`: anything. Few words of a text begin
 * with any of them, and to look these up takes a tenth of what trying every name everywhere takes.
 */
const BEGINNINGS =
  'lei lc_ lpc l.c med mp_ m.p eme ec_ e.c dec dl_ ins in_ i.n ori ord nor por pt_ p._ rdc res rec reg sum sol con com alv del des aco ato ata pro pre cir apo edi tom cha car cre dis ter'
/** The first four of names that may be glued to a word. */
const GLUED = ['preg', 'conc', 'toma']

/** Letters from 1 on, then the dot; 0: anything else. */
const BITS = 5
const DOT = 27
const LETTERS = Uint8Array.from({ length: 256 }, (_, unit) => {
  const letter = String.fromCharCode(unit).toLowerCase().normalize('NFD')
  if (letter === '.') return DOT
  return /^[a-z]/.test(letter) ? letter.charCodeAt(0) - 96 : 0
})
const IN_WORD = Uint8Array.from({ length: 256 }, (_, unit) =>
  /[\wÀ-ÿ]/.test(String.fromCharCode(unit)) ? 1 : 0,
)

/** Whether a name may begin with three letters: 0, or {@link OF_WORD}, or anywhere in a word. */
const BEGINS = new Uint8Array(1 << (3 * BITS))
const OF_WORD = 1
const ANYWHERE = 2
for (const beginning of BEGINNINGS.split(' ')) {
  const glued = GLUED.some((name) => name.startsWith(beginning)) ? ANYWHERE : OF_WORD
  const [first, second, third] = Array.from(beginning, (letter) => LETTERS[letter.charCodeAt(0)]!)
  const start = ((first! << BITS) | second!) << BITS
  if (beginning.endsWith('_')) BEGINS.fill(glued, start, start + (1 << BITS))
  else BEGINS[start | third!] = glued
}

/** The first place from `from` on where a kind may be named; the end of the text if there is none. */
export function nextKindFrom(text: string, from: number): number {
  let key = (letterAt(text, from) << BITS) | letterAt(text, from + 1)
  for (let at = from; at < text.length; at++) {
    key = ((key << BITS) | letterAt(text, at + 2)) & (BEGINS.length - 1)
    const begins = BEGINS[key]!
    if (begins !== 0 && (!isInWord(text, at) || (begins === ANYWHERE && isGlued(text, at))))
      return at
  }
  return text.length
}

function letterAt(text: string, at: number): number {
  const unit = text.charCodeAt(at)
  return unit < LETTERS.length ? LETTERS[unit]! : 0
}

function isInWord(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1)
  return before < IN_WORD.length && IN_WORD[before] === 1
}

function isGlued(text: string, at: number): boolean {
  return GLUED.includes(text.slice(at, at + 4).toLowerCase())
}
