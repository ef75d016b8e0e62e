import type { Consulta } from '../api/schema.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './ReadAs.module.css'

/** How the words were read beyond what was typed, and the way to have them taken literally. */
export function ReadAs({ consulta, onLiteral }: { consulta: Consulta; onLiteral: () => void }) {
  const {
    words: { search },
    format,
  } = useSpeech()
  if (consulta.ampliacoes.length === 0) return null
  return (
    <p className={styles.read}>
      {search.readAs}{' '}
      {consulta.ampliacoes.map(({ escrito, tambem, acrescenta }, at) => (
        <span key={escrito}>
          {at > 0 && '; '}
          <b>{escrito}</b>
          {search.also} {tambem.join(', ')}
          {acrescenta > 0 && ` (+${format.number(acrescenta)})`}
        </span>
      ))}
      .{' '}
      <button type="button" className="link" onClick={onLiteral}>
        {search.literally}
      </button>
    </p>
  )
}

/** Says that the search was literal, with the way back. */
export function Literally({ onWidely }: { onWidely: () => void }) {
  const {
    words: { search },
  } = useSpeech()
  return (
    <p className={styles.read}>
      {search.literalOn}{' '}
      <button type="button" className="link" onClick={onWidely}>
        {search.widely}
      </button>
    </p>
  )
}
