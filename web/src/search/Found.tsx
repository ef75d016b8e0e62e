import { useRef } from 'react'
import type { PaginaResultados } from '../api/schema.ts'
import { useRowKeys } from '../app/row-keys.ts'
import type { SearchState } from '../query/state.ts'
import { Near, OnlyExact } from './Near.tsx'
import { ResultList } from './ResultList.tsx'
import { NotHere, ZeroResults } from './ZeroResults.tsx'
import { useReturn } from './returning.ts'

interface FoundProps {
  state: SearchState
  page: PaginaResultados
  /** False: the results are those of the search before. */
  isMade: boolean
  onChange(changed: Partial<SearchState>): void
  onFollow(): void
}

/** What has everything that was typed, or what would; then what comes near; then why nothing may be here. */
export function Found({ state, page, isMade, onChange, onFollow }: FoundProps) {
  const lists = useRef<HTMLDivElement>(null)
  const isNothing = page.total === 0 && isMade
  useRowKeys(lists)
  useReturn(lists)
  return (
    <div ref={lists}>
      {isNothing ? (
        <ZeroResults
          state={state}
          avisos={page.avisos}
          isAlone={!page.aproximados?.total}
          onChange={onChange}
        />
      ) : (
        <ResultList state={state} page={page} />
      )}
      {page.aproximados && <Near state={state} near={page.aproximados} onChange={onChange} />}
      {isNothing && <NotHere avisos={page.avisos} onFollow={onFollow} />}
      {state.aproximar === false && <OnlyExact onNear={() => onChange({ aproximar: undefined })} />}
    </div>
  )
}
