import { Link } from '@tanstack/react-router'
import type { PaginaResultados } from '../api/schema.ts'
import { without } from '../lib/without.ts'
import { Key } from '../ui/Key.tsx'
import { useSpeech } from '../words/words.tsx'
import { Acts } from './Acts.tsx'
import styles from './ResultList.module.css'
import type { SearchState } from '../query/state.ts'

interface ResultListProps {
  state: SearchState
  page: PaginaResultados
}

export function ResultList({ state, page }: ResultListProps) {
  const {
    words: { search },
    format,
  } = useSpeech()
  const first = (page.pagina - 1) * page.limite + 1
  if (page.resultados.length === 0) return <Beyond state={state} page={page} />
  return (
    <>
      <Acts hits={page.resultados} start={first} state={state} />
      <div className={styles.foot}>
        <span className="figures">
          {search.range(
            format.number(first),
            format.number(first + page.resultados.length - 1),
            format.number(page.total),
          )}
        </span>
        <Pages state={state} current={page.pagina} last={page.total_paginas} />
        <p className={`${styles.keys} no-print`}>
          <Key>J</Key> <Key>K</Key> {search.browse} <Key>Enter</Key> {search.openKey}
        </p>
      </div>
    </>
  )
}

/** An address may ask for more pages than there are. */
function Beyond({ state, page }: ResultListProps) {
  const {
    words: { search },
    format,
  } = useSpeech()
  const last = format.number(page.total_paginas)
  return (
    <p className={styles.foot}>
      {search.noSuchPage}
      <Link to="/" search={pageOf(state, page.total_paginas)}>
        {search.pageOf(last, last)}
      </Link>
    </p>
  )
}

function pageOf(state: SearchState, pagina: number): SearchState {
  return pagina > 1 ? { ...state, pagina } : without(state, 'pagina')
}

function Pages({ state, current, last }: { state: SearchState; current: number; last: number }) {
  const {
    words: { search },
    format,
  } = useSpeech()
  if (last < 2) return null
  return (
    <nav aria-label={search.pages} className={`${styles.pages} no-print`}>
      {current > 1 && (
        <Link to="/" search={pageOf(state, current - 1)} rel="prev">
          {search.previousPage}
        </Link>
      )}
      <span aria-current="page">{search.pageOf(format.number(current), format.number(last))}</span>
      {current < last && (
        <Link to="/" search={pageOf(state, current + 1)} rel="next">
          {search.nextPage}
        </Link>
      )}
    </nav>
  )
}
