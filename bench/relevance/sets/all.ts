import type { QuerySet } from '../measure.ts'
import { acronyms } from './acronyms.ts'
import { bodies } from './bodies.ts'
import { excerpts } from './excerpts.ts'
import { families } from './families.ts'
import { graded, gradedBegun, gradedPrecision, gradedQuoted } from './graded.ts'
import { names, namesFirst } from './names.ts'
import {
  blind,
  eighth,
  fifth,
  fourth,
  fresh,
  natural,
  ninth,
  seventh,
  sixth,
  tenth,
} from './natural.ts'
import { norms } from './norms.ts'
import { offices } from './offices.ts'
import { pasted } from './pasted.ts'
import { prefixTotals, prefixes } from './prefixes.ts'
import { similar } from './similar.ts'
import { typos } from './typos.ts'

export const SETS: QuerySet[] = [
  names,
  namesFirst,
  families,
  norms,
  acronyms,
  bodies,
  typos,
  offices,
  gradedPrecision,
  graded,
  gradedBegun,
  gradedQuoted,
  ...natural,
  ...blind,
  ...fresh,
  ...fourth,
  ...fifth,
  ...sixth,
  ...seventh,
  ...eighth,
  ...ninth,
  ...tenth,
  pasted,
  excerpts,
  similar,
  prefixes,
  prefixTotals,
]
