import { type Coverage, isArchived } from '../gazette/ledger/coverage.ts'
import type { FailureReason } from '../gazette/inlabs/reason.ts'

type SectionState = Coverage['estado']

/**
 * All input of a plan. It is stored in the database, so another collector can continue after one
 * was killed.
 */
export interface Facts {
  source: SourceFacts
  /** Days with known facts, by date. */
  days: Map<string, DayFacts>
  /**
   * Numbers of the regular editions in the archive, by date: they follow one another within a year. From some
   * weeks before the days that are collected.
   */
  numbers: Map<string, number>
}

export interface SourceFacts {
  /** When the source last showed its list of dates. */
  listedAt: Date | null
  /** The first date of that list, whatever days the rest of these facts covers. */
  oldestOffered: string | null
  /** Failures in a row, of any request. */
  failures: number
  /** Do not ask the source before this time. */
  retryAt: Date | null
}

export interface DayFacts {
  /** Whether the source lists the date. */
  offered: boolean
  /** When the source last showed its files of the date. */
  lookedAt: Date | null
  /** Failed looks in a row. */
  failures: number
  retryAt: Date | null
  /** By pubName. */
  sections: Map<string, SectionFacts>
}

export interface SectionFacts {
  /** The ledger's entry; null when it has none. */
  estado: SectionState | null
  motivo: FailureReason | null
  /** The digest of the file behind the ledger's entry. */
  sha256: string | null
  /** When the bytes of that file first came; null: they were seen again since. */
  unconfirmedSince: Date | null
  /**
   * Since when complete files have lacked acts that the archive has; null: the newest one has them
   * all.
   */
  absentSince: Date | null
  /** The size that the source lists; null when it does not list the file. */
  listedBytes: number | null
  /** The listed size when the file was last imported. */
  takenBytes: number | null
  takenAt: Date | null
  /** Failures in a row, of downloads and their imports. */
  failures: number
  retryAt: Date | null
}

/**
 * The same facts as if nothing had failed: after a repair, nobody wants to wait for the next try.
 */
export function withoutRests({ source, days, numbers }: Facts): Facts {
  const rested = (day: DayFacts): DayFacts => ({
    ...day,
    retryAt: null,
    sections: new Map(
      [...day.sections].map(([name, section]) => [name, { ...section, retryAt: null }]),
    ),
  })
  return {
    source: { ...source, retryAt: null },
    days: new Map([...days].map(([data, day]) => [data, rested(day)])),
    numbers,
  }
}

/** A day of which nothing is known. */
export function unknownDay(): DayFacts {
  return { offered: false, lookedAt: null, failures: 0, retryAt: null, sections: new Map() }
}

/** A section of which nothing is known. */
export function unknownSection(): SectionFacts {
  return {
    estado: null,
    motivo: null,
    sha256: null,
    unconfirmedSince: null,
    absentSince: null,
    listedBytes: null,
    takenBytes: null,
    takenAt: null,
    failures: 0,
    retryAt: null,
  }
}

/** Whether the section is in the archive, as complete as it could be read; false while an import runs. */
export function isIn(section: SectionFacts | undefined): boolean {
  return section?.estado === 'completa' || (isHeld(section) && section?.takenAt !== null)
}

/** Whether the archive has anything of the section. */
export function isHeld(section: SectionFacts | undefined): boolean {
  return isArchived(section?.estado)
}
