import { useQuery } from '@tanstack/react-query'
import { contractsOptions } from '../../api/tables.ts'
import { today } from '../../lib/dates.ts'

/** As many rows as one answer has. */
const ROWS = 100

/** Its contracts that have not ended, those that end first before the others. */
export const inForceOf = (cnpj: string) => ({
  fornecedor_ni: [cnpj],
  vigencia_fim_de: today(),
  ordem: 'vigencia_fim' as const,
})

/** The newest contracts of a company, with what all of them come to, and those in force. */
export function useCompanyContracts(cnpj: string) {
  return {
    newest: useQuery(
      contractsOptions({ fornecedor_ni: [cnpj], limite: ROWS, facetas: ['orgao', 'mes'] }),
    ),
    inForce: useQuery(contractsOptions({ ...inForceOf(cnpj), limite: ROWS })),
  }
}
