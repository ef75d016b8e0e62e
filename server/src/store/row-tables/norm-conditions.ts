import type { NormEffect } from '../../gazette/rows/norms/norm.ts'
import type { NormFilter } from '../../service/rows/norm-rows.ts'
import type { Dialect } from '../sql.ts'
import { type ConditionList, type Conditions, addStates, startConditions } from './conditions.ts'

/** What acts do to norms, as it is stored. */
export const STORED_EFFECTS = ['altera', 'revoga', 'regulamenta'] as const satisfies NormEffect[]

/** Conditions on rows `c` of `normas`. */
export function normConditions(filter: NormFilter, dialect: Dialect): Conditions {
  const conditions = startConditions(filter, dialect)
  conditions.list('c.especie', filter.especies)
  conditions.list('c.numero', filter.numeros)
  if (filter.ano !== undefined) conditions.all.push(`c.ano = ${conditions.bind(filter.ano)}`)
  conditions.range('c.vigor', filter.vigor)
  for (const efeito of STORED_EFFECTS)
    addTouched(conditions, [efeito], filter.tocam?.[efeito], dialect)
  if (filter.tocada !== undefined)
    addTouched(conditions, filter.tocada.efeitos, [filter.tocada.norma], dialect)
  addStates(conditions, filter.situacoes, dialect)
  return conditions
}

/** By the index of what rows touch, which names each norm in every way that it may be asked for. */
function addTouched(
  { all, bind }: ConditionList,
  efeitos: readonly string[],
  normas: string[] | undefined,
  dialect: Dialect,
): void {
  if (normas === undefined) return
  const isGiven = [
    dialect.isAnyOf('t.norma', bind(normas)),
    dialect.isAnyOf('t.efeito', bind([...efeitos])),
  ].join(' AND ')
  all.push(`(c.key, c.seq) IN (SELECT t.key, t.seq FROM normas_tocadas t WHERE ${isGiven})`)
}
