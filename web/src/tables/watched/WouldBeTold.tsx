import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { addDays, today } from '../../lib/dates.ts'
import { Notices } from '../../ui/Notices.tsx'
import { useSpeech } from '../../words/words.tsx'
import { NamedRows } from './NamedRows.tsx'
import styles from './Watched.module.css'
import { newestRowsOptions } from './newest-rows.ts'
import type { WatchedRows } from './watched-rows.ts'

const PAUSE_MS = 400
const DAYS = 30
const EXAMPLES = 4

interface WouldBeToldProps {
  watched: WatchedRows
  literal: boolean
}

/** How many rows of the last days the filter finds, and the newest ones of the archive. */
export function WouldBeTold(draft: WouldBeToldProps) {
  const { words, format } = useSpeech()
  const { watchedRows: said, tables } = words
  const [{ watched, literal }] = useDebouncedValue(draft, PAUSE_MS)
  const before = { placeholderData: keepPreviousData }
  const since = addDays(today(), -DAYS)
  const recent = useQuery({
    ...newestRowsOptions(watched, { literal, limite: 1, data_inicio: since }, words),
    ...before,
  })
  const ever = useQuery({
    ...newestRowsOptions(watched, { literal, limite: EXAMPLES }, words),
    ...before,
  })
  const error = recent.error ?? ever.error
  return (
    <aside className={styles.would} aria-live="polite">
      <h3>{said.lastDays(DAYS)}</h3>
      {error && <p className="muted">{error.message}</p>}
      {recent.data && (
        <p className={styles.figure}>
          {tables.rows(recent.data.total, format.number(recent.data.total))}
        </p>
      )}
      {ever.data && (
        <>
          <p className="muted small">
            {said.ever(tables.rows(ever.data.total, format.number(ever.data.total)))}{' '}
            {ever.data.total > 0 && said.newest}
          </p>
          <Notices avisos={ever.data.avisos} />
          <NamedRows rows={ever.data.rows} />
        </>
      )}
    </aside>
  )
}
