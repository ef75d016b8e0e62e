import { IconCalculator, IconClock } from '@tabler/icons-react'
import type { Contrato } from '../../api/schema.ts'
import { daysBetween, today } from '../../lib/dates.ts'
import { useSpeech } from '../../words/words.tsx'
import styles from './Cells.module.css'

/** From this many days before its end, a term is about to end. */
const SOON_DAYS = 120

/** When an instrument is in force, as printed; an end that was computed says so. */
export function Term({
  row: { vigencia_inicio, vigencia_fim, vigencia_fim_calculada },
}: {
  row: Pick<Contrato, 'vigencia_inicio' | 'vigencia_fim' | 'vigencia_fim_calculada'>
}) {
  const {
    words: { contracts, tables },
    format,
  } = useSpeech()
  if (vigencia_inicio === null && vigencia_fim === null)
    return <span className={styles.none}>{tables.none}</span>
  /** Breaks between two days, not within one. */
  const day = (printed: string) => format.date(printed).replaceAll(' ', '\u00a0')
  const left = vigencia_fim === null ? null : daysBetween(today(), vigencia_fim)
  return (
    <>
      <span className={styles.dates}>
        {vigencia_inicio === null
          ? contracts.until(day(vigencia_fim ?? ''))
          : vigencia_fim === null
            ? day(vigencia_inicio)
            : contracts.between(day(vigencia_inicio), day(vigencia_fim))}
      </span>
      {vigencia_fim_calculada && (
        <span className={styles.second}>
          <IconCalculator size={14} aria-hidden /> {contracts.calculated}
        </span>
      )}
      {left !== null && left >= 0 && left <= SOON_DAYS && (
        <span className={styles.soon}>
          <IconClock size={14} aria-hidden /> {contracts.endsSoon(left)}
        </span>
      )}
    </>
  )
}
