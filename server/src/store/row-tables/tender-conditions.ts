import type { TenderFilter, TenderNumber } from '../../service/rows/tender-rows.ts'
import type { Dialect } from '../sql.ts'
import { type ConditionList, type Conditions, addStates, startConditions } from './conditions.ts'

/** Conditions on rows `c` of `licitacoes`. */
export function tenderConditions(filter: TenderFilter, dialect: Dialect): Conditions {
  const conditions = startConditions(filter, dialect)
  conditions.list('c.tipo_aviso', filter.tipos)
  conditions.list('c.modalidade', filter.modalidades)
  conditions.list('c.uasg', filter.uasgs)
  if (filter.srp !== undefined) conditions.all.push(`c.srp = ${conditions.bind(filter.srp)}`)
  conditions.range('c.abertura', filter.abertura)
  conditions.range('c.valor', filter.valor)
  addNumbers(conditions, filter.numeros, dialect)
  addWinners(conditions, filter.vencedores, dialect)
  addStates(conditions, filter.situacoes, dialect)
  return conditions
}

/** By an index that has all of their numbers. */
function addNumbers(
  conditions: ConditionList,
  numeros: TenderNumber[] | undefined,
  dialect: Dialect,
): void {
  if (numeros === undefined) return
  conditions.all.push('c.numero IS NOT NULL')
  conditions.list('c.numero', [...new Set(numeros.map(({ numero }) => numero))])
  const given = conditions.bind(numeros.map(({ numero, ano }) => `${numero}/${ano ?? ''}`))
  const printed = ["c.numero || '/'", "c.numero || '/' || c.ano"]
  const isGiven = printed.map((column) => dialect.isAnyOf(column, given))
  conditions.all.push(`(${isGiven.join(' OR ')})`)
}

/** The acts that name these companies are few. */
function addWinners(
  { all, bind }: ConditionList,
  cnpjs: string[] | undefined,
  dialect: Dialect,
): void {
  if (cnpjs === undefined) return
  const given = bind(cnpjs.map((cnpj) => ` ${cnpj}`))
  all.push('c.vencedores IS NOT NULL', dialect.hasAnyOf("' ' || c.vencedores", given))
}
