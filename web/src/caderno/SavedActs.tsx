import { useQuery } from '@tanstack/react-query'
import { Link, Navigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { savedOptions } from '../api/daybook.ts'
import { useRowKeys } from '../app/row-keys.ts'
import type { Day } from '../lib/dates.ts'
import { Empty } from '../ui/Empty.tsx'
import { Failure } from '../ui/Failure.tsx'
import { Folio } from '../ui/Folio.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { SituationTag } from '../ui/SituationTag.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSpeech } from '../words/words.tsx'
import { MarkedRow } from './MarkedRow.tsx'
import styles from './DaybookPage.module.css'
import { MarkFault } from './MarkFault.tsx'
import { useMarks } from './use-marks.ts'

/** What the person has saved, of any day. */
export function SavedActs({ page, asked }: { page: number; asked: Day | undefined }) {
  const {
    words: { common, daybook: said },
  } = useSpeech()
  const list = useRef<HTMLDivElement>(null)
  const marks = useMarks()
  useRowKeys(list)
  const { data, error, refetch } = useQuery(savedOptions(page))
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton sentence={common.loading} />
  if (data.total === 0 && data.resultados.length === 0)
    return (
      <Empty title={said.nothingSaved} sentence={said.nothingSavedHelp} steps={[]}>
        <Link to="/caderno" search={asked === undefined ? {} : { data: asked }}>
          {said.toDay}
        </Link>
      </Empty>
    )
  if (data.resultados.length === 0 && data.total_paginas > 0 && page > data.total_paginas)
    return <Navigate to="/caderno" search={pageOf(asked, data.total_paginas)} replace />
  return (
    <div ref={list}>
      <PageHead title={said.view.saved} />
      <MarkFault marks={marks} />
      {data.resultados.map((act) => (
        <MarkedRow
          key={act.id}
          act={act}
          marks={marks}
          head={
            <>
              <Folio act={act} />
              <SituationTag situacao={act.situacao} />
            </>
          }
        />
      ))}
      <Pages page={page} last={data.total_paginas} asked={asked} />
    </div>
  )
}

function pageOf(asked: Day | undefined, pagina: number) {
  return {
    ...(asked === undefined ? {} : { data: asked }),
    ver: 'guardados' as const,
    ...(pagina > 1 && { pagina }),
  }
}

function Pages({ page, last, asked }: { page: number; last: number; asked: Day | undefined }) {
  const {
    words: { daybook: said, search },
    format: { number },
  } = useSpeech()
  if (last < 2) return null
  return (
    <nav aria-label={said.pages} className={`${styles.pages} no-print`}>
      {page > 1 && (
        <Link to="/caderno" search={pageOf(asked, page - 1)} rel="prev">
          {search.previousPage}
        </Link>
      )}
      <span aria-current="page">{search.pageOf(number(page), number(last))}</span>
      {page < last && (
        <Link to="/caderno" search={pageOf(asked, page + 1)} rel="next">
          {search.nextPage}
        </Link>
      )}
    </nav>
  )
}
