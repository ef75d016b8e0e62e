import { VisuallyHidden } from '@mantine/core'
import type { Verified } from '../api/citations.ts'
import { useLast } from '../app/last.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './Counts.module.css'
import { countsInWords } from './report.ts'
import { CONCERNS, type Numbered, countOf } from './verdicts.ts'

interface CountsProps {
  id: string
  all: readonly Numbered[]
  verified: Verified | undefined
  isChecking: boolean
  /** Or the figures are of a text before this one. */
  isCurrent: boolean
}

/** How many citations need what, and of how much text. */
export function Counts({ id, all, verified, isCurrent, isChecking }: CountsProps) {
  const { words, format } = useSpeech()
  const { citations: said } = words
  const letters = verified ? verified.part.end - verified.part.start : 0
  const none = letters === verified?.text.length ? said.none : said.noneInPart
  const found = all.length === 0 ? none : countsInWords(all, { words, format })
  // Read aloud only when it changes, not at each pause of who writes.
  const spoken = useLast(isCurrent ? found : undefined)
  return (
    <div id={id} className={styles.line}>
      <ul className={`${styles.counts} ${isCurrent ? '' : styles.old}`} aria-label={said.counts}>
        {CONCERNS.map((concern) => [concern, countOf(all, concern)] as const)
          .filter(([, count]) => count > 0)
          .map(([concern, count]) => (
            <li key={concern} className={styles[concern]}>
              <b>{format.number(count)}</b> {said.concern[concern](count)}
            </li>
          ))}
      </ul>
      <VisuallyHidden role="status">{isCurrent || isChecking ? spoken : ''}</VisuallyHidden>
      <p className="small muted">
        {verified && isCurrent && (
          <>
            {said.total(all.length, format.number(all.length), format.number(letters))}
            {said.took(format.duration(verified.ms))}.{' '}
          </>
        )}
        {isChecking && <>{said.checking} </>}
        {said.notKept}
      </p>
    </div>
  )
}
