import type { LevelKeys } from '../../gazette/rows/personnel/level-keys.ts'
import type { PersonnelFilter } from '../../service/rows/personnel-rows.ts'
import type { Dialect } from '../sql.ts'
import {
  type ConditionList,
  type Conditions,
  addStates,
  addValues,
  addWords,
  startConditions,
} from './conditions.ts'

/** Conditions on rows `c` of `pessoal`. */
export function personnelConditions(filter: PersonnelFilter, dialect: Dialect): Conditions {
  const conditions = startConditions(filter, dialect)
  conditions.list('c.tipo_movimentacao', filter.tipos)
  conditions.list('c.secao', filter.secoes)
  conditions.list('c.sigla', filter.siglas)
  addLevels(conditions, filter.niveis, dialect)
  addLevels(conditions, filter.niveis_min, dialect)
  addWords(conditions, filter.palavras)
  addValues(conditions, 'c.matricula', filter.matriculas)
  conditions.range('c.efeito', filter.efeito)
  if (filter.substituto !== undefined)
    conditions.all.push(`c.substituto = ${conditions.bind(filter.substituto)}`)
  addStates(conditions, filter.situacoes, dialect)
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
