import type { Norma } from '../../api/schema.ts'
import { useSpeech } from '../../words/words.tsx'
import styles from '../contracts/ContractCard.module.css'
import { bodyNames } from '../contracts/names.ts'
import { effectLines, forceWords, normName } from './names.ts'

/** A norm on a phone: what it is, what it does to others, and when it comes into force. */
export function NormCard({ row }: { row: Norma }) {
  const {
    words: { norms: said },
    format,
  } = useSpeech()
  return (
    <>
      <div className={styles.top}>
        <b>{normName(row, said)}</b>
        <div className={styles.amount}>{forceWords(row, said, format)}</div>
      </div>
      <p className="muted">{bodyNames(row.orgao).unit}</p>
      {effectLines(row, said).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {row.ementa !== null && <p className={styles.object}>{row.ementa}</p>}
    </>
  )
}
