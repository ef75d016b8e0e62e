import type { UnpackMovement } from '../../gazette/rows/packed-movement.ts'
import type { MovementKind } from '../../gazette/rows/personnel/movement.ts'
import type {
  PersonnelFacet,
  PersonnelFilter,
  PersonnelReader,
} from '../../service/rows/personnel-rows.ts'
import { int, row, word } from '../rows.ts'
import type { SqlReader } from '../sql.ts'
import { createKindSums, createRowCounter } from './counted-table.ts'
import { personnelConditions } from './personnel-conditions.ts'
import { createPageReader } from './row-reader.ts'

const ORDERS = {
  recentes: { column: null, direction: 'DESC' },
  antigas: { column: null, direction: 'ASC' },
} as const

const FACET_COLUMNS: Record<Exclude<PersonnelFacet, 'mes'>, string> = {
  tipo_movimentacao: 'c.tipo_movimentacao',
  orgao: 'c.orgao',
  sigla_funcao: 'c.sigla',
  codigo: 'c.codigo',
}

const sumRow = row({ tipo_movimentacao: word<MovementKind>(), linhas: int })

/** Reads the stored rows of persons. */
export function createPersonnelReader(
  sql: SqlReader,
  { keysPerDay, unpackMovement }: { keysPerDay: number; unpackMovement: UnpackMovement },
): PersonnelReader {
  const conditionsOf = (filter: PersonnelFilter) => personnelConditions(filter, sql.dialect)
  return {
    page: createPageReader(sql, {
      table: 'pessoal',
      orders: ORDERS,
      conditionsOf,
      linhaOf: unpackMovement,
    }),

    sums: createKindSums(sql, { table: 'pessoal', conditionsOf }, 'tipo_movimentacao', sumRow),

    ...createRowCounter(sql, {
      table: 'pessoal',
      conditionsOf,
      columns: FACET_COLUMNS,
      keysPerDay,
    }),
  }
}
