import { type Static, type TSchema, Type } from 'typebox'
import { type Detail, detailOf } from '../../lib/problem.ts'
import type { SearchFilters } from '../../search/search-index.ts'
import type { QueryValues } from '../query/read-query.ts'
import { date, oneOf } from '../schemas/field.ts'
import { SECTION_CODES } from './publication-schema.ts'

const MAX_VALUE = 500
/** As many as a webhook or an alert can have. */
const MAX_VALUES = 100

/** The filters of a search: whatever finds acts takes them, under these names. */
export const filterParameters = {
  data_inicio: Type.Optional(date('Primeiro dia, AAAA-MM-DD, inclusive.', '2024-03-01')),
  data_fim: Type.Optional(date('Último dia, AAAA-MM-DD, inclusive.', '2024-03-31')),
  secao: list(
    Type.Unsafe<string>(oneOf(SECTION_CODES, {})),
    'Seção; repita o parâmetro para aceitar qualquer de várias.',
    ['1'],
  ),
  orgao: list(
    Type.String({ maxLength: MAX_VALUE }),
    'Órgão: o caminho completo, o começo dele ou um só nível, sem distinguir acentos e maiúsculas. Repita o parâmetro para aceitar qualquer de vários.',
    ['Ministério da Educação'],
  ),
  tipo_ato: list(
    Type.String({ maxLength: MAX_VALUE }),
    'Tipo do ato, sem distinguir acentos e maiúsculas. Repita o parâmetro para aceitar qualquer de vários.',
    ['portaria'],
  ),
  edicao: Type.Optional(
    Type.String({
      maxLength: MAX_VALUE,
      description: 'Número da edição; as extras levam letra.',
      examples: ['52-A'],
    }),
  ),
}

const filters = Type.Object(filterParameters)

/** What the parameters of a request filter by. */
export function filtersOf(values: Static<typeof filters>): SearchFilters {
  const { data_inicio, data_fim, secao, orgao, tipo_ato, edicao } = values
  return {
    ...(data_inicio && { data_inicio }),
    ...(data_fim && { data_fim }),
    ...(secao && { secoes: secao }),
    ...(orgao && { orgaos: orgao }),
    ...(tipo_ato && { tipos_ato: tipo_ato }),
    ...(edicao && { edicao }),
  }
}

/** What is wrong with filters together. */
export function filterDetails({ data_inicio, data_fim }: QueryValues): Detail[] {
  const isInverted =
    typeof data_inicio === 'string' && typeof data_fim === 'string' && data_inicio > data_fim
  return isInverted
    ? [detailOf('data_inicio', 'é posterior a data_fim', 'Troque as datas entre si.')]
    : []
}

function list<Item extends TSchema>(items: Item, description: string, example: string[]) {
  return Type.Optional(
    Type.Array(items, { maxItems: MAX_VALUES, description, examples: [example] }),
  )
}
