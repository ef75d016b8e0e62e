import type { TableRow } from '../rows/row.ts'
import type { WatchedTable } from '../watched/watched-rows.ts'
import { type Asked, BodyPart } from './BodyPart.tsx'
import { FewRows, type FewRowsProps } from './FewRows.tsx'
import { RowWays } from './RowWays.tsx'

interface RowsPartProps<Row> extends Omit<FewRowsProps<Row>, 'caption' | 'rows'> {
  title: string
  help: string
  asked: Asked<{ resultados: Row[]; total: number | null }>
  /** Says that there are none. */
  none: string
  table: WatchedTable
  /** The filters, as in the table's address. */
  state: object
}

/** A part of a body's page that shows a few rows of a table, and the ways on from them. */
export function RowsPart<Row extends TableRow>({
  title,
  help,
  asked,
  none,
  table,
  state,
  ...few
}: RowsPartProps<Row>) {
  return (
    <BodyPart title={title} help={help} asked={asked}>
      {({ resultados, total }) => (
        <>
          {resultados.length === 0 ? (
            <p>{none}</p>
          ) : (
            <FewRows {...few} caption={title} rows={resultados} />
          )}
          <RowWays
            table={table}
            state={state}
            total={total ?? 0}
            columns={few.columns}
            nameOf={few.nameOf}
          />
        </>
      )}
    </BodyPart>
  )
}
