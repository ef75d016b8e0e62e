import { Link } from '@tanstack/react-router'
import { addressOf } from '../../api/client.ts'
import { startExport } from '../../app/exporting.ts'
import { today } from '../../lib/dates.ts'
import { without } from '../../lib/without.ts'
import { useSpeech } from '../../words/words.tsx'
import { AS_CSV } from '../rows/as-csv.ts'
import { TellNext } from '../rows/TellNext.tsx'
import type { WatchedTable } from '../watched/watched-rows.ts'
import styles from './BodyPage.module.css'

interface RowWaysProps {
  table: WatchedTable
  /** The filters, as in the table's address. */
  state: object
  total: number
}

/** The ways on from a few rows: all of them in their table, those to come, and their file. */
export function RowWays({ table, state, total }: RowWaysProps) {
  const {
    words: { body: said, tables },
    format,
  } = useSpeech()
  const page = `/${table}` as const
  const rows = tables.rows(total, format.number(total))
  const save = () =>
    void startExport({
      file: {
        address: addressOf(`GET ${page}/exportar`, {
          ...without(state as { ordem?: string }, 'ordem'),
          ...AS_CSV,
        }),
        isLines: false,
      },
      name: `arauto_${table}_${today()}.csv`,
    })
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
