import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { daybookOptions } from '../api/daybook.ts'
import { usePageTitle } from '../app/title.ts'
import { Empty } from '../ui/Empty.tsx'
import { Failure } from '../ui/Failure.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSpeech } from '../words/words.tsx'
import { ByMail } from './ByMail.tsx'
import { DayHead } from './DayHead.tsx'
import { DaySections } from './DaySections.tsx'
import { DayText } from './DayText.tsx'
import { DayWarning } from './DayWarning.tsx'
import styles from './DaybookPage.module.css'
import { DayRail } from './DayRail.tsx'
import { SavedActs } from './SavedActs.tsx'
import type { Day } from '../lib/dates.ts'

/** What is new for a person, and what was looked through. */
export function DaybookPage() {
  const { data, ver, pagina = 1 } = useSearch({ from: '/inside/caderno' })
  return ver === 'guardados' ? <Saved data={data} page={pagina} /> : <OneDay data={data} />
}

function OneDay({ data: asked }: { data: Day | undefined }) {
  const {
    words: { daybook: said },
    format,
  } = useSpeech()
  const { data: day, error, refetch } = useQuery(daybookOptions(asked))
  const title = useFocusOnOtherDay(day?.data)
  usePageTitle(day ? `${said.title}, ${format.date(day.data)}` : said.title)
  if (error && !day) return <Failure error={error} onRetry={() => void refetch()} />
  if (!day) return <Skeleton rows={5} sentence={said.composing} />
  const isEmpty = day.alertas.length === 0 && day.mudaram.length === 0
  return (
    <div className={styles.page}>
      <DayRail day={day} asked={asked} current="day" />
      <div className={styles.day}>
        <DayHead day={day} title={title} />
        <DayWarning day={day} isNewest={asked === undefined} />
        <DaySections day={day} />
        {isEmpty ? (
          <Empty title={said.noAlerts} sentence={said.noAlertsHelp} steps={said.steps}>
            <Button variant="filled" component={Link} to="/">
              {said.begin}
            </Button>
          </Empty>
        ) : (
          <DayText key={day.data} day={day} />
        )}
        {!isEmpty && <ByMail />}
      </div>
    </div>
  )
}

/** The link to another day is gone while that one loads: its title takes the focus. */
function useFocusOnOtherDay(shown: Day | undefined) {
  const title = useRef<HTMLHeadingElement>(null)
  const before = useRef(shown)
  useEffect(() => {
    if (shown === undefined) return
    const isOther = before.current !== undefined && before.current !== shown
    if (isOther && document.activeElement === document.body) title.current?.focus()
    before.current = shown
  }, [shown])
  return title
}

function Saved({ data: asked, page }: { data: Day | undefined; page: number }) {
  const {
    words: { daybook: said },
  } = useSpeech()
  const { data: day } = useQuery(daybookOptions(asked))
  usePageTitle(`${said.title}, ${said.view.saved}`)
  return (
    <div className={styles.page}>
      <DayRail day={day} asked={asked} current="saved" />
      <div className={styles.day}>
        <SavedActs page={page} asked={asked} />
      </div>
    </div>
  )
}
