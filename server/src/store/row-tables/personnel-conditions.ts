import type { LevelKeys } from '../../gazette/rows/personnel/level-keys.ts'
import type { PersonnelFilter } from '../../service/rows/personnel-rows.ts'
import { EXPRESSIONS } from '../archive/publication-rows.ts'
import type { Dialect } from '../sql.ts'
import { type ConditionList, type Conditions, startConditions } from './conditions.ts'

/** Conditions on rows `c` of `pessoal`. */
export function personnelConditions(filter: PersonnelFilter, dialect: Dialect): Conditions {
  const conditions = startConditions(filter, dialect)
  conditions.list('c.tipo_movimentacao', filter.tipos)
  conditions.list('c.secao', filter.secoes)
  conditions.list('c.sigla', filter.siglas)
  addLevels(conditions, filter.niveis, dialect)
  addLevels(conditions, filter.niveis_min, dialect)
  addWords(conditions, 'c.nome', filter.nome)
  addWords(conditions, 'c.cargo', filter.cargo)
  if (filter.substituto !== undefined)
    conditions.all.push(`c.substituto = ${conditions.bind(filter.substituto)}`)
  if (filter.situacoes) addStates(conditions, filter.situacoes, dialect)
  return conditions
}

/** By an index that has all of their levels; who names no category takes any. */
function addLevels(
  conditions: ConditionList,
  levels: LevelKeys[] | undefined,
  dialect: Dialect,
): void {
  if (levels === undefined) return
  conditions.all.push('c.grau IS NOT NULL')
  conditions.list('c.grau', [...new Set(levels.map(({ grau }) => grau))])
  const given = conditions.bind(levels.map(({ codigo }) => codigo))
  const isGiven = ['c.grau', 'c.codigo'].map((column) => dialect.isAnyOf(column, given))
  conditions.all.push(`(${isGiven.join(' OR ')})`)
}

/** Folded words have nothing that LIKE reads otherwise. */
function addWords(conditions: ConditionList, column: string, words: string | undefined): void {
  if (words === undefined) return
  conditions.all.push(`' ' || ${column} || ' ' LIKE ${conditions.bind(`% ${words} %`)}`)
}

/** Few acts are anything but published; they have an index. */
function addStates({ all, bind }: ConditionList, situacoes: string[], dialect: Dialect): void {
  const isOther = ['situacao', 'em_parte', 'retirada_em'].map(
    (column) => `publications.${column} IS NOT NULL`,
  )
  const isGiven = dialect.isAnyOf(EXPRESSIONS.situacao, bind(situacoes))
  const keys = (given: string) =>
    `(SELECT publications.key FROM publications WHERE (${isOther.join(' OR ')}) AND ${given})`
  all.push(
    situacoes.includes('publicada')
      ? `c.key NOT IN ${keys(`NOT ${isGiven}`)}`
      : `c.key IN ${keys(isGiven)}`,
  )
}
