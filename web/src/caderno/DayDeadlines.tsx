import { Button } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { addressOf } from '../api/client.ts'
import type { AtoDoCaderno, Caderno } from '../api/schema.ts'
import { byDay } from '../lib/by-day.ts'
import { deadlineTime } from '../ui/deadline-text.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './DayDeadlines.module.css'
import pageStyles from './DaybookPage.module.css'

/** What the acts of a day name as openings and deadlines, the nearest first. */
export function DayDeadlines({ day }: { day: Caderno }) {
  const {
    words: { deadlines: said },
    format,
  } = useSpeech()
  const found = day.alertas.flatMap(({ atos }) => atos.flatMap(deadlinesOf)).toSorted(byDayOf)
  if (found.length === 0) return null
  return (
    <section className={pageStyles.group} aria-labelledby="prazos">
      <header className={pageStyles.title}>
        <h2 id="prazos">{said.ofDay}</h2>
        <span className="muted small">{said.ofDayHelp}</span>
      </header>
      <ul className={styles.deadlines}>
        {found.map(({ act, prazo }) => (
          <li key={`${act.id} ${prazo.inicio}`}>
            <b>{deadlineTime(prazo, said, format)}</b>
            <span>
              {said.kind[prazo.tipo]},{' '}
              <Link to="/publicacao/$id" params={{ id: act.id }}>
                {act.titulo}
              </Link>
            </span>
          </li>
        ))}
      </ul>
      <p className={`${styles.calendar} no-print`}>
        <Button
          component="a"
          href={addressOf('GET /caderno/agenda', { data: day.data })}
          download
          leftSection={<IconCalendarPlus size={16} />}
        >
          {said.toCalendar}
        </Button>
      </p>
    </section>
  )
}

function deadlinesOf(act: AtoDoCaderno) {
  return act.prazos.map((prazo) => ({ act, prazo }))
}

function byDayOf(
  a: ReturnType<typeof deadlinesOf>[number],
  b: ReturnType<typeof deadlinesOf>[number],
): number {
  return byDay(a.prazo, b.prazo)
}
