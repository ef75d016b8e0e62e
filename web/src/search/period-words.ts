import type { Format } from '../words/format.ts'
import type { Words } from '../words/pt/index.ts'
import type { SearchState } from '../query/state.ts'

/** `de 1 set a 20 nov 2026`; null: every day. */
export function periodWords(
  { data_inicio, data_fim }: Pick<SearchState, 'data_inicio' | 'data_fim'>,
  said: Pick<Words['search'], 'inPeriod' | 'since' | 'upTo'>,
  format: Format,
): string | null {
  if (data_inicio && data_fim) {
    const isOneYear = data_inicio.slice(0, 4) === data_fim.slice(0, 4)
    const first = isOneYear ? format.dayMonth(data_inicio) : format.date(data_inicio)
    return said.inPeriod(first, format.date(data_fim))
  }
  if (data_inicio) return said.since(format.date(data_inicio))
  return data_fim ? said.upTo(format.date(data_fim)) : null
}
