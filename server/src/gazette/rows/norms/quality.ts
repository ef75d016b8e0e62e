import { figuresOf } from '../quality.ts'
import { MEASURED_NORMS } from './measured.ts'

const { colunas, ...measured } = MEASURED_NORMS

/** What is known of the faults in rows of norms. */
export const NORM_QUALITY = {
  estado: 'experimental' as const,
  ...measured,
  // Nothing was aimed at for norms: none of its columns is said to be stable.
  colunas: figuresOf(colunas, []).map(({ kind: _all, ...figures }) => figures),
}
