import type { ReactNode } from 'react'
import { Failure } from '../../ui/Failure.tsx'
import { useSpeech } from '../../words/words.tsx'
import table from '../rows/TablePage.module.css'

/** What a part is made of: an answer, or several. */
export interface Asked<Page> {
  data: Page | undefined
  error: Error | null
  isFetching: boolean
  /** The answer is that of the period before. */
  isPlaceholderData: boolean
  refetch(): unknown
}

/** Two answers of which neither tells anything alone. */
export function together<A, B>(first: Asked<A>, second: Asked<B>): Asked<[A, B]> {
  const isThere = first.data !== undefined && second.data !== undefined
  return {
    data: isThere ? [first.data!, second.data!] : undefined,
    error: first.error ?? second.error,
    isFetching: first.isFetching || second.isFetching,
    isPlaceholderData: first.isPlaceholderData || second.isPlaceholderData,
    refetch: () => Promise.all([first.refetch(), second.refetch()]),
  }
}

interface BodyPartProps<Page> {
  title: string
  help?: string
  asked: Asked<Page>
  children(page: Page): ReactNode
}

/** A part of a body's page; what could not be read of it does not hide the others. */
export function BodyPart<Page>({ title, help, asked, children }: BodyPartProps<Page>) {
  const {
    words: { tables },
  } = useSpeech()
  const { data, error, isFetching, isPlaceholderData } = asked
  return (
    <section className={isPlaceholderData ? table.old : undefined} aria-busy={isFetching}>
      <h2>{title}</h2>
      {help && <p className="muted small">{help}</p>}
      {error && (
        <Failure error={error} title={tables.failed} onRetry={() => void asked.refetch()} />
      )}
      {!error && data === undefined && <p className="muted small">{tables.loading}</p>}
      {!error && data !== undefined && children(data)}
    </section>
  )
}
