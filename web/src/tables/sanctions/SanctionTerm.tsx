import type { Sancao } from '../../api/schema.ts'
import { useSpeech } from '../../words/words.tsx'
import styles from '../contracts/Cells.module.css'
import { printTerm } from './print-term.ts'

/** For how long a company is barred, and the days, as far as they are printed. */
export function SanctionTerm({
  row: { prazo, data_inicio, data_fim },
}: {
  row: Pick<Sancao, 'prazo' | 'data_inicio' | 'data_fim'>
}) {
  const {
    words: { sanctions: said, tables },
    format,
  } = useSpeech()
  if (prazo === null && data_inicio === null && data_fim === null)
    return <span className={styles.none}>{tables.none}</span>
  return (
    <>
      {prazo !== null && <span className={styles.dates}>{printTerm(prazo, said.term)}</span>}
      {data_inicio !== null && (
        <span className={styles.second}>{said.since(format.date(data_inicio))}</span>
      )}
      {data_fim !== null && (
        <span className={styles.second}>{said.until(format.date(data_fim))}</span>
      )}
    </>
  )
}
