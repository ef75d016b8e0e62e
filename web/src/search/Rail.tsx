import { Button } from '@mantine/core'
import {
  IconBellPlus,
  IconCalendarOff,
  IconCircleCheck,
  IconCircleDashed,
  IconCirclePlus,
  IconAlertTriangle,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { estimateOf } from '../alerts/estimate.ts'
import { simulationOptions } from '../api/alerts.ts'
import { factsOptions, sourcesOptions } from '../api/archive.ts'
import { useSession } from '../app/session.tsx'
import { standingFilterOf } from '../filters/standing.ts'
import { lookedThrough } from './coverage.ts'
import { calendarDay } from '../lib/calendar-day.ts'
import { addDays, daysBetween, today } from '../lib/dates.ts'
import { Notices } from '../ui/Notices.tsx'
import { Sparkline } from '../ui/charts/Sparkline.tsx'
import { useSpeech } from '../words/words.tsx'
import styles from './Rail.module.css'
import { useEditions } from './all-editions.ts'
import { namedIn } from './facts.ts'
import type { SearchState } from '../query/state.ts'

const LEDGER_DAYS = 365

interface RailProps {
  state: SearchState
  /** The acts of this page. */
  ids: string[]
  /** Absent while the search fails. */
  onFollow?(): void
}

export function Rail({ state, ids, onFollow }: RailProps) {
  return (
    <aside className={`${styles.rail} no-print`}>
      {state.termo && onFollow && <NextOnes state={state} onFollow={onFollow} />}
      <LookedThrough state={state} />
      <NamedHere ids={ids} />
    </aside>
  )
}

/** The searched editions, and their missing parts. */
function LookedThrough({ state }: { state: SearchState }) {
  const {
    words: { search },
    format,
  } = useSpeech()
  const editions = useEditions(state.data_inicio, state.data_fim)
  const dates = (editions ?? []).map(({ data }) => data).sort()
  const first = state.data_inicio ?? dates[0] ?? today()
  const last = state.data_fim ?? dates.at(-1) ?? today()
  // An empty archive has no period of its own.
  const hasPeriod = dates.length > 0 || Boolean(state.data_inicio ?? state.data_fim)
  const desde = daysBetween(first, last) > LEDGER_DAYS ? addDays(last, -LEDGER_DAYS) : first
  const sources = useQuery({
    ...sourcesOptions({ desde, ate: last }),
    enabled: editions !== undefined && first <= last,
  })
  if (!editions || !hasPeriod || !sources.data) return null
  const looked = lookedThrough(editions, sources.data.dados, first, last)
  const files = looked.missing.length
  return (
    <section className={styles.block}>
      <h3>{search.lookedThrough}</h3>
      <ul className={styles.facts}>
        <li>
          {looked.editions + looked.extras > 0 ? (
            <IconCircleCheck size={16} color="var(--ok)" aria-hidden />
          ) : (
            <IconAlertTriangle size={16} color="var(--warn)" aria-hidden />
          )}
          {search.editions(looked.editions, format.number(looked.editions))}
        </li>
        {looked.extras > 0 && (
          <li>
            <IconCirclePlus size={16} color="var(--ink2)" aria-hidden />
            {search.extras(looked.extras, format.number(looked.extras))}
          </li>
        )}
        {files > 0 && (
          <li>
            <IconAlertTriangle size={16} color="var(--warn)" aria-hidden />
            <Link to="/edicoes" search={calendarDay(looked.missing[0]?.data)} className="alone">
              {search.filesMissing(files, format.number(files))}
            </Link>
          </li>
        )}
        {looked.unasked > 0 && (
          <li>
            <IconCircleDashed size={16} color="var(--warn)" aria-hidden />
            <Link to="/edicoes" search={{ ano: Number(last.slice(0, 4)) }} className="alone">
              {search.unasked(looked.unasked, format.number(looked.unasked), desde > first)}
            </Link>
          </li>
        )}
        {looked.holidays > 0 && (
          <li>
            <IconCalendarOff size={16} color="var(--ink2)" aria-hidden />
            {search.holidays(looked.holidays, format.number(looked.holidays))}
          </li>
        )}
      </ul>
    </section>
  )
}

/** Entities that several acts of this page name; each starts a new search. */
function NamedHere({ ids }: { ids: string[] }) {
  const {
    words: { search },
    format,
  } = useSpeech()
  const { data } = useQuery(factsOptions(ids))
  const named = namedIn([...(data?.values() ?? [])].map(({ entidades }) => entidades))
  if (named.length === 0) return null
  return (
    <section className={styles.block}>
      <h3>{search.namedHere}</h3>
      <ul className={styles.named}>
        {named.map(({ name, termo, acts }) => (
          <li key={termo}>
            <Link to="/" search={{ termo }}>
              {name}
            </Link>
            <span className="figures">{format.number(acts)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What an alert for this search would have sent, and the way to create it. */
function NextOnes({ state, onFollow }: { state: SearchState; onFollow: () => void }) {
  const {
    words: { alerts: said, common },
    format,
  } = useSpeech()
  const { isEditor } = useSession()
  const filtros = standingFilterOf(state)
  const { data } = useQuery(simulationOptions({ consulta: state.termo ?? '*', filtros }))
  const estimate = data && estimateOf(data)
  return (
    <section className={`${styles.block} ${styles.follow}`}>
      <h3>{said.railTitle}</h3>
      {/* Above what loads later, which would push it away from under a click. */}
      {isEditor && (
        <Button variant="filled" leftSection={<IconBellPlus size={16} />} onClick={onFollow}>
          {said.follow}
        </Button>
      )}
      {data && estimate && (
        <>
          {estimate.perDay === null ? (
            <p>{said.nothingCovered}</p>
          ) : (
            <p>
              {said.railText}
              <b>{said.railActs(common.acts(estimate.perDay, format.number(estimate.perDay)))}</b>
              {estimate.fullest
                ? said.railFullest(format.number(estimate.fullest.total))
                : '.'}{' '}
              {said.coveredDays(estimate.covered, format.number(estimate.covered))}
            </p>
          )}
          <Notices avisos={data.avisos} />
          {estimate.fullest && (
            <>
              <Sparkline values={estimate.totals} label={said.inAll(format.number(data.total))} />
              <p className={styles.ends}>
                <span>{format.day(data.desde)}</span>
                <span>{format.day(data.ate)}</span>
              </p>
            </>
          )}
        </>
      )}
    </section>
  )
}
