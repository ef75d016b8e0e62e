import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import type { Aviso } from '../../api/schema.ts'
import type { WatchedTable } from '../watched/watched-rows.ts'
import { ColumnsMenu } from './ColumnsMenu.tsx'
import { ExportRows } from './ExportRows.tsx'
import { Paging } from './Paging.tsx'
import { QualityNote } from './QualityNote.tsx'
import { RowCards } from './RowCards.tsx'
import type { RowFilter } from './RowFilters.tsx'
import { RowsTable } from './RowsTable.tsx'
import { TableHead } from './TableHead.tsx'
import styles from './TablePage.module.css'
import { TellNext } from './TellNext.tsx'
import { ZeroRows } from './ZeroRows.tsx'
import type { RowOrder } from './orders.ts'
import type { TableQuality } from './quality.ts'
import type { TableRow } from './row.ts'
import type { ChosenColumns } from './use-columns.ts'
import { useOpenRows } from './use-open-rows.ts'
import { useIsPhone } from './use-phone.ts'

/** A page of rows, as every table answers. */
interface RowsPage<Row> {
  total: number | null
  resultados: Row[]
  proximo: string | null
  avisos: Aviso[]
}

/** What is asked of a table, as its address says, and how its rows are shown. */
export interface ShownTable<Row, State extends object, Order extends RowOrder> {
  /** Of its files, and in this device's memory. */
  table: WatchedTable
  title: string
  state: State & { termo?: string; orgao?: string[]; pagina?: number; ordem?: Order }
  /** Leads back to the first page. */
  onChange(changed: Partial<State> & { termo?: string | undefined; ordem?: Order }): void
  /** The page with the totals, and the one that is shown. */
  first: UseQueryResult<RowsPage<Row>>
  further: UseQueryResult<RowsPage<Row>>
  orders: readonly Order[]
  columns: ChosenColumns<Row>
  quality: TableQuality | null
  nameOf(row: Row): string
  /** The address of the file of all rows that are found. */
  whole: string
  cardOf(row: Row): ReactNode
  /** The ways on from an opened row. */
  beside(row: Row): ReactNode
}

interface TableRowsProps<Row, State extends object, Order extends RowOrder> extends ShownTable<
  Row,
  State,
  Order
> {
  /** As last answered: what is asked for now may still be under way. */
  page: RowsPage<Row>
  rows: RowsPage<Row> | undefined
  /** The filters with something chosen. */
  given: RowFilter<State>[]
}

/** The rows that are found, with what can be done with all of them, and their pages. */
export function TableRows<Row extends TableRow, State extends object, Order extends RowOrder>(
  found: TableRowsProps<Row, State, Order>,
) {
  const { table, title, state, onChange, first, further, orders, page, rows, given } = found
  const { columns, quality, nameOf, whole, cardOf, beside } = found
  const list = useRef<HTMLDivElement>(null)
  const { open, toggle } = useOpenRows(list)
  const isPhone = useIsPhone()
  const total = page.total ?? 0
  const shown = { rows: rows?.resultados ?? [], nameOf, open, onToggle: toggle, beside }
  const isOld = further.isPlaceholderData || first.error !== null || further.error !== null
  return (
    <div ref={list} className={isOld ? styles.old : undefined}>
      <TableHead
        total={total}
        isOld={first.isPlaceholderData}
        termo={state.termo}
        order={state.ordem ?? orders[0]!}
        orders={orders}
        onOrder={(ordem) => onChange({ ordem } as Parameters<typeof onChange>[0])}
        quality={quality && <QualityNote quality={quality} columns={columns.all} />}
      >
        <TellNext table={table} state={state} />
        {!isPhone && <ColumnsMenu columns={columns} quality={quality} />}
        {total > 0 && (
          <ExportRows
            table={table}
            total={total}
            columns={columns.shown}
            nameOf={nameOf}
            whole={whole}
          />
        )}
      </TableHead>
      {total === 0 ? (
        <ZeroRows
          avisos={page.avisos}
          termo={state.termo}
          filters={given.map(({ title: name, none }) => ({ name, remove: () => onChange(none) }))}
        />
      ) : (
        <>
          {isPhone ? (
            <RowCards {...shown} bodyOf={cardOf} />
          ) : (
            <RowsTable {...shown} caption={title} columns={columns.shown} quality={quality} />
          )}
          <Paging
            page={state.pagina ?? 1}
            shown={shown.rows.length}
            total={total}
            next={rows?.proximo ?? null}
          />
        </>
      )}
    </div>
  )
}
