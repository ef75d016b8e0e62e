import { Link } from '@tanstack/react-router'
import type { Aviso } from '../../api/schema.ts'
import { Notices } from '../../ui/Notices.tsx'
import { useSpeech } from '../../words/words.tsx'
import styles from './ZeroRows.module.css'

/** A filter that may be taken away. */
interface Removable {
  name: string
  remove(): void
}

interface ZeroRowsProps {
  avisos: Aviso[]
  filters: Removable[]
  termo: string | undefined
}

/** Why there may be no rows, and the ways on. */
export function ZeroRows({ avisos, filters, termo }: ZeroRowsProps) {
  const {
    words: { tables },
  } = useSpeech()
  return (
    <div className={styles.zero}>
      <h3>{tables.zero}</h3>
      <p>{tables.zeroWhy}</p>
      <Notices avisos={avisos} />
      {filters.length > 0 && (
        <>
          <p>{tables.zeroWays}</p>
          <ul>
            {filters.map(({ name, remove }) => (
              <li key={name}>
                <button type="button" className="link alone" onClick={remove}>
                  {tables.withoutFilter(name)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {termo && (
        <p>
          <Link to="/" search={{ termo }}>
            {tables.searchActs}
          </Link>
        </p>
      )}
    </div>
  )
}
