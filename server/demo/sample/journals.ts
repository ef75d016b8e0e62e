import { dayNumber } from '../../src/lib/time/dates.ts'

export type PubName = 'DO1' | 'DO2' | 'DO3' | 'DO1E' | 'DO2E' | 'DO3E'

export type JournalSection = '1' | '2' | '3'

interface Journal {
  section: JournalSection
  /** The printer's number of the journal; for extras that of letter A, the next letters follow. */
  number: number
  /** The place of its acts' identifiers within the day. */
  slot: number
}

export const JOURNALS: Record<PubName, Journal> = {
  DO1: { section: '1', number: 515, slot: 0 },
  DO2: { section: '2', number: 529, slot: 1 },
  DO3: { section: '3', number: 530, slot: 2 },
  DO1E: { section: '1', number: 600, slot: 3 },
  DO2E: { section: '2', number: 604, slot: 4 },
  DO3E: { section: '3', number: 608, slot: 5 },
}

/** 0 for regular editions and extras of letter A, 1 for B… */
function letterIndex(editionNumber: string): number {
  const letter = /-([A-D])$/.exec(editionNumber)?.[1] ?? 'A'
  return letter.charCodeAt(0) - 'A'.charCodeAt(0)
}

/** The journal number of an edition: `68-C` of DO1E is 602. */
export function journalNumber(pubName: PubName, editionNumber: string): number {
  return JOURNALS[pubName].number + letterIndex(editionNumber)
}

/** Nine digits, so that no invented act is mistaken for a real one, whose numbers have eight. */
const FIRST_MATERIA = 100_000_000
const ACTS_PER_JOURNAL = 10_000
/** Extras of letters A to D share the numbers of their journal. */
const ACTS_PER_LETTER = 2500

/**
 * The idMateria of act number `sequence` of an edition: unique over all sample editions.
 * @throws RangeError beyond 10,000 acts, or 2,500 in an extra edition.
 */
export function materiaId(
  edition: { date: string; pubName: PubName; editionNumber: string },
  sequence: number,
): number {
  const { date, pubName, editionNumber } = edition
  const most = pubName.endsWith('E') ? ACTS_PER_LETTER : ACTS_PER_JOURNAL
  if (sequence >= most) throw new RangeError(`${pubName} holds at most ${most} sample acts`)
  const journal = dayNumber(date) * Object.keys(JOURNALS).length + JOURNALS[pubName].slot
  const letter = letterIndex(editionNumber) * ACTS_PER_LETTER
  return FIRST_MATERIA + journal * ACTS_PER_JOURNAL + letter + sequence
}
