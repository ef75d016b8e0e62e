import { interval } from './interval.ts'

/** Of a column in an act: values that are right, wrong (another one is printed, or none) and missing. */
export interface Tally {
  right: number
  wrong: number
  missing: number
}

export type ActTallies = Map<string, Tally>

/** What a row says, by column, as it is compared. */
export type Values = Record<string, string>

/** A label: where the words are, and what they say if that is something else. */
export type Place = [from: number, to: number, value?: string | number, remark?: string]

export const NOTHING: Tally = { right: 0, wrong: 0, missing: 0 }

export function sum(tallies: Tally[]): Tally {
  return tallies.reduce(
    (a, b) => ({
      right: a.right + b.right,
      wrong: a.wrong + b.wrong,
      missing: a.missing + b.missing,
    }),
    NOTHING,
  )
}

/** A line of the table: labels, precision and recall with their intervals, silent faults; null: nothing was there. */
export function figures(column: string, counts: Tally[]): string[] | null {
  const { right, wrong, missing } = sum(counts)
  if (right + wrong + missing === 0) return null
  const precision = interval(counts, (one) => [one.right, one.right + one.wrong])
  const recall = interval(counts, (one) => [one.right, one.right + one.missing])
  return [column, String(right + missing), precision, recall, String(wrong)]
}

/** Counts one value of an act. @param isListing prints what is not right */
export function tell(
  tallies: ActTallies,
  column: string,
  { want, give }: { want: string | undefined; give: string | undefined },
  onFault: ((fault: string) => void) | null,
): void {
  if (want === undefined && give === undefined) return
  const isRight = want === give
  if (!isRight) onFault?.(`${column}\n  - ${want}\n  + ${give}`)
  const more = isRight
    ? { right: 1, wrong: 0, missing: 0 }
    : { right: 0, wrong: give === undefined ? 0 : 1, missing: want === undefined ? 0 : 1 }
  tallies.set(column, sum([tallies.get(column) ?? NOTHING, more]))
}

/** Each wanted one with the given one that agrees most, and what is left of both. */
export function paired<One>(
  wanted: One[],
  given: One[],
  agreement: (want: One, give: One) => number,
): [One | undefined, One | undefined][] {
  const candidates = wanted
    .flatMap((want) => given.map((give) => ({ want, give, agree: agreement(want, give) })))
    .filter(({ agree }) => agree > 0)
    .toSorted((a, b) => b.agree - a.agree)
  const [left, others] = [new Set(wanted), new Set(given)]
  const pairs = candidates.filter(
    ({ want, give }) =>
      left.has(want) && others.has(give) && left.delete(want) && others.delete(give),
  )
  return [
    ...pairs.map(({ want, give }): [One, One] => [want, give]),
    ...[...left].map((want): [One, undefined] => [want, undefined]),
    ...[...others].map((give): [undefined, One] => [undefined, give]),
  ]
}
