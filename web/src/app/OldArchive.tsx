import { Link } from '@tanstack/react-router'
import { today } from '../lib/dates.ts'
import { Notice } from '../ui/Notice.tsx'
import { useSpeech } from '../words/words.tsx'
import { useFreshness } from './use-freshness.ts'

/** Where somebody waits for news: an archive that gets no editions has none. */
export function OldArchive() {
  const {
    words: { age, daybook },
    format,
  } = useSpeech()
  const freshness = useFreshness()
  if (freshness?.state !== 'old') return null
  const { day } = freshness
  return (
    <Notice
      tone="warn"
      action={
        <Link to="/edicoes" search={{ ano: Number(day.slice(0, 4)), dia: day }}>
          {daybook.inCalendar}
        </Link>
      }
    >
      {age.noNews(format.date(day), format.ago(day, today()))}
    </Notice>
  )
}
