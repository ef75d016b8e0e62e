import { useQuery } from '@tanstack/react-query'
import { installationOptions } from '../api/session.ts'

/** Where anybody reads an act without an account; null: the operator has not opened that. */
export function usePublicAddress(id: string): string | null {
  const { data } = useQuery(installationOptions)
  return data?.leitura_publica ? `${location.origin}/ato/${id}` : null
}
