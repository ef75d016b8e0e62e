import { Link } from '@tanstack/react-router'
import type { ResultadoBusca } from '../api/schema.ts'
import type { Needle } from '../lib/needles.ts'
import { Folio } from '../ui/Folio.tsx'
import { Marked } from '../ui/Marked.tsx'
import { SituationTag } from '../ui/SituationTag.tsx'
import styles from './Hit.module.css'
import type { SearchState } from './state.ts'

interface HitProps {
  hit: ResultadoBusca
  state: SearchState
  needles: Needle[]
}

/** A row of the list: all of it leads to the act. */
export function Hit({ hit, state, needles }: HitProps) {
  return (
    <article className={styles.hit}>
      <div className={styles.head}>
        <Folio act={hit} />
        <SituationTag situacao={hit.situacao} />
      </div>
      <h2 className={styles.title}>
        <Link to="/publicacao/$id" params={{ id: hit.id }} search={state} data-row>
          <Marked text={hit.titulo} needles={needles} />
        </Link>
      </h2>
      <p className={styles.body}>{lastLevels(hit.orgao)}</p>
      <p className={styles.excerpt}>
        <Marked text={hit.resumo} needles={needles} />
      </p>
      <p className={styles.facts}>{hit.tipo_ato}</p>
    </article>
  )
}

/** On the phone: in words, the unit last. */
function lastLevels(path: string): string {
  return path.split('/').slice(-2).join(', ')
}
