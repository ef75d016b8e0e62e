import {
  IconCalendarOff,
  IconCircleCheck,
  IconCirclePlus,
  IconAlertTriangle,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { editionsOptions, sourcesOptions } from '../api/archive.ts'
import { lookedThrough } from '../lib/coverage.ts'
import { addDays, daysBetween, today } from '../lib/dates.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './Rail.module.css'
import type { SearchState } from './state.ts'

const LEDGER_DAYS = 365

export function Rail({ state }: { state: SearchState }) {
  return (
    <aside className={`${styles.rail} no-print`}>
      <LookedThrough state={state} />
    </aside>
  )
}

/** The editions that were searched, and what of them is missing. */
function LookedThrough({ state }: { state: SearchState }) {
  const {
    words: { search },
    format,
  } = useSpeech()
  const editions = useQuery(editionsOptions())
  const dates = (editions.data ?? []).map(({ data }) => data).sort()
  const first = state.data_inicio ?? dates[0] ?? today()
  const last = state.data_fim ?? dates.at(-1) ?? today()
  const desde = daysBetween(first, last) > LEDGER_DAYS ? addDays(last, -LEDGER_DAYS) : first
  const sources = useQuery({
    ...sourcesOptions({ desde, ate: last }),
    enabled: editions.data !== undefined && first <= last,
  })
  if (!editions.data || !sources.data) return null
  const looked = lookedThrough(editions.data, sources.data.dados, first, last)
  const files = looked.missing.length
  return (
    <section className={styles.block}>
      <h3>{search.lookedThrough}</h3>
      <ul className={styles.facts}>
        <li>
          <IconCircleCheck size={16} color="var(--ok)" aria-hidden />
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
            <Link to="/edicoes">{search.filesMissing(files, format.number(files))}</Link>
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
