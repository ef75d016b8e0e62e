import type { Consulta } from '../api/schema.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './ReadAs.module.css'
import { type ReadMore, readMore } from './read-as.ts'

interface ReadAsProps {
  consulta: Consulta
  /** The typed query. */
  termo: string
  onLiteral(): void
}

/**
 * What was searched beyond the typed query, with the number of additional acts, what was read as one
 * code, and a way back to the typed query alone.
 */
export function ReadAs({ consulta, termo, onLiteral }: ReadAsProps) {
  const {
    words: { search },
    format,
  } = useSpeech()
  const read = readMore(consulta, termo)
  const more = read.filter(({ adds }) => adds > 0)
  const narrowed = read.filter(({ adds }) => adds < 0)
  if (read.length === 0) return null
  return (
    <p className={styles.read}>
      {more.length > 0 && <>{search.alsoSought} </>}
      {more.map((one, at) => (
        <span key={one.typed}>
          {at > 0 && '; '}
          <More more={one} />
        </span>
      ))}
      {more.length > 0 && '. '}
      {narrowed.map(({ typed, adds }) => (
        <span key={typed}>{search.asOneCode(typed, -adds, format.number(-adds))} </span>
      ))}
      <button type="button" className="link" onClick={onLiteral}>
        {search.literally}
      </button>
    </p>
  )
}

function More({ more: { typed, kind, also, adds } }: { more: ReadMore }) {
  const {
    words: { search },
    format,
  } = useSpeech()
  return (
    <>
      {kind === 'norma' && `${search.citesNorm} `}
      {also.map((name, at) => (
        <span key={name}>
          {at > 0 && search.or}
          <b>{kind === 'norma' ? name : `“${name}”`}</b>
        </span>
      ))}{' '}
      {search.besides(typed, adds, format.number(adds))}
    </>
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
