import type { LicitacaoLinha } from '../../gazette/rows/licitacao-linhas.ts'
import type { NoticeKind } from '../../gazette/rows/tenders/tender.ts'
import type { TenderFilter, TenderReader } from '../../service/rows/tender-rows.ts'
import { int, row, word } from '../rows.ts'
import type { SqlReader } from '../sql.ts'
import { createKindSums, createRowCounter } from './counted-table.ts'
import { createPageReader, storedLinha } from './row-reader.ts'
import { tenderConditions } from './tender-conditions.ts'

const ORDERS = {
  recentes: { column: null, direction: 'DESC' },
  antigas: { column: null, direction: 'ASC' },
  abertura: { column: 'abertura', direction: 'ASC' },
  valor: { column: 'valor', direction: 'DESC', isNumber: true },
} as const

const sumRow = row({ tipo_aviso: word<NoticeKind>(), linhas: int })

/** Reads the stored rows of tenders. */
export function createTenderReader(sql: SqlReader, keysPerDay: number): TenderReader {
  const conditionsOf = (filter: TenderFilter) => tenderConditions(filter, sql.dialect)
  return {
    page: createPageReader(sql, {
      table: 'licitacoes',
      orders: ORDERS,
      conditionsOf,
      linhaOf: storedLinha<LicitacaoLinha>,
    }),

    sums: createKindSums(sql, { table: 'licitacoes', conditionsOf }, 'tipo_aviso', sumRow),

    ...createRowCounter(sql, {
      table: 'licitacoes',
      conditionsOf,
      columns: { tipo_aviso: 'c.tipo_aviso', modalidade: 'c.modalidade', orgao: 'c.orgao' },
      keysPerDay,
    }),
  }
}
