import { figuresOf } from '../quality.ts'
import { MEASURED_NORMS } from './measured.ts'

const { colunas, ...measured } = MEASURED_NORMS

/** What is known of the faults in rows of norms. */
export const NORM_QUALITY = {
  estado: 'experimental' as const,
  ...measured,
  colunas: colunas.map((one) => ({ coluna: one[0], ...figuresOf(one) })),
}
