import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState } from 'react'
import { FollowDialog } from '../alerts/FollowDialog.tsx'
import { marksOptions, publicationOptions } from '../api/archive.ts'
import type { PrazoDoAto } from '../api/schema.ts'
import { deadlinesOfActOptions, rowsOfActOptions } from '../api/tables.ts'
import { ApiError } from '../api/client.ts'
import { useSession } from '../app/session.tsx'
import { usePageTitle } from '../app/title.ts'
import { KeepDialog } from '../folders/KeepDialog.tsx'
import { Failure } from '../ui/Failure.tsx'
import { NotFound } from '../app/NotFound.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSpeech } from '../words/words.tsx'
import { ActBar } from './ActBar.tsx'
import { ActFacts } from './ActFacts.tsx'
import styles from './ActPage.module.css'
import { ImagesBanner } from './ImagesBanner.tsx'
import { Outline } from './Outline.tsx'
import { useOutline } from './outline-lines.ts'
import { PhoneBar } from './PhoneBar.tsx'
import { SearchWords } from './SearchWords.tsx'
import { Sheet } from './Sheet.tsx'
import { SituationBanner } from './SituationBanner.tsx'
import { followQuery } from './follow.ts'
import { NO_MARKS, placeMarks } from './marks.ts'
import { StylesContext } from './Marked.tsx'
import { useOpenPart } from './parts/use-open-part.ts'
import { ActDeadlines } from './rows/ActDeadlines.tsx'
import { ActRows } from './rows/ActRows.tsx'
import { type ActRow, actRows } from './rows/act-rows.ts'
import { usePaper } from './usePaper.ts'
import { useTypeset } from './useTypeset.ts'

const NO_DEADLINES: PrazoDoAto[] = []
/** How many rows are beside the text at first. */
const ROWS = 12
/** How many come with each request for more. */
const MORE = 4 * ROWS

export function ActPage() {
  const { id } = useParams({ from: '/inside/publicacao/$id' })
  const state = useSearch({ from: '/inside/publicacao/$id' })
  const { words, format } = useSpeech()
  const { act: said, common } = words
  const { data: act, error, refetch } = useQuery(publicationOptions(id))
  usePageTitle(act?.titulo)
  usePaper(act)
  const [isFollowing, setFollowing] = useState(false)
  const [isKeeping, setKeeping] = useState(false)
  const { isEditor } = useSession()
  const sheet = useRef<HTMLElement>(null)
  const { data: read } = useQuery(rowsOfActOptions(id))
  const { data: prazos = NO_DEADLINES } = useQuery(deadlinesOfActOptions(id))
  const rows = useMemo(() => (read ? actRows(read, words, format) : []), [read, words, format])
  const { shown, showMore } = useShownRows(id, rows)
  const { blocks, parts: acts, undone, typeset } = useTypeset(act, shown, prazos)
  const outline = useOutline(blocks, acts, undone)
  const { data: found } = useQuery(marksOptions(id, state))
  const { marks, parts } = useMemo(
    () => (act && found ? placeMarks(found, act.conteudo_completo) : NO_MARKS),
    [act, found],
  )
  useEffect(() => {
    if (act) sheet.current?.querySelector('h1')?.focus({ preventScroll: true })
  }, [act])
  const open = useOpenPart(acts)
  if (error instanceof ApiError && error.status === 404)
    return (
      <NotFound title={said.notFound} help={said.notFoundHelp}>
        <Link to="/">{common.toSearch}</Link>
      </NotFound>
    )
  if (error && !act) return <Failure error={error} onRetry={() => void refetch()} />
  if (!act) return <Skeleton sentence={common.loading} />
  const follow = followQuery(act)
  const onFollow = follow === null ? null : () => setFollowing(true)
  const onKeep = isEditor ? () => setKeeping(true) : null
  return (
    <>
      <ActBar act={act} state={state} outline={outline} onFollow={onFollow} onKeep={onKeep} />
      <div className={styles.page}>
        <aside className={`${styles.outline} no-print`}>
          <Outline lines={outline} />
          <SearchWords sheet={sheet} parts={parts} />
        </aside>
        <div className={styles.text}>
          <SituationBanner act={act} />
          <ImagesBanner avisos={act.avisos} certified={act.url_pdf} />
          <StylesContext value={typeset}>
            <Sheet
              key={id}
              ref={sheet}
              act={act}
              blocks={blocks}
              marks={marks}
              parts={acts}
              open={open}
            />
          </StylesContext>
        </div>
        <ActFacts act={act}>
          {prazos.length > 0 && <ActDeadlines id={id} prazos={prazos} />}
          {rows.length > 0 && <ActRows rows={shown} total={rows.length} onMore={showMore} />}
        </ActFacts>
      </div>
      <PhoneBar act={act} onFollow={onFollow} onKeep={onKeep} />
      {isKeeping && <KeepDialog act={act} onClose={() => setKeeping(false)} />}
      {isFollowing && follow !== null && (
        <FollowDialog
          search={{ termo: follow }}
          name={act.titulo}
          help={said.followHelp}
          onClose={() => setFollowing(false)}
        />
      )}
    </>
  )
}

/** The first rows of an act; another act begins with few again. */
function useShownRows(id: string, rows: ActRow[]) {
  const [{ of, count }, setCount] = useState({ of: id, count: ROWS })
  const shown = useMemo(() => rows.slice(0, of === id ? count : ROWS), [rows, of, id, count])
  return { shown, showMore: () => setCount({ of: id, count: shown.length + MORE }) }
}
