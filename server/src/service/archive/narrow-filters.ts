import { allOnceOver } from '../../lib/flow/all-once-over.ts'
import type { MeantSearch } from '../../search/reading/read-search.ts'
import type { SearchFilters } from '../../search/search-reader.ts'

/** The parameters of a request, by the filters that they set. A range is one filter. */
const FILTERS: Partial<Record<keyof SearchFilters, string>>[] = [
  { data_inicio: 'data_inicio', data_fim: 'data_fim' },
  { secoes: 'secao' },
  { orgaos: 'orgao' },
  { orgaos_exceto: 'orgao_exceto' },
  { tipos_ato: 'tipo_ato' },
  { situacoes: 'situacao' },
  { edicao: 'edicao' },
  { cnpjs: 'cnpj' },
  { valor_min: 'valor_min', valor_max: 'valor_max' },
]

/** A filter without which the same search finds something. */
export interface NarrowFilter {
  /** Its parameter; of a range, the first one that is set. */
  campo: string
  /** What it finds without this filter, and with all others. */
  total: number
}

/** The filters of a search without a match that exclude, each alone, all that it would find. */
export async function narrowFilters(
  { query, filters }: MeantSearch,
  found: (search: MeantSearch) => Promise<number>,
): Promise<NarrowFilter[]> {
  const counted = FILTERS.flatMap((parameters) => {
    const keys = Object.keys(parameters) as (keyof SearchFilters)[] // of a literal
    const campo = keys.filter((key) => isSet(filters[key])).map((key) => parameters[key]!)[0]
    if (campo === undefined) return []
    const others = { ...filters }
    for (const key of keys) delete others[key]
    return [found({ query, filters: others }).then((total) => ({ campo, total }))]
  })
  return (await allOnceOver(counted)).filter(({ total }) => total > 0)
}

const isSet = (value: unknown) => value !== undefined && (!Array.isArray(value) || value.length > 0)
