import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useRef } from 'react'
import { editionsOptions, sourcesOptions } from '../api/archive.ts'
import { usePageTitle } from '../app/title.ts'
import { type Day, today } from '../lib/dates.ts'
import { Failure } from '../ui/Failure.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSpeech } from '../words/words.tsx'
import { DayPanel } from './DayPanel.tsx'
import styles from './EditionsPage.module.css'
import { Legend } from './Legend.tsx'
import { MissingList } from './MissingList.tsx'
import { MonthGrid } from './MonthGrid.tsx'
import { useWalk } from './walk.ts'
import { calendarOf } from './year.ts'

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1)

export function EditionsPage() {
  const {
    words: { editions: said, common },
    format,
  } = useSpeech()
  const { ano, dia } = useSearch({ from: '/inside/edicoes' })
  const navigate = useNavigate()
  const all = useQuery(editionsOptions())
  const newest =
    (all.data ?? [])
      .map(({ data }) => data)
      .sort()
      .at(-1) ?? today()
  const year = ano ?? Number(newest.slice(0, 4))
  const sources = useQuery(sourcesOptions({ desde: `${year}-01-01`, ate: `${year}-12-31` }))
  const choose = (day: Day) =>
    void navigate({
      to: '/edicoes',
      search: { ano: Number(day.slice(0, 4)), dia: day },
      resetScroll: false,
    })
  const grid = useRef<HTMLDivElement>(null)
  const onKeyDown = useWalk(grid, choose)
  usePageTitle(said.title(String(year)))
  const error = all.error ?? sources.error
  if (!all.data || !sources.data) {
    if (!error) return <Skeleton sentence={common.loading} />
    const retry = () => void Promise.all([all.refetch(), sources.refetch()])
    return <Failure error={error} onRetry={retry} />
  }
  const editions = all.data.filter(({ data }) => data.startsWith(String(year)))
  const calendar = calendarOf(year, editions, sources.data.dados)
  const day = dia?.startsWith(String(year))
    ? dia
    : (editions
        .map(({ data }) => data)
        .sort()
        .at(-1) ?? `${year}-01-01`)
  const acts = editions.reduce((sum, { total_publicacoes }) => sum + total_publicacoes, 0)
  const regular = editions.filter(({ tipo }) => tipo === 'normal').length
  const lacking = [...calendar.days.values()].filter(
    ({ state }) => state === 'part' || state === 'missing',
  )
  const turn = (by: number) => void navigate({ to: '/edicoes', search: { ano: year + by } })
  return (
    <div className={styles.page}>
      <div>
        <header className={styles.head}>
          <h1>{said.title(String(year))}</h1>
          <ActionIcon aria-label={String(year - 1)} onClick={() => turn(-1)}>
            <IconChevronLeft size={18} />
          </ActionIcon>
          <ActionIcon aria-label={String(year + 1)} onClick={() => turn(1)}>
            <IconChevronRight size={18} />
          </ActionIcon>
        </header>
        <p className="muted">
          <b className={styles.strong}>{said.inArchive(regular, format.number(regular))}</b>
          {said.extrasAndActs(format.number(editions.length - regular), format.number(acts))}{' '}
          {lacking.length > 0 && said.lacking(lacking.length, format.number(lacking.length))}
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
        <DayPanel day={day} editions={editions} found={calendar.days.get(day)} />
        <MissingList year={year} lacking={lacking} onChoose={choose} />
      </aside>
    </div>
  )
}
