import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import type { Facts } from '../api/archive.ts'
import type { ResultadoBusca } from '../api/schema.ts'
import type { Needle } from '../lib/needles.ts'
import { Folio } from '../ui/Folio.tsx'
import { Marked } from '../ui/Marked.tsx'
import { SituationTag } from '../ui/SituationTag.tsx'
import { useSpeech } from '../words/words.tsx'
import styles from './Hit.module.css'
import { factsOf } from './facts.ts'
import type { SearchState } from './state.ts'

interface HitProps {
  hit: ResultadoBusca
  /** Come after the hit. */
  facts: Facts | undefined
  state: SearchState
  needles: Needle[]
}

/** A row of the list: all of it leads to the act. */
export function Hit({ hit, facts, state, needles }: HitProps) {
  const {
    words: {
      search: { cites },
    },
    format: { money },
  } = useSpeech()
  const said = facts ? factsOf(facts.entidades, hit.titulo, { money, cites }) : []
  return (
    <article className={styles.hit}>
      <div className={styles.head}>
        <Folio act={{ ...hit, ...facts }} />
        <SituationTag situacao={hit.situacao} />
      </div>
      <h2 className={styles.title}>
        <Link to="/publicacao/$id" params={{ id: hit.id }} search={state} data-row>
          <Marked text={hit.titulo} needles={needles} />
        </Link>
      </h2>
      <p className={styles.body}>{lastLevels(hit.orgao)}</p>
      <p className={styles.excerpt}>
        <Excerpt hit={hit} needles={needles} />
      </p>
      <p className={styles.facts}>
        {(said.length > 0 ? said : [hit.tipo_ato]).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
    </article>
  )
}

/** Where the words stand, as the service marks them; else the summary. */
function Excerpt({ hit, needles }: Pick<HitProps, 'hit' | 'needles'>) {
  const excerpts = hit.trechos?.filter(({ campo }) => campo === 'conteudo_completo') ?? []
  if (excerpts.length === 0) return <Marked text={hit.resumo} needles={needles} />
  return excerpts.map(({ segmentos }, at) => (
    <Fragment key={at}>
      {at > 0 && ' '}
      {segmentos.map(({ texto, marcado }, place) =>
        marcado ? <mark key={place}>{texto}</mark> : texto,
      )}
    </Fragment>
  ))
}

/** On the phone: in words, the unit last. */
function lastLevels(path: string): string {
  return path.split('/').slice(-2).join(', ')
}
