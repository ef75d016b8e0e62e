import { Link } from '@tanstack/react-router'
import { Key } from '../../ui/Key.tsx'
import { useSpeech } from '../../words/words.tsx'
import styles from './Paging.module.css'
import { NO_PAGE, PAGE_ROWS } from './page-state.ts'

interface PagingProps {
  page: number
  shown: number
  total: number
  /** Where the next page begins; null: this is the last. */
  next: string | null
}

/** Which rows these are, and the way to the next ones. */
export function Paging({ page, shown, total, next }: PagingProps) {
  const {
    words: { tables },
    format,
  } = useSpeech()
  const first = (page - 1) * PAGE_ROWS + 1
  return (
    <footer className={styles.foot}>
      <span className="figures">
        {tables.range(format.number(first), format.number(first + shown - 1), format.number(total))}
      </span>
      {page > 1 && (
        <Link className="no-print" to="." search={(before) => ({ ...before, ...NO_PAGE })}>
          {tables.first}
        </Link>
      )}
      {next !== null && (
        <Link
          className="no-print"
          to="."
          search={(before) => ({ ...before, cursor: next, pagina: page + 1 })}
        >
          {tables.next}
        </Link>
      )}
      <p className={`${styles.keys} no-print`}>
        <Key>J</Key> <Key>K</Key> {tables.browse} <Key>→</Key> {tables.origin} <Key>Enter</Key>{' '}
        {tables.openKey}
      </p>
    </footer>
  )
}
