/**
 * The facts about the portal's readings, which permanent links come from. Stored in the database.
 */
export interface ReadingFacts {
  /** Failures of the portal in a row, and the time until which it is not asked. */
  failures: number
  retryAt: Date | null
  /** Sections that are complete in the archive, in no order. */
  sections: SectionReading[]
}

export interface SectionReading {
  data: string
  pubName: string
  /** Acts in the archive. */
  publicacoes: number
  /** Null when its reading was never fetched. */
  last: { at: Date; times: number; publicacoes: number; enderecos: number } | null
  /** After a failure, do not ask before this time. */
  retryAt: Date | null
}

export type ReadingStep =
  | { kind: 'read'; data: string; pubName: string }
  /** Null: nothing to read until something new arrives. */
  | { kind: 'wait'; until: Date | null }

const HOUR = 60 * 60_000
/** After these times, a reading that lacked acts is fetched again; then it stays as it is. */
const AGAIN_MS = [6 * HOUR, 24 * HOUR]

/** Which section's reading to ask of the portal next, and when: the newest first. */
export function planReading(now: Date, { retryAt, sections }: ReadingFacts): ReadingStep {
  const due = sections
    .map((section) => ({ section, at: dueAt(section) }))
    .filter((item): item is { section: SectionReading; at: Date } => item.at !== null)
  if (due.length === 0) return { kind: 'wait', until: null }
  if (retryAt !== null && retryAt > now) return { kind: 'wait', until: retryAt }
  const [next] = due
    .filter(({ at }) => at <= now)
    .toSorted((a, b) => (placeOf(a.section) < placeOf(b.section) ? 1 : -1))
  if (next) return { kind: 'read', data: next.section.data, pubName: next.section.pubName }
  return { kind: 'wait', until: new Date(Math.min(...due.map(({ at }) => at.getTime()))) }
}

function dueAt({ publicacoes, last, retryAt }: SectionReading): Date | null {
  const since = new Date(0)
  if (last === null || last.publicacoes !== publicacoes) return retryAt ?? since
  const wait = AGAIN_MS[last.times - 1]
  if (last.enderecos >= publicacoes || wait === undefined) return null
  const again = new Date(last.at.getTime() + wait)
  return retryAt !== null && retryAt > again ? retryAt : again
}

function placeOf({ data, pubName }: SectionReading): string {
  return `${data} ${pubName}`
}
