import { type Detail, type Problem, detailOf } from '../../lib/errors/problem.ts'
import { type Fields, fieldsOf } from '../body/bodies.ts'
import type { QueryValues } from '../query/read-query-string.ts'
import { checkContracts } from '../rows/read-contracts.ts'
import { checkNorms } from '../rows/read-norms.ts'
import { checkPersonnel } from '../rows/read-personnel.ts'
import { checkSanctions } from '../rows/read-sanctions.ts'
import { checkTenders } from '../rows/read-tenders.ts'
import { OF_LISTS, ROW_FILTERS, WATCHED_TABLES } from './row-filter-schema.ts'

/** The checks that the list of each table makes. */
const CHECKS: Record<(typeof WATCHED_TABLES)[number], (values: QueryValues) => Problem[]> = {
  contratos: checkContracts,
  pessoal: checkPersonnel,
  licitacoes: checkTenders,
  sancoes: checkSanctions,
  normas: checkNorms,
}

/** The faults of a filter on rows that its schema cannot find; a table that it refused is none. */
export function rowFilterDetails(given: unknown): Detail[] {
  const fields = fieldsOf(given)
  const tabela = WATCHED_TABLES.find((table) => table === fields['tabela'])
  if (tabela === undefined) return []
  const { strange, values } = sorted(fields, tabela)
  const faults = [
    ...strange.map((name) => strangeField(name, tabela)),
    ...CHECKS[tabela](values).flatMap(({ detalhes }) => detalhes),
  ]
  return faults.map((detail) => ({ ...detail, campo: `filtros.linhas.${detail.campo}` }))
}

/** Fields that the table does not have, and values that a list could be asked for. */
function sorted(fields: Fields, tabela: (typeof WATCHED_TABLES)[number]) {
  const { tabela: _table, ...filters } = fields
  const own = ROW_FILTERS[tabela]
  const strange = Object.keys(filters).filter((name) => !(name in own))
  const values: QueryValues = {}
  for (const [name, value] of Object.entries(filters))
    if (name in own && isAskable(value)) values[name] = value
  return { strange, values }
}

/** An empty list asks for nothing. */
function isAskable(value: unknown): value is QueryValues[string] {
  if (Array.isArray(value)) return value.length > 0 && value.every((each) => isAskable(each))
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}

function strangeField(name: string, tabela: (typeof WATCHED_TABLES)[number]): Detail {
  const own = Object.keys(ROW_FILTERS[tabela]).join(', ')
  return OF_LISTS.includes(name)
    ? detailOf(name, 'só vale na lista do que já está no acervo', `De linhas novas valem: ${own}.`)
    : detailOf(name, `não é filtro da tabela ${tabela}`, `Os dela são: ${own}.`)
}
