import { figuresOf } from '../quality.ts'
import { MEASURED_TENDERS } from './measured.ts'

const { colunas, ...measured } = MEASURED_TENDERS

/** What is known of the faults in rows of tenders. */
export const TENDER_QUALITY = {
  estado: 'experimental' as const,
  ...measured,
  colunas: colunas.map((one) => ({ coluna: one[0], avisos: one[1], ...figuresOf(one) })),
}
