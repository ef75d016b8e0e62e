import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, useRef, useState } from 'react'
import { DialogBoundary } from '../app/DialogBoundary.tsx'
import { part } from '../app/parts.ts'
import { countsOptions, searchOptions } from '../api/archive.ts'
import { ApiError } from '../api/client.ts'
import { useSession } from '../app/session.tsx'
import { useShortcuts } from '../app/shortcuts.ts'
import { useLast } from '../app/last.ts'
import { usePageTitle } from '../app/title.ts'
import { filterWords } from '../filters/readable.ts'
import { standingFilterOf } from '../filters/standing.ts'
import { Failure } from '../ui/Failure.tsx'
import { PaperHead } from '../ui/PaperHead.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSpeech } from '../words/words.tsx'
import { Filters } from './Filters.tsx'
import { FiltersSheet } from './FiltersSheet.tsx'
import { EmptyArchive, isArchiveEmpty } from './EmptyArchive.tsx'
import { Found } from './Found.tsx'
import { GapNotice } from './GapNotice.tsx'
import { PeriodChart } from './PeriodChart.tsx'
import { Literally, ReadAs } from './ReadAs.tsx'
import { Rail } from './Rail.tsx'
import { ResultsHead } from './ResultsHead.tsx'
import { SearchField } from './SearchField.tsx'
import { SubjectLink } from './SubjectLink.tsx'
import styles from './SearchPage.module.css'
import { type SearchState, queryOf } from '../query/state.ts'

/** With its selects and tags it is as large as the list, so it loads on demand. */
const FollowDialog = lazy(
  part(async () => ({ default: (await import('../alerts/FollowDialog.tsx')).FollowDialog })),
)

export function SearchPage() {
  const state = useSearch({ from: '/inside/' })
  const navigate = useNavigate({ from: '/' })
  const { words, format } = useSpeech()
  const { search } = words
  usePageTitle(state.termo)
  const query = queryOf(state)
  const found = useQuery({ ...searchOptions(query), placeholderData: keepPreviousData })
  const counts = useQuery({ ...countsOptions(query), placeholderData: keepPreviousData })
  const field = useRef<HTMLInputElement>(null)
  const filters = useRef<HTMLElement>(null)
  // Kept here: people may have typed and pressed Enter before the head of the results exists.
  const answered = useRef(state.termo)

  /** Every other change leads back to the first page. */
  const change = (changed: Partial<SearchState>) =>
    void navigate({ search: { ...state, pagina: undefined, ...changed } })
  const [isFollowing, setFollowing] = useState(false)
  const { isEditor } = useSession()
  const fault =
    found.error instanceof ApiError && found.error.code === 'consulta_invalida' ? found.error : null
  const failure = fault === null ? found.error : null
  /** A search that was not made cannot be ordered, exported or followed. */
  const isMade = found.error === null
  const follow = () => setFollowing(isEditor && isMade)
  useShortcuts({
    '/': () => field.current?.focus(),
    f: () => filters.current?.querySelector('input')?.focus(),
    a: follow,
  })
  // After an invalid query, the last results stay.
  const results = useLast(found.data)
  const isEmpty = isArchiveEmpty(results?.avisos ?? [])
  return (
    <div className={styles.page}>
      <h1 className="hidden">{search.title}</h1>
      <PaperHead
        title={search.title}
        asked={state.termo ?? search.everything}
        chosen={filterWords(standingFilterOf(state), words, format)}
      />
      <div className={`${styles.top} no-print`}>
        <SearchField
          ref={field}
          value={state.termo ?? ''}
          fault={fault}
          isPrimary={failure === null}
          onSearch={(termo) => change({ termo: termo === '' ? undefined : termo })}
          onBody={(orgao) => change({ orgao: [...new Set([...(state.orgao ?? []), orgao])] })}
        />
        <div className={styles.below}>
          {results && !state.literal && (
            <ReadAs
              consulta={results.consulta}
              termo={state.termo ?? ''}
              onLiteral={() => change({ literal: true })}
            />
          )}
          {state.literal && <Literally onWidely={() => change({ literal: undefined })} />}
          <SubjectLink search={state} />
          <Link to="/citacoes" className="small alone">
            {search.citations}
          </Link>
        </div>
      </div>
      <FiltersSheet
        state={state}
        counts={counts.data?.facetas ?? null}
        total={results?.total ?? 0}
        onChange={change}
      />
      <aside ref={filters} className={styles.filters} aria-label={search.filters}>
        <Filters state={state} counts={counts.data?.facetas ?? null} onChange={change} />
      </aside>
      <section className={styles.results} aria-label={search.results} aria-busy={found.isFetching}>
        <div className="no-print">
          <PeriodChart
            state={state}
            yieldsWhenEmpty={(results?.aproximados?.total ?? 0) > 0}
            onChange={change}
          />
        </div>
        {results && !isEmpty && <GapNotice avisos={results.avisos} />}
        {failure && (
          <Failure
            error={failure}
            title={search.failed}
            keeps={search.keeps}
            onRetry={() => void found.refetch()}
          />
        )}
        {!results && found.isPending && <Skeleton rows={5} sentence={search.searching} />}
        {results && (
          <div className={found.isPlaceholderData || found.error ? styles.old : undefined}>
            <ResultsHead
              state={state}
              total={results.total}
              isOld={found.isPlaceholderData}
              answered={answered}
              hasTools={isMade && results.total > 0}
              onChange={change}
              onFollow={follow}
            />
            {isEmpty ? (
              <EmptyArchive />
            ) : (
              <Found
                state={state}
                page={results}
                isMade={isMade}
                onChange={change}
                onFollow={follow}
              />
            )}
          </div>
        )}
      </section>
      <Rail
        state={state}
        ids={(results?.resultados ?? []).map(({ id }) => id)}
        {...(isMade && { onFollow: follow })}
      />
      {isFollowing && (
        <DialogBoundary onClose={() => setFollowing(false)}>
          <FollowDialog search={state} onClose={() => setFollowing(false)} />
        </DialogBoundary>
      )}
    </div>
  )
}
