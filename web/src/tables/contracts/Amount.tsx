import type { Contrato } from '../../api/schema.ts'
import { useSpeech } from '../../words/words.tsx'
import styles from './Cells.module.css'
import { printAmount } from './print-amount.ts'

type Priced = Pick<Contrato, 'valor_global' | 'valor_do_instrumento' | 'moeda'>

/** The amount of a row, or the one that it shares with others; another currency is named. */
export function Amount({ row }: { row: Priced }) {
  const {
    words: { contracts, tables },
    format,
  } = useSpeech()
  const amount = row.valor_global ?? row.valor_do_instrumento
  if (amount === null) return <span className={styles.none}>{tables.none}</span>
  const isShared = row.valor_global === null
  return (
    <>
      <b data-amount className={styles.amount}>
        {printAmount(amount, row.moeda, format, format.amount)}
      </b>
      {isShared && <span className={styles.second}>{contracts.shared}</span>}
    </>
  )
}
