/** An act compared with the newest complete file of its section. */
export interface Presence {
  /** Whether the file has the act. */
  isThere: boolean
  /** Since when complete files have lacked it; null: the last one had it. */
  absentSince: Date | null
  /** Whether it counts as withdrawn. */
  isWithdrawn: boolean
}

/** The effect of a look at the file on the act. */
export type LookOutcome = 'unchanged' | 'absent' | 'found_again' | 'withdrawn' | 'returned'

/**
 * A source writes its files at night, and half a file looks like a complete one with fewer acts.
 */
const CONFIRM_MS = 60 * 60_000

/** When a look can prove that an act, absent since then, was withdrawn. */
export function confirmationDue(absentSince: Date): Date {
  return new Date(absentSince.getTime() + CONFIRM_MS)
}

/**
 * An act counts as withdrawn when two looks, an hour apart, lacked it and none between them had it.
 */
export function judgeLook({ isThere, absentSince, isWithdrawn }: Presence, now: Date): LookOutcome {
  if (isThere) return isWithdrawn ? 'returned' : absentSince === null ? 'unchanged' : 'found_again'
  if (isWithdrawn) return 'unchanged'
  if (absentSince === null) return 'absent'
  return now >= confirmationDue(absentSince) ? 'withdrawn' : 'absent'
}
