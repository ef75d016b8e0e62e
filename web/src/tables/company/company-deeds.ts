import { useQuery } from '@tanstack/react-query'
import { sanctionsOptions, tendersOptions } from '../../api/tables.ts'

/** Rows of each table on the page. */
const FEW = 5

/** The newest tenders that a company won, and the newest sanctions published of it. */
export function useCompanyDeeds(cnpj: string) {
  return {
    won: useQuery(tendersOptions({ vencedor_ni: [cnpj], limite: FEW })),
    sanctions: useQuery(sanctionsOptions({ sancionado_cnpj: [cnpj], limite: FEW })),
  }
}

export type DeedsOfCompany = ReturnType<typeof useCompanyDeeds>
