import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import type { Facts } from '../api/archive.ts'
import type { ResultadoBusca } from '../api/schema.ts'
import { CopyPublic } from './CopyPublic.tsx'
import { Folio } from '../ui/Folio.tsx'
import { partKey, printedNumber } from '../lib/part-address.ts'
import { SituationTag } from '../ui/SituationTag.tsx'
import { useSpeech } from '../words/words.tsx'
import styles from './Hit.module.css'
import { factsOf } from './facts.ts'
import { leaveFor } from './returning.ts'
import type { SearchState } from '../query/state.ts'

interface HitProps {
  hit: ResultadoBusca
  /** They load after the hit. */
  facts: Facts | undefined
  state: SearchState
}

/** A row of the list; all of it links to the act. */
export function Hit({ hit, facts, state }: HitProps) {
  const {
    words: {
      search: { cites, inAct },
    },
    format: { money },
  } = useSpeech()
  const said = facts ? factsOf(facts.entidades, hit.titulo, { money, cites }) : []
  return (
    <article className={styles.hit}>
      <div className={styles.head}>
        <Folio act={{ ...hit, ...facts }} />
        <SituationTag situacao={hit.situacao} />
        <CopyPublic id={hit.id} titulo={hit.titulo} />
      </div>
      <h2 className={styles.title}>
        <Link
          to="/publicacao/$id"
          params={{ id: hit.id }}
          search={state}
          {...(hit.parte && { hash: partKey(hit.parte) })}
          data-row={hit.id}
          onClick={() => leaveFor(hit.id)}
        >
          <Excerpts of={hit} campo="titulo" otherwise={hit.titulo} />
        </Link>
      </h2>
      <p className={styles.body}>{lastLevels(hit.orgao)}</p>
      <p className={styles.excerpt}>
        {hit.parte?.numero != null && <b>{inAct(printedNumber(hit.parte.numero))} </b>}
        <Excerpts of={hit} campo="conteudo_completo" otherwise={hit.resumo} />
      </p>
      <p className={styles.facts}>
        {(said.length > 0 ? said : [hit.tipo_ato]).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
    </article>
  )
}

interface ExcerptsProps {
  of: HitProps['hit']
  campo: 'titulo' | 'conteudo_completo'
  /** The text if nothing is marked. */
  otherwise: string
}

/** The excerpts with the words that the service marked. */
function Excerpts({ of: { trechos }, campo, otherwise }: ExcerptsProps) {
  const excerpts = trechos?.filter((excerpt) => excerpt.campo === campo) ?? []
  if (excerpts.length === 0) return otherwise
  return excerpts.map(({ segmentos }, at) => (
    <Fragment key={at}>
      {at > 0 && ' '}
      {segmentos.map(({ texto, marcado }, place) =>
        marcado ? <mark key={place}>{texto}</mark> : texto,
      )}
    </Fragment>
  ))
}

/** On phones: in words, the unit last. */
function lastLevels(path: string): string {
  return path.split('/').slice(-2).join(', ')
}
