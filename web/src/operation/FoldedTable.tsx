import type { ReactNode } from 'react'
import { useRows } from '../ui/useRows.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './OperationPage.module.css'

/** Plain ones cost little. */
const ROWS = 100

interface FoldedTableProps<T> {
  label: string
  columns: readonly string[]
  rows: readonly T[]
  /** A `<tr>`, with a key. */
  children(row: T): ReactNode
}

/** A table that is opened by whoever wants it; of many rows the first ones, and the rest when it is asked for. */
export function FoldedTable<T>({ label, columns, rows, children }: FoldedTableProps<T>) {
  const {
    words: { operation: said, common },
    format,
  } = useSpeech()
  const { shown, left, showMore } = useRows(rows, ROWS)
  return (
    <details>
      <summary>{said.which}</summary>
      <div className={styles.frame} tabIndex={0} role="group" aria-label={label}>
        <table>
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{shown.map(children)}</tbody>
        </table>
      </div>
      {left > 0 && (
        <button type="button" className="link" onClick={showMore}>
          {common.showMore(format.number(left))}
        </button>
      )}
    </details>
  )
}
