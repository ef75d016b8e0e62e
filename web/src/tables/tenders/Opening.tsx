import { IconClock } from '@tabler/icons-react'
import type { Licitacao } from '../../api/schema.ts'
import { daysBetween, today } from '../../lib/dates.ts'
import { useSpeech } from '../../words/words.tsx'
import styles from '../contracts/Cells.module.css'

/** From this many days before it, a session is about to open. */
const SOON_DAYS = 15

/** When the session opens: the day, and the hour as printed. */
export function Opening({
  row: { data_abertura, hora_abertura },
}: {
  row: Pick<Licitacao, 'data_abertura' | 'hora_abertura'>
}) {
  const {
    words: { tenders: said, tables },
    format,
  } = useSpeech()
  if (data_abertura === null) return <span className={styles.none}>{tables.none}</span>
  const left = daysBetween(today(), data_abertura)
  return (
    <>
      <span className={styles.dates}>{format.date(data_abertura)}</span>
      {hora_abertura !== null && <span className={styles.second}>{said.at(hora_abertura)}</span>}
      {left >= 0 && left <= SOON_DAYS && (
        <span className={styles.soon}>
          <IconClock size={14} aria-hidden /> {left === 0 ? said.opensToday : said.opensSoon(left)}
        </span>
      )}
    </>
  )
}
