import { type TProperties, type TSchema, Type } from 'typebox'
import type { RowsAskedFor, WatchedRows } from '../../monitor/watched-rows.ts'
import { contractParameters } from '../rows/contract-schema.ts'
import { normParameters } from '../rows/norm-schema.ts'
import { personnelParameters } from '../rows/personnel-schema.ts'
import { sanctionParameters } from '../rows/sanction-schema.ts'
import { tenderParameters } from '../rows/tender-schema.ts'
import { nullable, oneOf } from '../schemas/field.ts'

const LISTED = new Intl.ListFormat('pt-BR')

/** What only a list of rows that are there already is asked for. */
export const OF_LISTS = [
  'situacao',
  'data_inicio',
  'data_fim',
  'literal',
  'facetas',
  'ordem',
  'cursor',
  'limite',
]

/** The filters on future rows of each table: those of its list. */
export const ROW_FILTERS: Record<keyof RowsAskedFor, TProperties> = {
  contratos: filtersOf(contractParameters.properties),
  pessoal: filtersOf(personnelParameters.properties),
  licitacoes: filtersOf(tenderParameters.properties),
  sancoes: filtersOf(sanctionParameters.properties),
  normas: filtersOf(normParameters.properties),
}

export const WATCHED_TABLES = Object.keys(ROW_FILTERS) as WatchedRows['tabela'][]

const rowFilterExample: WatchedRows = {
  tabela: 'contratos',
  fornecedor_ni: ['12.345.678/0001-95'],
  valor_min: 1_000_000,
}

const fields = {
  tabela: oneOf(WATCHED_TABLES, {
    description: 'A tabela: as linhas das outras não são contadas.',
    examples: [rowFilterExample.tabela],
  }),
  ...allFilters(),
}

const ABOUT =
  'Que linhas de uma tabela interessam: o que o `GET` dela acha com os mesmos filtros. Tudo o que é dado deve valer, e de cada lista basta um valor. Os outros filtros não se aplicam a linhas, só `literal`. `null`: num webhook, `linha.nova` conta todas, de todas as tabelas; um alerta procura atos, e não linhas.'

/** In a body: one object for all tables, so that a fault names its field; which are of its table is checked after. */
export const givenRowFilter = Type.Unsafe<WatchedRows | null>(
  nullable(
    Type.Object(fields, {
      additionalProperties: false,
      description: ABOUT,
      examples: [rowFilterExample],
    }),
  ),
)

/** In an answer, only with what was given. */
export const keptRowFilter = Type.Unsafe<WatchedRows | null>({
  type: ['object', 'null'],
  additionalProperties: true,
  description: ABOUT,
  examples: [rowFilterExample],
})

function filtersOf(parameters: TProperties): TProperties {
  return Object.fromEntries(Object.entries(parameters).filter(([name]) => !OF_LISTS.includes(name)))
}

function allFilters(): TProperties {
  const names = [...new Set(Object.values(ROW_FILTERS).flatMap(Object.keys))]
  return Object.fromEntries(names.map((name) => [name, filterOfTables(name)]))
}

/** A parameter of the lists of these tables; where they differ, each checks its own. */
function filterOfTables(name: string): TSchema {
  const tables = WATCHED_TABLES.filter((table) => name in ROW_FILTERS[table])
  const schema = ROW_FILTERS[tables[0]!][name]! // a name of some table
  const lists = LISTED.format(tables.map((table) => `\`GET /${table}\``))
  return Type.Optional({ ...schema, description: `Como \`${name}\` em ${lists}.` })
}
