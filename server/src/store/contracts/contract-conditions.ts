import type { ContractFilter, Range } from '../../service/contracts/contract-store.ts'
import type { Dialect, SqlValue } from '../sql.ts'

/** Conditions on rows `c` of `contratos`, and the values bound in them. */
export interface Conditions {
  all: string[]
  values: SqlValue[]
}

/** The columns whose filters are lists, or ranges. */
const LISTS = {
  tipos: 'tipo_instrumento',
  modalidades: 'modalidade',
  uasgs: 'uasg',
  orgaos: 'orgao',
} as const
const RANGES = {
  valor: 'valor',
  data_assinatura: 'data_assinatura',
  vigencia_fim: 'vigencia_fim',
  acts: 'key',
} as const
/** The characters of a CNPJ that all establishments of a company share. */
const COMPANY_LENGTH = 8
const COMPANY = `substr(c.fornecedor, 1, ${COMPANY_LENGTH})`

/** As few texts as can be: a database keeps each statement that it once prepared. */
export function conditionsOf(filter: ContractFilter, dialect: Dialect): Conditions {
  const all: string[] = []
  const values: SqlValue[] = []
  const bind = (given: SqlValue) => `$${values.push(given)}`
  for (const [name, column] of Object.entries(LISTS))
    addList(`c.${column}`, filter[name as keyof typeof LISTS])
  for (const [name, column] of Object.entries(RANGES))
    addRange(column, filter[name as keyof typeof RANGES])
  if (filter.among) all.push(dialect.isAnyOf('c.key', bind(filter.among)))
  if (filter.fornecedores) addSuppliers(filter.fornecedores)
  return { all, values }

  /** One value is compared: an index then gives the rows in order. */
  function addList(column: string, list: string[] | undefined): void {
    if (list === undefined) return
    const [only = ''] = list
    all.push(list.length === 1 ? `${column} = ${bind(only)}` : dialect.isAnyOf(column, bind(list)))
  }

  function addRange(column: string, range: Range<string | number> | undefined): void {
    if (range?.from !== undefined) all.push(`c.${column} >= ${bind(range.from)}`)
    if (range?.to !== undefined) all.push(`c.${column} <= ${bind(range.to)}`)
  }

  /** By an index that has all of their companies. */
  function addSuppliers(cnpjs: string[]): void {
    const companies = cnpjs.map((cnpj) => cnpj.slice(0, COMPANY_LENGTH))
    all.push('c.fornecedor IS NOT NULL')
    addList(COMPANY, [...new Set(companies)])
    const given = bind(cnpjs)
    const isGiven = [COMPANY, 'c.fornecedor'].map((column) => dialect.isAnyOf(column, given))
    all.push(`(${isGiven.join(' OR ')})`)
  }
}
