import type { ReactNode } from 'react'
import { RowCards } from '../rows/RowCards.tsx'
import { RowsTable } from '../rows/RowsTable.tsx'
import type { RowColumn, TableRow } from '../rows/row.ts'
import type { OpenRows } from '../rows/use-open-rows.ts'
import { useIsPhone } from '../rows/use-phone.ts'

export interface FewRowsProps<Row> {
  caption: string
  rows: Row[]
  /** All columns of the table; these are shown. */
  columns: RowColumn<Row>[]
  shown: string[]
  opened: OpenRows
  nameOf(row: Row): string
  cardOf(row: Row): ReactNode
}

/** A few rows of a table, on a page that is not the table's. */
export function FewRows<Row extends TableRow>({
  caption,
  rows,
  columns,
  shown,
  opened,
  nameOf,
  cardOf,
}: FewRowsProps<Row>) {
  const isPhone = useIsPhone()
  const common = {
    rows,
    nameOf,
    open: opened.open,
    onToggle: (id: string) => opened.toggle(id),
    beside: () => null,
  }
  return isPhone ? (
    <RowCards {...common} bodyOf={cardOf} />
  ) : (
    <RowsTable
      {...common}
      caption={caption}
      columns={columns.filter(({ name }) => shown.includes(name))}
      quality={null}
    />
  )
}
