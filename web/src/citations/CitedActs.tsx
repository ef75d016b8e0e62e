import { Link } from '@tanstack/react-router'
import type { Citacao, ResultadoBusca } from '../api/schema.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './CitationRow.module.css'

/** Acts of a page or a proceeding that are listed; those that a citation can mean are listed all. */
const FEW = 3
/** Of a path of bodies. */
const LEVELS = 2

/** The act of a citation, or those that it can mean. */
export function CitedActs({ citation }: { citation: Citacao }) {
  const {
    words: { citations: said },
    format,
  } = useSpeech()
  const { tipo, resultado, publicacoes, total, lida } = citation
  const shown = resultado === 'indefinido' ? publicacoes : publicacoes.slice(0, FEW)
  if (shown.length === 0) return null
  const left = total - shown.length
  return (
    <ul className={styles.acts}>
      {shown.map((act) => (
        <li key={act.id}>
          <ActLink act={act} /> <small>· {bodyOf(act.orgao)}</small>
        </li>
      ))}
      {left > 0 && (
        <li>
          {tipo === 'processo' ? (
            <Link to="/" search={{ termo: `processo:"${lida}"` }}>
              {said.allOfProcess(format.number(total))}
            </Link>
          ) : (
            said.moreActs(left, format.number(left))
          )}
        </li>
      )}
    </ul>
  )
}

/** An act by its title, and where it was published. */
export function ActLink({ act }: { act: ResultadoBusca }) {
  const {
    words: { common },
    format,
  } = useSpeech()
  const { id, titulo, data_publicacao, secao } = act
  return (
    <>
      <Link to="/publicacao/$id" params={{ id }}>
        {titulo}
      </Link>{' '}
      <small>
        {format.date(data_publicacao)}, {common.section[secao]}
      </small>
    </>
  )
}

/** The upper levels of a path of bodies: they tell whose number it is. */
function bodyOf(orgao: string): string {
  return orgao.split('/').slice(0, LEVELS).join(' › ')
}
