import type { ContractFilter } from '../../service/rows/contract-rows.ts'
import type { Dialect } from '../sql.ts'
import { type ConditionList, type Conditions, startConditions } from './conditions.ts'

/** The characters of a CNPJ that all establishments of a company share. */
const COMPANY_LENGTH = 8
const COMPANY = `substr(c.fornecedor, 1, ${COMPANY_LENGTH})`

/** Conditions on rows `c` of `contratos`. */
export function contractConditions(filter: ContractFilter, dialect: Dialect): Conditions {
  const conditions = startConditions(filter, dialect)
  conditions.list('c.tipo_instrumento', filter.tipos)
  conditions.list('c.modalidade', filter.modalidades)
  conditions.list('c.uasg', filter.uasgs)
  conditions.range('c.valor', filter.valor)
  conditions.range('c.data_assinatura', filter.data_assinatura)
  conditions.range('c.vigencia_fim', filter.vigencia_fim)
  if (filter.fornecedores) addSuppliers(conditions, filter.fornecedores, dialect)
  return conditions
}

/** By an index that has all of their companies. */
function addSuppliers(conditions: ConditionList, cnpjs: string[], dialect: Dialect): void {
  const companies = cnpjs.map((cnpj) => cnpj.slice(0, COMPANY_LENGTH))
  conditions.all.push('c.fornecedor IS NOT NULL')
  conditions.list(COMPANY, [...new Set(companies)])
  const given = conditions.bind(cnpjs)
  const isGiven = [COMPANY, 'c.fornecedor'].map((column) => dialect.isAnyOf(column, given))
  conditions.all.push(`(${isGiven.join(' OR ')})`)
}
