import { useRef } from 'react'
import type { PaginaResultados } from '../api/schema.ts'
import { useRowKeys } from '../app/row-keys.ts'
import type { SearchState } from '../query/state.ts'
import { Near, OnlyExact } from './Near.tsx'
import { ResultList } from './ResultList.tsx'
import { ZeroResults } from './ZeroResults.tsx'
import { useReturn } from './returning.ts'

interface FoundProps {
  state: SearchState
  page: PaginaResultados
  /** False: the results are those of the search before. */
  isMade: boolean
  onChange(changed: Partial<SearchState>): void
  onFollow(): void
}

/** What has everything that was typed, or why nothing has; then what comes near. */
export function Found({ state, page, isMade, onChange, onFollow }: FoundProps) {
  const lists = useRef<HTMLDivElement>(null)
  useRowKeys(lists)
  useReturn(lists)
  return (
    <div ref={lists}>
      {page.total === 0 && isMade ? (
        <ZeroResults
          state={state}
          avisos={page.avisos}
          near={page.aproximados?.total ?? 0}
          onChange={onChange}
          onFollow={onFollow}
        />
      ) : (
        <ResultList state={state} page={page} />
      )}
      {page.aproximados && <Near state={state} near={page.aproximados} onChange={onChange} />}
      {state.aproximar === false && <OnlyExact onNear={() => onChange({ aproximar: undefined })} />}
    </div>
  )
}
