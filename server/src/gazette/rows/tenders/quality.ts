import { figuresOf } from '../quality.ts'
import { TENDER_AIMS } from './aims.ts'
import { MEASURED_TENDERS } from './measured.ts'

const { colunas, ...measured } = MEASURED_TENDERS

/** What is known of the faults in rows of tenders. */
export const TENDER_QUALITY = {
  estado: 'experimental' as const,
  ...measured,
  colunas: figuresOf(colunas, TENDER_AIMS).map(({ coluna, kind: avisos, ...figures }) => ({
    coluna,
    avisos,
    ...figures,
  })),
}
