import { useQuery } from '@tanstack/react-query'
import { normsOptions } from '../../api/tables.ts'
import { namedNorm } from './named-norm.ts'

/** More acts of one number are not of one norm. */
const MOST = 20

/** The acts of the archive with a norm's kind and number; null: its name has none. */
export function useOwnActs(norma: string) {
  const named = namedNorm(norma)
  const asked = useQuery({
    ...normsOptions({
      ...(named && {
        especie: [named.especie],
        numero: [named.numero],
        ...(named.ano !== null && { ano: named.ano }),
      }),
      ordem: 'antigas',
      limite: MOST,
    }),
    enabled: named !== null,
  })
  return named === null ? null : asked
}
