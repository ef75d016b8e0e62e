import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useRef } from 'react'
import { editionsOptions, sourcesOptions } from '../api/archive.ts'
import { usePageTitle } from '../app/title.ts'
import { type Day, today } from '../lib/dates.ts'
import { newestOf } from '../app/freshness.ts'
import { Failure } from '../ui/Failure.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSpeech } from '../words/words.tsx'
import { DayPanel } from './DayPanel.tsx'
import styles from './EditionsPage.module.css'
import { Legend } from './Legend.tsx'
import { MissingList } from './MissingList.tsx'
import { MonthGrid } from './MonthGrid.tsx'
import { useLinkedDay } from './linked-day.ts'
import { readEditions } from './state.ts'
import { useWalk } from './walk.ts'
import { type CalendarDay, calendarOf } from './year.ts'

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1)

export function EditionsPage() {
  const {
    words: { editions: said, common },
    format,
  } = useSpeech()
  const { ano, dia } = readEditions(useSearch({ from: '/inside/edicoes' }))
  const navigate = useNavigate()
  const recent = useQuery(editionsOptions())
  const year = ano ?? Number((newestOf(recent.data ?? []) ?? today()).slice(0, 4))
  const isKnown = ano !== undefined || recent.data !== undefined
  const ofYear = useQuery({ ...editionsOptions({ ano: year }), enabled: isKnown })
  const sources = useQuery({
    ...sourcesOptions({ desde: `${year}-01-01`, ate: `${year}-12-31` }),
    enabled: isKnown,
  })
  const choose = (day: Day) =>
    void navigate({
      to: '/edicoes',
      search: { ano: Number(day.slice(0, 4)), dia: day },
      state: { fromCalendar: true },
      resetScroll: false,
    })
  const grid = useRef<HTMLDivElement>(null)
  const onKeyDown = useWalk(grid, choose)
  const panel = useLinkedDay(grid, ofYear.data !== undefined && sources.data !== undefined)
  usePageTitle(said.title(String(year)))
  const error = recent.error ?? ofYear.error ?? sources.error
  if (!ofYear.data || !sources.data) {
    if (!error) return <Skeleton sentence={common.loading} />
    const retry = () => void Promise.all([recent, ofYear, sources].map((one) => one.refetch()))
    return <Failure error={error} onRetry={retry} />
  }
  const editions = ofYear.data
  const calendar = calendarOf(year, editions, sources.data.dados)
  const day = [dia, newestOf(editions), today(), `${year}-01-01`].find((one) =>
    one?.startsWith(String(year)),
  )!
  const acts = editions.reduce((sum, { total_publicacoes }) => sum + total_publicacoes, 0)
  const regular = editions.filter(({ tipo }) => tipo === 'normal').length
  const daysIn = (...states: CalendarDay['state'][]) =>
    [...calendar.days.values()].filter(({ state }) => states.includes(state))
  const lacking = daysIn('part', 'missing')
  const unasked = said.unasked(
    daysIn('unasked').length,
    daysIn('partUnasked').length,
    format.number,
  )
  const turn = (by: number) => void navigate({ to: '/edicoes', search: { ano: year + by } })
  return (
    <div className={styles.page}>
      <div>
        <header className={styles.head}>
          <h1>{said.title(String(year))}</h1>
          <ActionIcon className="no-print" aria-label={String(year - 1)} onClick={() => turn(-1)}>
            <IconChevronLeft size={18} />
          </ActionIcon>
          <ActionIcon className="no-print" aria-label={String(year + 1)} onClick={() => turn(1)}>
            <IconChevronRight size={18} />
          </ActionIcon>
        </header>
        <p className="muted">
          <b className={styles.strong}>{said.inArchive(regular, format.number(regular))}</b>
          {said.extrasAndActs(editions.length - regular, acts, format.number)}{' '}
          {lacking.length > 0 && said.lacking(lacking.length, format.number(lacking.length))}{' '}
          {unasked && (
            <>
              <b className={styles.strong}>{unasked}</b> {said.unaskedHelp}
            </>
          )}
        </p>
        <Legend most={calendar.most} bounds={calendar.bounds} />
        <div ref={grid} className={styles.months} onKeyDown={onKeyDown}>
          {MONTHS.map((month) => (
            <MonthGrid
              key={month}
              year={year}
              month={month}
              calendar={calendar}
              chosen={day}
              onChoose={choose}
            />
          ))}
        </div>
      </div>
      <aside className={styles.side}>
        <DayPanel
          ref={panel}
          day={day}
          editions={editions}
          found={calendar.days.get(day)}
          isCollected={sources.data.coletor !== null}
        />
        <MissingList year={year} lacking={lacking} unasked={unasked} onChoose={choose} />
      </aside>
    </div>
  )
}
