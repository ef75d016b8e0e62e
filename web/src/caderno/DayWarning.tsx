import { Link } from '@tanstack/react-router'
import type { Aviso, Caderno } from '../api/schema.ts'
import { useFreshness } from '../app/use-freshness.ts'
import { today } from '../lib/dates.ts'
import { Notice } from '../ui/Notice.tsx'
import { Notices } from '../ui/Notices.tsx'
import { useSpeech } from '../words/words.tsx'
import styles from './DayWarning.module.css'
import { dayStateOf } from './day-state.ts'

interface DayWarningProps {
  day: Caderno & { avisos: Aviso[] }
  /** Whether it is shown because it is the newest with an edition. */
  isNewest: boolean
}

/** What the archive lacks of the day, and of the day that follows it: loud, because it may hold acts. */
export function DayWarning({ day, isNewest }: DayWarningProps) {
  const {
    words: { daybook: said },
  } = useSpeech()
  const { state } = dayStateOf(day)
  return (
    <div className={styles.warnings}>
      {isNewest && <NextDay day={day} />}
      {state === 'missing' || state === 'part' ? (
        <Notice tone="bad">
          <b>{said[state].title}</b> {said[state].help}
          <Notices avisos={day.avisos} />
        </Notice>
      ) : (
        <Notices avisos={day.avisos} />
      )}
    </div>
  )
}

/** Of a day that should be there by now: whoever reads an older one must know, and how old it is. */
function NextDay({ day: { data, proxima } }: { day: Caderno }) {
  const {
    words: { age, daybook: said },
    format,
  } = useSpeech()
  const isOld = useFreshness()?.state === 'old'
  if (proxima === null || proxima.situacao === 'no_acervo') return null
  const name = format.weekdayDate(proxima.data)
  if (proxima.situacao === 'aguardada') return <p className="muted">{said.nextAwaited(name)}</p>
  return (
    <Notice
      tone="warn"
      action={
        <Link to="/caderno" search={{ data: proxima.data }}>
          {said.seeDay}
        </Link>
      }
    >
      {isOld ? age.newest(format.date(data), format.ago(data, today())) : said.nextMissing(name)}
    </Notice>
  )
}
