import type { ContractFilter } from '../../service/rows/contract-rows.ts'
import type { Dialect } from '../sql.ts'
import {
  type Conditions,
  addCompanies,
  addNumbers,
  addOtherStates,
  addStates,
  addValues,
  addWords,
  startConditions,
} from './conditions.ts'

/** What rows may be asked for here. */
export interface AskedContracts extends ContractFilter {
  /** Rows of acts that are neither as published nor in one of these states. */
  exceto?: string[]
}

export type ContractFilterName = keyof AskedContracts

/** What finds few rows, the fewest first. */
export const NARROW: ContractFilterName[] = [
  'palavras',
  'processos',
  'numeros',
  'licitacoes',
  'fornecedores',
  'contratantes',
  'uasgs',
  'orgaos',
  'data_assinatura',
  'vigencia_fim',
]

/** What a filter asks; a range without limits asks for nothing. */
export function askedOf(filter: AskedContracts): Set<ContractFilterName> {
  const isOpen = (name: ContractFilterName) => {
    const { [name]: value } = filter
    if (value === undefined || name === 'palavras') return value === undefined
    return !Array.isArray(value) && value.from === undefined && value.to === undefined
  }
  const names = Object.keys(filter) as ContractFilterName[]
  return new Set(names.filter((name) => !isOpen(name)))
}

/**
 * Conditions on rows `c` of `contratos`. `isSearched`: by which columns an index may be searched; the others are only
 * compared. If it is not given, an index is searched by what finds the fewest rows: a database does not know that a kind
 * finds more of them than a body or a month.
 */
export function contractConditions(
  filter: AskedContracts,
  dialect: Dialect,
  isSearched = isNarrowest(filter),
): Conditions {
  const word = (name: ContractFilterName, column: string) =>
    isSearched(name) ? column : `${column} || ''`
  const number = (name: ContractFilterName, column: string) =>
    isSearched(name) ? column : `+${column}`
  const columns = { orgao: word('orgaos', 'c.orgao'), key: number('acts', 'c.key') }
  const conditions = startConditions(filter, dialect, columns)
  conditions.list(word('tipos', 'c.tipo_instrumento'), filter.tipos)
  conditions.list(word('modalidades', 'c.modalidade'), filter.modalidades)
  conditions.list(word('uasgs', 'c.uasg'), filter.uasgs)
  conditions.range(number('valor', 'c.valor'), filter.valor)
  for (const day of ['data_assinatura', 'vigencia_fim'] as const)
    conditions.range(word(day, `c.${day}`), filter[day])
  addCompanies(conditions, 'c.fornecedor', filter.fornecedores, dialect)
  addCompanies(conditions, 'c.contratante', filter.contratantes, dialect)
  const ofContract = { numero: word('numeros', 'c.numero'), ano: 'c.ano' }
  addNumbers(conditions, ofContract, filter.numeros, dialect)
  const ofBid = { numero: word('licitacoes', 'c.licitacao'), ano: 'c.licitacao_ano' }
  addNumbers(conditions, ofBid, filter.licitacoes, dialect)
  addValues(conditions, word('processos', 'c.processo'), filter.processos)
  addWords(conditions, filter.palavras)
  addStates(conditions, filter.situacoes, dialect)
  addOtherStates(conditions, filter.exceto, dialect)
  return conditions
}

/** Nearly all acts are as they were published. */
function isOfFewActs({ situacoes, exceto }: AskedContracts): boolean {
  return exceto !== undefined || (situacoes !== undefined && !situacoes.includes('publicada'))
}

/** What an index has the rows of each body in the order of. */
const WITHIN_BODIES = ['valor', 'vigencia_fim'] as const

/**
 * By what an index is searched where all rows that are found are read: beside bodies, by a range within each of them.
 * A period within them finds fewer rows.
 */
export function fewestOf(filter: AskedContracts): (name: ContractFilterName) => boolean {
  const asked = askedOf(filter)
  const isNarrow = isNarrowest(filter)
  const range = WITHIN_BODIES.find((name) => asked.has(name))
  if (!asked.has('orgaos') || asked.has('acts') || range === undefined || !isNarrow('orgaos'))
    return isNarrow
  return (name) => name === 'orgaos' || name === range
}

function isNarrowest(filter: AskedContracts): (name: ContractFilterName) => boolean {
  const asked = askedOf(filter)
  const narrowest = isOfFewActs(filter) ? 'situacoes' : NARROW.find((name) => asked.has(name))
  return (name) => narrowest === undefined || name === narrowest || name === 'acts'
}
