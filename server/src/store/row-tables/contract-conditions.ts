import type { ContractFilter } from '../../service/rows/contract-rows.ts'
import type { Dialect } from '../sql.ts'
import { type Conditions, addCompanies, startConditions } from './conditions.ts'

/** Conditions on rows `c` of `contratos`. */
export function contractConditions(filter: ContractFilter, dialect: Dialect): Conditions {
  const conditions = startConditions(filter, dialect)
  conditions.list('c.tipo_instrumento', filter.tipos)
  conditions.list('c.modalidade', filter.modalidades)
  conditions.list('c.uasg', filter.uasgs)
  conditions.range('c.valor', filter.valor)
  conditions.range('c.data_assinatura', filter.data_assinatura)
  conditions.range('c.vigencia_fim', filter.vigencia_fim)
  addCompanies(conditions, 'c.fornecedor', filter.fornecedores, dialect)
  return conditions
}
