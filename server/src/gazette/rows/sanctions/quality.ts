import { figuresOf } from '../quality.ts'
import { SANCTION_AIMS } from './aims.ts'
import { MEASURED_SANCTIONS } from './measured.ts'

const { colunas, ...measured } = MEASURED_SANCTIONS

/** What is known of the faults in rows of sanctions. */
export const SANCTION_QUALITY = {
  estado: 'experimental' as const,
  ...measured,
  colunas: figuresOf(colunas, SANCTION_AIMS).map(({ kind: _all, ...figures }) => figures),
}
