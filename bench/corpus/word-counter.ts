/**
 * Counts in how many texts each word occurs. Words are those of the search: runs of letters, lower case,
 * accents folded; tokens with digits are skipped. Fast enough for hundreds of megabytes.
 */
export interface WordCounter {
  /** Counts the words of one text (HTML of the gazette); returns their numbers, in order. */
  add(html: string): Uint32Array
  /** Distinct words so far. */
  size(): number
  word(id: number): string
  /** The number of texts with the word. */
  documents(id: number): number
}

/** In the result of `add`, a token that is not a word. */
export const NO_WORD = 0xffff_ffff

const SLOTS = 1 << 21
const MOST_WORDS = 1 << 20
const EMPTY = 0

const SPACE = 32
const AMPERSAND = 38
const LESS_THAN = 60
const LETTER_A = 97
/** The ordinal signs ª and º and the degree sign fold to a letter that ends its token. */
const FEMININE = 0xaa
const DEGREE = 0xb0
const MASCULINE = 0xba

/** The class of a character: the letter that it folds to, a digit, or one of these. */
const SEPARATOR = 0
const IGNORED = 1
const FOLDS = foldTable()

/** Tags that do not end a word. */
const INLINE = /^<\/?(strong|em|u|sub|sup)[ >/]/

export function createWordCounter(): WordCounter {
  const slots = new Uint32Array(SLOTS) // id + 1
  const checks = new Uint32Array(MOST_WORDS)
  const documents = new Uint32Array(MOST_WORDS)
  const lastText = new Uint32Array(MOST_WORDS)
  const words: string[] = []
  let text = 0
  let ids = new Uint32Array(1 << 16)

  /** The id of the word at `start` to `end`, known by two hashes of its folded letters. */
  function intern(hash: number, check: number, html: string, start: number, end: number): number {
    let slot = hash & (SLOTS - 1)
    while (slots[slot] !== EMPTY) {
      const id = slots[slot]! - 1
      if (checks[id] === check) return id
      slot = (slot + 1) & (SLOTS - 1)
    }
    if (words.length === MOST_WORDS) throw new RangeError('too many distinct words')
    words.push(fold(html.slice(start, end).replace(/<[^>]*>/g, '')))
    slots[slot] = words.length
    checks[words.length - 1] = check
    return words.length - 1
  }

  function count(id: number): void {
    if (lastText[id] === text) return
    lastText[id] = text
    documents[id]!++
  }

  function add(html: string): Uint32Array {
    text++
    if (ids.length < html.length) ids = new Uint32Array(html.length * 2)
    let found = 0
    let start = -1
    let hash = 0
    let check = 0
    let isWord = true

    for (let i = 0; i <= html.length; i++) {
      const code = i < html.length ? html.charCodeAt(i) : SPACE
      let end = i
      const folded = code < FOLDS.length ? FOLDS[code]! : SEPARATOR
      if (folded > IGNORED) {
        if (start < 0) {
          start = i
          hash = 0x811c9dc5
          check = 0
          isWord = true
        }
        if (folded < LETTER_A) isWord = false
        hash = Math.imul(hash ^ folded, 0x01000193)
        check = (Math.imul(check, 31) + folded) | 0
        if (code !== DEGREE && code !== MASCULINE && code !== FEMININE) continue
        end = i + 1
      } else if (folded === IGNORED) continue
      else if (code === LESS_THAN) {
        const inline = INLINE.test(html.slice(i, i + 9))
        i = html.indexOf('>', i)
        if (inline) continue
      } else if (code === AMPERSAND) i = html.indexOf(';', i)

      if (start < 0) continue
      const id = isWord ? intern(hash, check >>> 0, html, start, end) : NO_WORD
      if (id !== NO_WORD) count(id)
      ids[found++] = id
      start = -1
    }
    return ids.subarray(0, found)
  }

  return {
    add,
    size: () => words.length,
    word: (id) => words[id]!,
    documents: (id) => documents[id]!,
  }
}

/** Maps Latin letters to their lower-case base letter, digits to themselves, accents to IGNORED. */
function foldTable(): Uint8Array {
  const table = new Uint8Array(0x370)
  for (let code = 0; code < table.length; code++) {
    const base = fold(String.fromCharCode(code))
    if (/^[a-z0-9]$/.test(base)) table[code] = base.charCodeAt(0)
    else if (base === '') table[code] = IGNORED
  }
  table[DEGREE] = 'o'.charCodeAt(0)
  return table
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
}
