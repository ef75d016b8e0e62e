import type { TenderFilter } from '../../service/rows/tender-rows.ts'
import type { Dialect } from '../sql.ts'
import {
  type ConditionList,
  type Conditions,
  addNumbers,
  addStates,
  addValues,
  addWords,
  startConditions,
} from './conditions.ts'

/** Conditions on rows `c` of `licitacoes`. */
export function tenderConditions(filter: TenderFilter, dialect: Dialect): Conditions {
  const conditions = startConditions(filter, dialect)
  conditions.list('c.tipo_aviso', filter.tipos)
  conditions.list('c.modalidade', filter.modalidades)
  conditions.list('c.uasg', filter.uasgs)
  if (filter.srp !== undefined) conditions.all.push(`c.srp = ${conditions.bind(filter.srp)}`)
  conditions.range('c.abertura', filter.abertura)
  conditions.range('c.valor', filter.valor)
  addNumbers(conditions, { numero: 'c.numero', ano: 'c.ano' }, filter.numeros, dialect)
  addValues(conditions, 'c.processo', filter.processos)
  addWords(conditions, filter.palavras)
  addWinners(conditions, filter.vencedores, dialect)
  addStates(conditions, filter.situacoes, dialect)
  return conditions
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
