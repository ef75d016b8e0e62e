import { Link } from '@tanstack/react-router'
import type { Caderno } from '../api/schema.ts'
import type { Day } from '../lib/dates.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './DayRail.module.css'

interface DayRailProps {
  /** Undefined while it loads. */
  day: Caderno | undefined
  /** The day of the address; undefined: the newest. */
  asked: Day | undefined
  current: 'day' | 'saved'
}

/** What there is of the day, with its counts; on phones a row that scrolls. */
export function DayRail({ day, asked, current }: DayRailProps) {
  const {
    words: { daybook: said, folders },
    format: { number },
  } = useSpeech()
  const ofDay = asked === undefined ? {} : { data: asked }
  const found = day?.alertas.filter(({ total, em_outros }) => total > em_outros) ?? []
  return (
    <div className={`${styles.rail} no-print`}>
      <nav aria-label={said.views}>
        <h2>{said.title}</h2>
        <ul className={styles.views}>
          <View
            name={said.view.day}
            count={day && number(day.total)}
            isCurrent={current === 'day'}
            search={ofDay}
          />
          {day !== undefined && day.mudaram.length > 0 && (
            <View
              name={said.view.changed}
              count={number(day.mudaram.length)}
              search={ofDay}
              hash="mudaram"
            />
          )}
          <View
            name={said.view.saved}
            count={day && number(day.guardados)}
            isCurrent={current === 'saved'}
            search={{ ...ofDay, ver: 'guardados' }}
          />
          <li>
            <Link to="/pastas" className={styles.view}>
              <span>{folders.title}</span>
            </Link>
          </li>
        </ul>
      </nav>
      {current === 'day' && found.length > 1 && (
        <nav className={styles.from} aria-label={said.from}>
          <h2>{said.from}</h2>
          <ul className={styles.views}>
            {found.map(({ id, nome, total, em_outros }) => (
              <View
                key={id}
                name={nome}
                count={number(total - em_outros)}
                search={ofDay}
                hash={id}
              />
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}

interface ViewProps {
  name: string
  count: string | undefined
  search: { data?: Day; ver?: 'guardados' }
  hash?: string
  isCurrent?: boolean
}

function View({ name, count, search, hash, isCurrent = false }: ViewProps) {
  return (
    <li>
      <Link
        to="/caderno"
        search={search}
        {...(hash && { hash })}
        activeOptions={NEVER}
        className={isCurrent ? styles.current : styles.view}
        {...(isCurrent ? { 'aria-current': 'page' } : {})}
      >
        <span>{name}</span> <b className="figures">{count}</b>
      </Link>
    </li>
  )
}

/** The links of one page differ by what follows its address. */
const NEVER = { exact: true, includeHash: true, includeSearch: true }
