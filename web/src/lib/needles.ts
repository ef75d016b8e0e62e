/** What a query seeks, as it is to be marked in a text: words, prefixes and exact phrases; nothing that it excludes. */
export interface Needle {
  /** As it was typed. */
  text: string
  /** One after another; the last one may be only the beginning of a word. */
  words: string[]
  isPrefix: boolean
  /** A word outside quotes meets its plural, too. */
  isExact: boolean
}

export interface Span {
  start: number
  end: number
  /** Which of the needles. */
  needle: number
}

const PART = /(-?)(?:(\p{L}+):)?(?:"([^"]*)"(?:~\d+)?|([^\s"()]+))/gu
const OPERATORS = new Set(['OU', 'OR', 'E', 'AND', 'NAO', 'NÃO', 'NOT'])
const WORD = /[\p{L}\p{N}]+/gu
/** Skipped by the search itself, unless nothing else is left. */
const SMALL = new Set(
  'a as o os e de da do das dos em na no nas nos por para com um uma'.split(' '),
)

export function needlesOf(query: string): Needle[] {
  const needles: Needle[] = []
  let isNegated = false
  for (const [, minus, , phrase, bare] of query.matchAll(PART)) {
    if (bare !== undefined && OPERATORS.has(bare)) {
      isNegated = ['NAO', 'NÃO', 'NOT'].includes(bare)
      continue
    }
    const text = phrase ?? bare ?? ''
    const words = (text.match(WORD) ?? []).map(fold)
    const isSmall = phrase === undefined && words.every((word) => SMALL.has(word))
    if (!minus && !isNegated && words.length > 0 && !isSmall)
      needles.push({ text, words, isPrefix: text.endsWith('*'), isExact: phrase !== undefined })
    isNegated = false
  }
  return needles
}

/** Where the needles stand in a text, in order, none across another. */
export function findNeedles(text: string, needles: Needle[]): Span[] {
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    folded: fold(word),
    start: index,
    end: index + word.length,
  }))
  const spans: Span[] = []
  for (let at = 0; at < words.length; at++) {
    const needle = needles.findIndex((sought) => standsAt(sought, at))
    if (needle < 0) continue
    const last = at + needles[needle]!.words.length - 1
    spans.push({ start: words[at]!.start, end: words[last]!.end, needle })
    at = last
  }
  return spans

  function standsAt({ words: sought, isPrefix, isExact }: Needle, at: number): boolean {
    return sought.every((word, offset) => {
      const found = words[at + offset]?.folded
      if (found === undefined) return false
      if (isPrefix && offset === sought.length - 1) return found.startsWith(word)
      return isExact ? found === word : singular(found) === singular(word)
    })
  }
}

export function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

const ENDINGS: [ending: RegExp, singular: string][] = [
  [/(?:oes|aes|aos)$/, 'ao'],
  [/([aeou])is$/, '$1l'],
  [/([rzs])es$/, '$1'],
  [/ns$/, 'm'],
  [/([aeiou])s$/, '$1'],
]

/** The plural's ending goes, and that of a participle's gender; `casa` and `caso` stay apart. */
function singular(word: string): string {
  const ending = ENDINGS.find(([ending]) => word.length > 3 && ending.test(word))
  const one = ending ? word.replace(...ending) : word
  return one.replace(/([ai]d)a$/, '$1o')
}
