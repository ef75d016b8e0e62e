import { figuresOf } from '../quality.ts'
import { MEASURED_CONTRACTS } from './measured.ts'

const { colunas, ...measured } = MEASURED_CONTRACTS

/** What is known of the faults in rows of contracts. */
export const CONTRACT_QUALITY = {
  estado: 'experimental' as const,
  ...measured,
  colunas: colunas.map((one) => ({ coluna: one[0], origem: one[1], ...figuresOf(one) })),
}
