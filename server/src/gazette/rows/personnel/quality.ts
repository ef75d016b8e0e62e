import { figuresOf } from '../quality.ts'
import { PERSONNEL_AIMS } from './aims.ts'
import { MEASURED_PERSONNEL } from './measured.ts'

const { colunas, ...measured } = MEASURED_PERSONNEL

/** What is known of the faults in rows of persons. */
export const PERSONNEL_QUALITY = {
  estado: 'experimental' as const,
  ...measured,
  colunas: figuresOf(colunas, PERSONNEL_AIMS).map(({ coluna, kind: pessoas, ...figures }) => ({
    coluna,
    pessoas,
    ...figures,
  })),
}
