/** A value that was read, and where the text has the words for it, in UTF-16 units; the end is exclusive. */
export interface SlotReading<T> {
  value: T
  start: number
  end: number
}

/** A stretch of a text. */
export interface Stretch {
  start: number
  end: number
}

/** What surrounds a value and is no part of it; blanks besides. */
const BEFORE = new Set(':;,.-–—"“”\'‘’')
const AFTER = new Set(':;,.-–—"“')
/** `S.A.`, whose last dot is its own. */
const INITIALS = /\p{Lu}\.\p{Lu}\.$/u
/** The mark of the next item of a list: `; b)`, `; 4)`, `; f-`. */
const NEXT_ITEM = /(?<=[;.,\n]\s?)[a-z]\)$|(?<=[;\n]\s?|[.,]\s)\d{1,2}\)$|(?<=;\s?)[a-z]$/

/** A stretch without the blanks and the punctuation around it; null: nothing else is in it. */
export function trimmed(text: string, stretch: Stretch): SlotReading<string> | null {
  let { start, end } = stretch
  while (start < end && isAround(text[start]!, BEFORE)) start++
  for (let isItem = true; isItem;) {
    while (end > start && isAround(text[end - 1]!, AFTER) && !endsWith(INITIALS)) end--
    const item = NEXT_ITEM.exec(text.slice(Math.max(start, end - 6), end))?.[0]
    isItem = item !== undefined
    end -= item?.length ?? 0
  }
  return end > start ? { value: oneLine(text.slice(start, end)), start, end } : null

  function endsWith(pattern: RegExp): boolean {
    return pattern.test(text.slice(Math.max(start, end - 4), end))
  }
}

function isAround(character: string, marks: Set<string>): boolean {
  return marks.has(character) || character.trim() === ''
}

/** How much of a text without a heading is shown for what the whole of it says. */
const OPENING_WORDS = 120

/** A heading; without one, the first words below. */
export function headingOrOpening(text: string, heading: Stretch, end: number): Stretch {
  if (heading.end > heading.start) return heading
  const line = LINE_WITH_WORDS.exec(text.slice(heading.end, end))
  if (!line) return heading
  const start = heading.end + line.index
  const words = line[0].slice(0, OPENING_WORDS)
  const whole = words.length < line[0].length ? words.replace(/\s\S*$/u, '') : words
  return { start, end: start + whole.trimEnd().length }
}

const LINE_WITH_WORDS = /\p{L}{2}[^\n]*/u

/** On one line, with single blanks. */
export function oneLine(text: string): string {
  return text.replace(BLANKS, ' ').trim()
}

/** But for single ones, which stay as they are. */
const BLANKS = / \s+|[^\S ]\s*/g

/** The first that is found in several places. */
export function first<T, Found>(
  among: readonly T[],
  find: (each: T) => Found | null,
): Found | null {
  for (const each of among) {
    const found = find(each)
    if (found !== null) return found
  }
  return null
}
