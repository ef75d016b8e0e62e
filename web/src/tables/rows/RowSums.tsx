import { useSpeech } from '../../words/words.tsx'
import styles from './Figures.module.css'

interface RowSum {
  name: string
  rows: number
  /** What else is summed of these rows. */
  more?: string | undefined
}

/** Kinds with a figure of their own; the filters have the others. */
const SHOWN = 5

/** The result in a few figures: its rows by kind, the most common first. */
export function RowSums({ sums }: { sums: RowSum[] }) {
  const {
    words: { tables },
    format,
  } = useSpeech()
  if (sums.length === 0) return null
  const others = sums.slice(SHOWN).reduce((sum, { rows }) => sum + rows, 0)
  return (
    <div>
      <dl className={styles.figures}>
        {sums.slice(0, SHOWN).map(({ name, rows, more }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={styles.figure}>{format.number(rows)}</dd>
            {more && <dd>{more}</dd>}
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        {tables.sumsOfRows}
        {others > 0 && ` ${tables.otherKinds(tables.rows(others, format.number(others)))}`}
      </p>
    </div>
  )
}
