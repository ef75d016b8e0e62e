import { Button } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { addressOf } from '../api/client.ts'
import { dayDeadlinesOptions } from '../api/daybook.ts'
import type { Day } from '../lib/dates.ts'
import { Failure } from '../ui/Failure.tsx'
import { deadlineTime } from '../ui/deadline-text.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './DayDeadlines.module.css'
import pageStyles from './DaybookPage.module.css'

/** A day's acts may name a hundred; the nearest matter first. */
const FIRST = 10

/** What the acts of a day name as openings and deadlines, the nearest first. */
export function DayDeadlines({ day }: { day: Day }) {
  const {
    words: { common, deadlines: said },
    format,
  } = useSpeech()
  const [isWhole, setWhole] = useState(false)
  const { data: found, error, refetch } = useQuery(dayDeadlinesOptions(day))
  if (error && !found) return <Failure error={error} onRetry={() => void refetch()} />
  if (!found || found.prazos.length === 0) return null
  const { total_atos: total, atos_lidos: read, prazos } = found
  const left = isWhole ? 0 : prazos.length - FIRST
  return (
    <section className={pageStyles.group} aria-labelledby="prazos">
      <header className={pageStyles.title}>
        <h2 id="prazos">{said.ofDay}</h2>
        <span className="muted small">
          {read < total ? said.ofSome(format.number(read), format.number(total)) : said.ofDayHelp}
        </span>
      </header>
      <ul className={styles.deadlines}>
        {prazos.map(({ ato, prazo }, at) => (
          <li key={`${ato.id} ${prazo.inicio}`} data-later={(left > 0 && at >= FIRST) || undefined}>
            <b>{deadlineTime(prazo, said, format)}</b>
            <span>
              {said.kind[prazo.tipo]},{' '}
              <Link to="/publicacao/$id" params={{ id: ato.id }}>
                {ato.titulo}
              </Link>
            </span>
          </li>
        ))}
      </ul>
      {left > 0 && (
        <button type="button" className="link small no-print" onClick={() => setWhole(true)}>
          {common.showMore(format.number(left))}
        </button>
      )}
      <p className={`${styles.calendar} no-print`}>
        <Button
          component="a"
          href={addressOf('GET /caderno/agenda', { data: day })}
          download
          leftSection={<IconCalendarPlus size={16} />}
        >
          {said.toCalendar}
        </Button>
      </p>
    </section>
  )
}
