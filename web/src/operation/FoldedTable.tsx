import type { ReactNode } from 'react'
import { useRows } from '../ui/useRows.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './OperationPage.module.css'

/** This many plain rows cost little. */
const ROWS = 100

interface FoldedTableProps<T> {
  label: string
  columns: readonly string[]
  rows: readonly T[]
  /** A `<tr>`, with a key. */
  children(row: T): ReactNode
}

/**
 * A table that is closed at first; of many rows it shows the first ones, and the rest on demand.
 */
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
        <button type="button" className="link alone" onClick={showMore}>
          {common.showMore(format.number(left))}
        </button>
      )}
    </details>
  )
}
