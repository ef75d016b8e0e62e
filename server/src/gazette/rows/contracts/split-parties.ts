import type { Stretch } from '../reading.ts'

/** Between parties that are listed; the first kind that a list has divides it. */
const DIVIDERS = [
  /;(?:\s{1,4}e\s)?|\n\n/gu,
  /(?<=\d{4}-?\d{2}\)?)\s{0,4}(?:,|e|[-–]|,\s?e)\s{1,4}(?=\p{L})/gu,
  /\s{1,4}[Xx]\s{1,4}(?=\p{Lu})|\s{1,4}(?:versus|\/)\s/gu,
  /,?\s{1,4}e\s{1,4}(?:de outro lado,?\s)?(?:com\s)?(?=(?:[aoàá]s?|[oa]\(a\))\s+\p{L}|[Ee]mpresa|EMPRESA)/gu,
  /\s{1,4}e\s{1,4}(?=\p{Lu})/gu,
]

/** The stretches of the parties in a list; one stretch where nothing divides it. */
export function splitParties(text: string, { start, end }: Stretch): Stretch[] {
  const own = text.slice(start, end)
  for (const divider of DIVIDERS) {
    const found = Array.from(own.matchAll(divider)).slice(0, MOST)
    const isLast = divider === DIVIDERS.at(-1)
    if (found.length === 0 || (isLast && found.length > 1)) continue
    const begins = [0, ...found.map(({ index, 0: printed }) => index + printed.length)]
    const ends = [...found.map(({ index }) => index), own.length]
    return begins
      .map((at, i) => ({ start: start + at, end: start + ends[i]! }))
      .filter((part) => /\p{L}{2}/u.test(text.slice(part.start, part.end)))
  }
  return [{ start, end }]
}

/** Instruments have a handful of parties. */
const MOST = 40
