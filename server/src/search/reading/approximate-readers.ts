import { readAcronym, readAnyBody } from './body-names.ts'
import { readCompany } from './companies.ts'
import { readFamily } from './families.ts'
import { readHeadOfBody } from './heads.ts'
import { readNickname } from './nicknames.ts'
import { readNorm } from './norms.ts'
import { readState } from './states.ts'
import { readSynonym } from './synonyms.ts'
import type { Run, Widening } from './widening.ts'

type Reader = (run: Run) => Widening | null

/**
 * What the words at the start of a run may also mean, in the approximate list. All readers that
 * apply to the most words are heard, unlike in a strict search, where the first one is.
 */
const READERS: readonly Reader[] = [
  readNorm,
  readNickname,
  readAnyBody,
  readHeadOfBody,
  readState,
  readSynonym,
  readFamily,
  readCompany,
  readAcronym,
]

/** The widenings of the most words at the start of a run; empty if nothing is read more widely. */
export function approximationsOf(run: Run): Widening[] {
  const read = READERS.map((reader) => reader(run)).filter((widening) => widening !== null)
  const longest = Math.max(0, ...read.map(({ length }) => length))
  return read.filter(({ length }) => length === longest)
}
