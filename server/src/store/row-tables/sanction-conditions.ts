import type { SanctionFilter } from '../../service/rows/sanction-rows.ts'
import type { Dialect } from '../sql.ts'
import {
  type Conditions,
  addCompanies,
  addStates,
  addValues,
  addWords,
  startConditions,
} from './conditions.ts'

/** Conditions on rows `c` of `sancoes`. */
export function sanctionConditions(filter: SanctionFilter, dialect: Dialect): Conditions {
  const conditions = startConditions(filter, dialect)
  conditions.list('c.categoria_sancao', filter.categorias)
  conditions.list('c.situacao_sancao', filter.estados)
  conditions.list('c.ambito', filter.ambitos)
  conditions.range('c.valor', filter.valor)
  if (filter.vigente !== undefined) {
    const day = conditions.bind(filter.vigente.em)
    conditions.all.push(`c.inicio <= ${day}`, `(c.fim IS NULL OR c.fim >= ${day})`)
    conditions.list('c.categoria_sancao', filter.vigente.categorias)
    conditions.list('c.situacao_sancao', filter.vigente.estados)
  }
  addCompanies(conditions, 'c.sancionado', filter.sancionados, dialect)
  addValues(conditions, 'c.processo', filter.processos)
  addWords(conditions, filter.palavras)
  addStates(conditions, filter.situacoes, dialect)
  return conditions
}
