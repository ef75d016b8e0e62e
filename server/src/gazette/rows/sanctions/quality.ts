import { figuresOf } from '../quality.ts'
import { MEASURED_SANCTIONS } from './measured.ts'

const { colunas, ...measured } = MEASURED_SANCTIONS

/** What is known of the faults in rows of sanctions. */
export const SANCTION_QUALITY = {
  estado: 'experimental' as const,
  ...measured,
  colunas: colunas.map((one) => ({ coluna: one[0], ...figuresOf(one) })),
}
