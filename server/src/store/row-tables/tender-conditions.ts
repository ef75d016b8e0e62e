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
  addNumbers(conditions, filter.numeros)
  addWinners(conditions, filter.vencedores)
  addStates(conditions, filter.situacoes, dialect)
  return conditions
}

function addNumbers({ all, bind }: ConditionList, numeros: TenderNumber[] | undefined): void {
  if (numeros === undefined) return
  const each = numeros.map(({ numero, ano }) => {
    const isNumber = `c.numero = ${bind(numero)}`
    return ano === null ? isNumber : `(${isNumber} AND c.ano = ${bind(ano)})`
  })
  all.push(`(${each.join(' OR ')})`)
}

/** The acts that name these companies are few; CNPJs have nothing that LIKE reads otherwise. */
function addWinners({ all, bind }: ConditionList, cnpjs: string[] | undefined): void {
  if (cnpjs === undefined) return
  const each = cnpjs.map((cnpj) => `' ' || c.vencedores LIKE ${bind(`% ${cnpj}%`)}`)
  all.push(`(${each.join(' OR ')})`)
}
