import { Link } from '@tanstack/react-router'
import { useSpeech } from '../../words/words.tsx'
import type { NamedRow } from './newest-rows.ts'
import styles from './Watched.module.css'

/** Some of the rows that a filter finds; the act of each opens beside the dialog. */
export function NamedRows({ rows }: { rows: NamedRow[] }) {
  const { format } = useSpeech()
  return (
    <ul className={styles.examples}>
      {rows.map(({ id, publicacao, data, name, about }) => (
        <li key={id}>
          <Link to="/publicacao/$id" params={{ id: publicacao }} target="_blank">
            {name}
          </Link>
          <small>{[format.date(data), about].filter(Boolean).join(', ')}</small>
        </li>
      ))}
    </ul>
  )
}
