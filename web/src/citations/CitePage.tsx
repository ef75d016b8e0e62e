import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { verificationOptions } from '../api/citations.ts'
import { usePageTitle } from '../app/title.ts'
import { Failure } from '../ui/Failure.tsx'
import { NotFound } from '../app/NotFound.tsx'
import { Notices } from '../ui/Notices.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSpeech } from '../words/words.tsx'
import { CitationRow, onlyActOf } from './CitationRow.tsx'
import styles from './CitePage.module.css'
import { citationAsked, readAskedCitation } from './asked-citation.ts'
import { keepText } from './kept-text.ts'
import { numbered } from './verdicts.ts'

/** An address that cites: it leads to the act that is surely meant, and else says what is known. */
export function CitePage() {
  const {
    words: { citations: said },
  } = useSpeech()
  usePageTitle(said.citeTitle)
  const text = citationAsked(readAskedCitation(useSearch({ from: '/inside/citar' })))
  if (text === null)
    return (
      <NotFound title={said.citeLacks} help={said.citeLacksHelp}>
        <Link to="/citacoes">{said.toPage}</Link>
      </NotFound>
    )
  return <Resolved text={text} />
}

function Resolved({ text }: { text: string }) {
  const {
    words: { citations: said, frame },
  } = useSpeech()
  const { data, error, refetch } = useQuery(
    verificationOptions(text, { start: 0, end: text.length }),
  )
  const [chosen, setChosen] = useState<number | null>(null)
  if (error) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton sentence={said.citeLooking} />
  const all = numbered(data.citations)
  const [only, ...others] = all
  // One act on a page, or with a proceeding's number, is not what the address cites.
  const isAct = others.length === 0 && only?.citation.tipo === 'ato'
  const act = isAct ? onlyActOf(only.citation) : undefined
  // Back leads to where the link was, not here again.
  if (act) return <Navigate to="/publicacao/$id" params={{ id: act.id }} replace />
  return (
    <section className={styles.page}>
      <p className="small muted">
        <Link to="/" className="alone">
          {frame.search}
        </Link>{' '}
        / {said.crumb}
      </p>
      <h1>{all.length === 0 ? said.citeNone : text}</h1>
      <ul>
        {all.map((one) => (
          <CitationRow
            key={one.number}
            one={one}
            isChosen={one.number === chosen}
            onChoose={setChosen}
          />
        ))}
      </ul>
      <Notices avisos={data.avisos} />
      <Link to="/citacoes" onClick={() => keepText(text)}>
        {said.toPage}
      </Link>
    </section>
  )
}
