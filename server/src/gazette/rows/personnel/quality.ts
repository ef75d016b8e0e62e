import { figuresOf } from '../quality.ts'
import { MEASURED_PERSONNEL } from './measured.ts'

const { colunas, ...measured } = MEASURED_PERSONNEL

/** What is known of the faults in rows of persons. */
export const PERSONNEL_QUALITY = {
  estado: 'experimental' as const,
  ...measured,
  colunas: colunas.map((one) => ({ coluna: one[0], pessoas: one[1], ...figuresOf(one) })),
}
