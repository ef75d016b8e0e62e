import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { useEffect, useMemo, useRef } from 'react'
import { publicationOptions } from '../api/archive.ts'
import { ApiError } from '../api/client.ts'
import { usePageTitle } from '../app/title.ts'
import { needlesOf } from '../lib/needles.ts'
import { Failure } from '../ui/Failure.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSpeech } from '../words/words.tsx'
import { ActBar } from './ActBar.tsx'
import { ActFacts } from './ActFacts.tsx'
import styles from './ActPage.module.css'
import { Outline } from './Outline.tsx'
import { PhoneBar } from './PhoneBar.tsx'
import { SearchWords } from './SearchWords.tsx'
import { Sheet } from './Sheet.tsx'
import { SituationBanner } from './SituationBanner.tsx'
import { outlineOf, typeset } from './typeset.ts'

export function ActPage() {
  const { id } = useParams({ from: '/inside/publicacao/$id' })
  const state = useSearch({ from: '/inside/publicacao/$id' })
  const {
    words: { act: said, common },
  } = useSpeech()
  const { data: act, error, refetch } = useQuery(publicationOptions(id))
  usePageTitle(act?.titulo)
  const sheet = useRef<HTMLElement>(null)
  const blocks = useMemo(() => (act ? typeset(act) : []), [act])
  const needles = useMemo(() => needlesOf(state.termo ?? ''), [state.termo])
  useEffect(() => {
    if (act) sheet.current?.querySelector('h1')?.focus({ preventScroll: true })
  }, [act])
  if (error instanceof ApiError && error.status === 404)
    return (
      <>
        <h1>{said.notFound}</h1>
        <p className="muted">{said.notFoundHelp}</p>
      </>
    )
  if (error) return <Failure error={error} onRetry={() => void refetch()} />
  if (!act) return <Skeleton sentence={common.loading} />
  return (
    <>
      <ActBar act={act} state={state} />
      <div className={styles.page}>
        <aside className={`${styles.outline} no-print`}>
          <Outline entries={outlineOf(blocks)} />
          <SearchWords sheet={sheet} needles={needles} />
        </aside>
        <div className={styles.text}>
          <SituationBanner act={act} />
          <Sheet ref={sheet} act={act} blocks={blocks} needles={needles} />
        </div>
        <ActFacts act={act} />
      </div>
      <PhoneBar act={act} />
    </>
  )
}
