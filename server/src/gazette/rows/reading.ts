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

/** What surrounds a value and is no part of it. */
const BEFORE = /[\s:;,.\-–—"“”'‘’]/
const AFTER = /[\s:;,.\-–—"“]/
/** `S.A.`, whose last dot is its own. */
const INITIALS = /\p{Lu}\.\p{Lu}\.$/u
/** The mark of the next item of a list: `; b)`, `; 4)`, `; f-`. */
const NEXT_ITEM = /(?<=[;.,\n]\s?)(?:[a-z]|\d{1,2})\)$|(?<=;\s?)[a-z]$/

/** A stretch without the blanks and the punctuation around it; null: nothing else is in it. */
export function trimmed(text: string, stretch: Stretch): SlotReading<string> | null {
  let { start, end } = stretch
  while (start < end && BEFORE.test(text[start]!)) start++
  for (let isItem = true; isItem;) {
    while (end > start && AFTER.test(text[end - 1]!) && !endsWith(INITIALS)) end--
    const item = NEXT_ITEM.exec(text.slice(Math.max(start, end - 6), end))?.[0]
    isItem = item !== undefined
    end -= item?.length ?? 0
  }
  return end > start ? { value: oneLine(text.slice(start, end)), start, end } : null

  function endsWith(pattern: RegExp): boolean {
    return pattern.test(text.slice(Math.max(start, end - 4), end))
  }
}

/** On one line, with single blanks. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

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
