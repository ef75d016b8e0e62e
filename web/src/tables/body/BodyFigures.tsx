import { useSpeech } from '../../words/words.tsx'
import styles from '../rows/Figures.module.css'
import type { BodyRows } from './body-rows.ts'

/** A body in a few figures, each with what it counts; the parts below have the rest. */
export function BodyFigures({ rows }: { rows: BodyRows }) {
  const {
    words: { body: said },
    format,
  } = useSpeech()
  const figures = [
    { name: said.entered, help: said.enteredHelp, of: rows.entered },
    { name: said.left, help: said.leftHelp, of: rows.left },
    { name: said.open, help: said.openHelp, of: rows.tenders },
    { name: said.punished, help: said.punishedHelp, of: rows.sanctions },
    { name: said.issued, help: said.issuedHelp, of: rows.norms },
  ]
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, help, of: { data, error } }) => (
        <div key={help}>
          <dt>{name}</dt>
          <dd className={styles.figure}>
            {data ? format.number(data.total ?? 0) : error ? '—' : '…'}
          </dd>
          <dd>{help}</dd>
        </div>
      ))}
    </dl>
  )
}
