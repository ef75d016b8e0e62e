import { figuresOf } from '../quality.ts'
import { CONTRACT_AIMS } from './aims.ts'
import { MEASURED_CONTRACTS } from './measured.ts'

const { colunas, ...measured } = MEASURED_CONTRACTS

/** What is known of the faults in rows of contracts. */
export const CONTRACT_QUALITY = {
  estado: 'experimental' as const,
  ...measured,
  colunas: figuresOf(colunas, CONTRACT_AIMS).map(({ coluna, kind: origem, ...figures }) => ({
    coluna,
    origem,
    ...figures,
  })),
}
