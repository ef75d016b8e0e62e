import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { factsOptions } from '../api/archive.ts'
import type { PaginaResultados } from '../api/schema.ts'
import { usePreference } from '../app/preferences.ts'
import { useRowKeys } from '../app/row-keys.ts'
import { without } from '../lib/without.ts'
import { Key } from '../ui/Key.tsx'
import { useSpeech } from '../words/words.tsx'
import { Hit } from './Hit.tsx'
import styles from './ResultList.module.css'
import { useReturn } from './returning.ts'
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
  const list = useRef<HTMLOListElement>(null)
  useRowKeys(list)
  useReturn(list)
  const [isCompact] = usePreference('compacta', false)
  const facts = useQuery(factsOptions(page.resultados.map(({ id }) => id)))
  const first = (page.pagina - 1) * page.limite + 1
  return (
    <>
      <ol ref={list} start={first} data-density={isCompact ? 'compact' : undefined}>
        {page.resultados.map((hit) => (
          <li key={hit.id}>
            <Hit hit={hit} facts={facts.data?.get(hit.id)} state={state} />
          </li>
        ))}
      </ol>
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

function Pages({ state, current, last }: { state: SearchState; current: number; last: number }) {
  const {
    words: { search },
    format,
  } = useSpeech()
  if (last < 2) return null
  const to = (pagina: number) => (pagina > 1 ? { ...state, pagina } : without(state, 'pagina'))
  return (
    <nav aria-label={search.pages} className={`${styles.pages} no-print`}>
      {current > 1 && (
        <Link to="/" search={to(current - 1)} rel="prev">
          {search.previousPage}
        </Link>
      )}
      <span aria-current="page">{search.pageOf(format.number(current), format.number(last))}</span>
      {current < last && (
        <Link to="/" search={to(current + 1)} rel="next">
          {search.nextPage}
        </Link>
      )}
    </nav>
  )
}
