import type { Range } from '../../service/rows/row-store.ts'

/** Amounts of as many digits, in cents, that begin with the same two: digits * 100 + these two; 0: those below zero. */
export type Band = number

const BELOW_ZERO: Band = 0

interface Bands {
  /** Bands that are asked for whole; none if it ends before it begins. */
  whole: Range<Band>
  /** The amounts of the others. */
  parts: Range<number>[]
}

/** The bands of a range of amounts, as the database's triggers make them. */
export function bandsOf({ from, to }: Range<number>): Bands {
  const [first, last] = [from, to].map((limit) => (limit === undefined ? undefined : bandOf(limit)))
  const isWhole = {
    first: first === undefined || startOf(first) === from,
    last: last === undefined || endOf(last) === to,
  }
  if (first !== undefined && first === last && !(isWhole.first && isWhole.last))
    return { whole: { from: first + 1, to: first }, parts: [{ from, to }] }
  const parts: Range<number>[] = []
  if (!isWhole.first) parts.push({ from, to: Math.min(endOf(first!), to ?? Infinity) })
  if (!isWhole.last) parts.push({ from: higherOf(startOf(last!), from), to })
  return {
    whole: {
      from: first === undefined || isWhole.first ? first : first + 1,
      to: last === undefined || isWhole.last ? last : last - 1,
    },
    parts,
  }
}

function bandOf(cents: number): Band {
  if (cents < 0) return BELOW_ZERO
  const digits = String(cents)
  return digits.length * 100 + Number(digits.slice(0, 2))
}

/** Its least amount; below zero there is none. */
function startOf(band: Band): number | undefined {
  return band === BELOW_ZERO ? undefined : leastOf(band)
}

function endOf(band: Band): number {
  return band === BELOW_ZERO ? -1 : leastOf(band) + widthOf(band) - 1
}

function higherOf(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? (a ?? b) : Math.max(a, b)
}

const leastOf = (band: Band) => (band % 100) * widthOf(band)

/** How many amounts it has. */
const widthOf = (band: Band) => 10 ** Math.max(0, Math.floor(band / 100) - 2)
