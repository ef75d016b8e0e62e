import { Link } from '@tanstack/react-router'
import { addressOf } from '../../api/client.ts'
import { without } from '../../lib/without.ts'
import { useSpeech } from '../../words/words.tsx'
import { TellNext } from '../rows/TellNext.tsx'
import type { TableRow } from '../rows/row.ts'
import { type SavedRows, useSaveRows } from '../rows/use-save-rows.ts'
import type { WatchedTable } from '../watched/watched-rows.ts'
import styles from './BodyPage.module.css'

interface RowWaysProps<Row> extends Pick<SavedRows<Row>, 'columns' | 'nameOf'> {
  table: WatchedTable
  /** The filters, as in the table's address. */
  state: object
  total: number
}

/** The ways on from a few rows: all of them in their table, those to come, and their file. */
export function RowWays<Row extends TableRow>({
  table,
  state,
  total,
  columns,
  nameOf,
}: RowWaysProps<Row>) {
  const {
    words: { body: said, tables },
    format,
  } = useSpeech()
  const page = `/${table}` as const
  const rows = tables.rows(total, format.number(total))
  const whole = addressOf(`GET ${page}/exportar`, without(state as { ordem?: string }, 'ordem'))
  const save = useSaveRows({ table, columns, nameOf, whole })
  return (
    <p className={styles.ways}>
      {total > 0 ? (
        <Link to={page} search={{ ...state }}>
          {said.toTable(rows)}
        </Link>
      ) : (
        <span className="muted">{rows}</span>
      )}
      <TellNext isLink table={table} state={state} />
      {total > 0 && (
        <button type="button" className="link" onClick={save}>
          {said.file}
        </button>
      )}
    </p>
  )
}
