import type { Norma } from '../../api/schema.ts'
import { useSpeech } from '../../words/words.tsx'
import styles from '../contracts/ContractCard.module.css'
import { bodyInLine } from '../contracts/names.ts'
import { NormEffects } from './NormEffects.tsx'
import { NormName } from './NormName.tsx'
import { forceWords } from './names.ts'

/** A norm on a phone: what it is, what it does to others, and when it comes into force. */
export function NormCard({ row }: { row: Norma }) {
  const {
    words: { norms: said },
    format,
  } = useSpeech()
  return (
    <>
      <div className={styles.top}>
        <b>
          <NormName row={row} />
        </b>
        <div className={styles.amount}>{forceWords(row, said, format)}</div>
      </div>
      <p className="muted">{bodyInLine(row.orgao)}</p>
      <NormEffects row={row} />
      {row.ementa !== null && <p className={styles.object}>{row.ementa}</p>}
    </>
  )
}
