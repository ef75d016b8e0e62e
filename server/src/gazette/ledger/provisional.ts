import { brasiliaDate, dateOfDay, dayNumber } from '../../lib/time/dates.ts'
import type { Coverage } from './coverage.ts'
import { morningOf } from './punctuality.ts'

/** A section of a day, and whether its file was seen more than once. */
interface SeenSection extends Coverage {
  /** When the bytes of its file first came; null: they were seen again since. ISO 8601, UTC. */
  unconfirmed_since: string | null
}

/** A source that writes a file for longer than this has changed its size meanwhile. */
const SECOND_LOOK_MS = 30 * 60_000

/**
 * Whether the source may still replace the file of a section: it came whole at night, and neither a second
 * look nor the morning has confirmed it. Its acts are delivered all the same.
 */
export function isProvisional(
  { data, estado, unconfirmed_since }: SeenSection,
  now: Date,
): boolean {
  return estado === 'completa' && unconfirmed_since !== null && now < morningOf(data)
}

/** The first day that may have provisional sections. */
export function firstProvisional(now: Date): string {
  const today = brasiliaDate(now)
  return now < morningOf(today) ? today : dateOfDay(dayNumber(today) + 1)
}

/** When a look at the same file confirms it; null: the morning comes first. */
export function secondLookDue(data: string, seen: Date): Date | null {
  const due = new Date(seen.getTime() + SECOND_LOOK_MS)
  return due < morningOf(data) ? due : null
}
