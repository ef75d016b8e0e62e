import type { Aproximados } from '../api/schema.ts'
import type { SearchState } from '../query/state.ts'
import { useSpeech } from '../words/words.tsx'
import { Acts } from './Acts.tsx'
import styles from './Near.module.css'
import { type ReadNear, readNear } from './read-as.ts'

interface NearProps {
  state: SearchState
  near: Aproximados
  onChange(changed: Partial<SearchState>): void
}

const HEADING = 'parecidos'

/** The acts that only come near: why, how many, and the way to exactly what was typed. */
export function Near({ state, near, onChange }: NearProps) {
  const {
    words: { common, search },
    format,
  } = useSpeech()
  if (near.total === 0) return null
  const { resultados, total } = near
  return (
    <section className={styles.near} aria-labelledby={HEADING}>
      <h2 id={HEADING}>{search.near}</h2>
      <p className={styles.why}>
        {common.acts(total, format.number(total))}
        {resultados.length < total && search.nearest(format.number(resultados.length))}.{' '}
        {readNear(near.motivos, state.termo ?? '').map((why) => (
          <Why key={`${why.kind} ${why.typed}`} why={why} onChange={onChange} />
        ))}
        {search.strictElsewhere}{' '}
        <button type="button" className="link" onClick={() => onChange({ aproximar: false })}>
          {search.literally}
        </button>
      </p>
      <Acts hits={resultados} state={state} />
    </section>
  )
}

function Why({ why, onChange }: { why: ReadNear } & Pick<NearProps, 'onChange'>) {
  const {
    words: { search },
  } = useSpeech()
  const { kind, typed, also, consulta } = why
  if (kind === 'parcial') return <>{search.partly} </>
  if (kind === 'sentido') return <>{search.byMeaning} </>
  return (
    <>
      {kind === 'norma' && `${search.citesNorm} `}
      {also.map((name, at) => (
        <span key={name}>
          {at > 0 && search.or}
          {at === 0 && consulta !== null ? (
            <button
              type="button"
              className={`link ${styles.instead}`}
              title={search.searchFor(consulta)}
              onClick={() => onChange({ termo: consulta })}
            >
              {name}
            </button>
          ) : (
            <b>{name}</b>
          )}
        </span>
      ))}{' '}
      {search.insteadOf(typed)}{' '}
    </>
  )
}

/** Says that only exact results are shown, with the way back. */
export function OnlyExact({ onNear }: { onNear: () => void }) {
  const {
    words: { search },
  } = useSpeech()
  return (
    <p className={styles.why}>
      {search.exactOn}{' '}
      <button type="button" className="link" onClick={onNear}>
        {search.showNear}
      </button>
    </p>
  )
}
