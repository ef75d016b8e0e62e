import type { NumberOfYear } from '../../service/rows/row-numbers.ts'
import type { Range, RowFilter } from '../../service/rows/row-store.ts'
import { EXPRESSIONS } from '../archive/publication-rows.ts'
import type { Dialect, SqlValue } from '../sql.ts'

/** Conditions on rows `c` of a table, and the values bound in them. */
export interface Conditions {
  all: string[]
  values: SqlValue[]
}

/** Collects conditions; those that are not given are none. */
export interface ConditionList extends Conditions {
  /** One value is compared: an index then gives the rows in order. */
  list(column: string, list: string[] | undefined): void
  range(column: string, range: Range<string | number> | undefined): void
  bind(given: SqlValue): string
}

/**
 * Begins with what acts are. As few texts as can be: a database keeps each statement that it once prepared.
 * `columns`: how bodies and the keys of acts are named, if not so that an index is searched.
 */
export function startConditions(
  filter: RowFilter,
  dialect: Dialect,
  columns = { orgao: 'c.orgao', key: 'c.key' },
): ConditionList {
  const all: string[] = []
  const values: SqlValue[] = []
  const bind = (given: SqlValue) => `$${values.push(given)}`
  const conditions: ConditionList = {
    all,
    values,
    bind,
    list(column, list) {
      if (list === undefined) return
      const [only = ''] = list
      all.push(
        list.length === 1 ? `${column} = ${bind(only)}` : dialect.isAnyOf(column, bind(list)),
      )
    },
    range(column, range) {
      all.push(...limitsOf(column, range, bind))
    },
  }
  conditions.list(columns.orgao, filter.orgaos)
  conditions.range(columns.key, filter.acts)
  if (filter.among) all.push(dialect.isAnyOf('c.key', bind(filter.among)))
  return conditions
}

/** The conditions of a range; none for a limit that is not given. */
export function limitsOf(
  column: string,
  range: Range<string | number> | undefined,
  bind: (given: SqlValue) => string,
): string[] {
  return [
    ...(range?.from === undefined ? [] : [`${column} >= ${bind(range.from)}`]),
    ...(range?.to === undefined ? [] : [`${column} <= ${bind(range.to)}`]),
  ]
}

/** What became of their acts. Few are anything but published; they have an index. */
export function addStates(
  { all, bind }: ConditionList,
  situacoes: string[] | undefined,
  dialect: Dialect,
): void {
  if (situacoes === undefined) return
  const isGiven = dialect.isAnyOf(EXPRESSIONS.situacao, bind(situacoes))
  all.push(
    situacoes.includes('publicada')
      ? `c.key NOT IN ${changedActs(`NOT ${isGiven}`)}`
      : `c.key IN ${changedActs(isGiven)}`,
  )
}

/** The few acts that {@link addStates} leaves out of those that are as published. */
export function addOtherStates(
  { all, bind }: ConditionList,
  exceto: string[] | undefined,
  dialect: Dialect,
): void {
  if (exceto === undefined) return
  all.push(`c.key IN ${changedActs(`NOT ${dialect.isAnyOf(EXPRESSIONS.situacao, bind(exceto))}`)}`)
}

/** Acts that are anything but published. */
function changedActs(condition: string): string {
  const isOther = ['situacao', 'em_parte', 'retirada_em'].map(
    (column) => `publications.${column} IS NOT NULL`,
  )
  return `(SELECT publications.key FROM publications WHERE (${isOther.join(' OR ')}) AND ${condition})`
}

/** The characters of a CNPJ that all establishments of a company share. */
const COMPANY_LENGTH = 8

/** By an index that has all of their companies. */
export function addCompanies(
  conditions: ConditionList,
  column: string,
  cnpjs: string[] | undefined,
  dialect: Dialect,
): void {
  if (cnpjs === undefined) return
  const company = `substr(${column}, 1, ${COMPANY_LENGTH})`
  const companies = cnpjs.map((cnpj) => cnpj.slice(0, COMPANY_LENGTH))
  conditions.all.push(`${column} IS NOT NULL`)
  conditions.list(company, [...new Set(companies)])
  const given = conditions.bind(cnpjs)
  const isGiven = [company, column].map((one) => dialect.isAnyOf(one, given))
  conditions.all.push(`(${isGiven.join(' OR ')})`)
}

/** Numbers, with their years where those are told; by an index that has all of the numbers. */
export function addNumbers(
  conditions: ConditionList,
  { numero, ano }: { numero: string; ano: string },
  numeros: NumberOfYear[] | undefined,
  dialect: Dialect,
): void {
  if (numeros === undefined) return
  conditions.all.push(`${numero} IS NOT NULL`)
  conditions.list(numero, [...new Set(numeros.map((one) => one.numero))])
  const given = conditions.bind(numeros.map((one) => `${one.numero}/${one.ano ?? ''}`))
  const printed = [`${numero} || '/'`, `${numero} || '/' || ${ano}`]
  const isGiven = printed.map((column) => dialect.isAnyOf(column, given))
  conditions.all.push(`(${isGiven.join(' OR ')})`)
}

/** Values of a column with an index of those rows that have any. */
export function addValues(
  conditions: ConditionList,
  column: string,
  values: string[] | undefined,
): void {
  if (values === undefined) return
  conditions.all.push(`${column} IS NOT NULL`)
  conditions.list(column, values)
}

/** Words in a row, each in its column. Folded words have nothing that LIKE reads otherwise. */
export function addWords(
  { all, bind }: ConditionList,
  palavras: Record<string, string> | undefined,
): void {
  for (const [column, words] of Object.entries(palavras ?? {}))
    all.push(`' ' || c.${column} || ' ' LIKE ${bind(`% ${words} %`)}`)
}

export function whereAll(all: string[]): string {
  return all.length === 0 ? '' : `WHERE ${all.join(' AND ')}`
}
