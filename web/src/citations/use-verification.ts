import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { LONGEST_TEXT, type Verified, verificationOptions } from '../api/citations.ts'
import { textParts } from '../lib/text-parts.ts'
import { carriedMarks, marksIn } from './marks.ts'
import { numbered } from './verdicts.ts'

/** Nobody waits for what is verified while they write. */
const PAUSE_MS = 500

/** Verifies a text whenever its writer pauses; what was found stays until the next answer, and is told from it. */
export function useVerification(text: string) {
  const [place, setPlace] = useState(0)
  const [last, setLast] = useState<Verified>()
  const isEmpty = text.trim() === ''
  const [settled] = useDebouncedValue(text, isEmpty ? 0 : PAUSE_MS)
  const parts = useMemo(() => textParts(settled, LONGEST_TEXT), [settled])
  const at = Math.min(place, parts.length - 1)
  const part = parts[at]! // there is at least one
  const query = useQuery(verificationOptions(settled, part))
  useEffect(() => {
    if (isEmpty) setLast(undefined)
    else if (query.data) setLast(query.data)
  }, [isEmpty, query.data])
  const verified = isEmpty ? undefined : (query.data ?? last)
  const all = useMemo(() => numbered(verified?.citations ?? []), [verified])
  const found = useMemo(() => (verified ? marksIn(verified, all) : []), [verified, all])
  const marks = useMemo(
    () => carriedMarks(found, verified?.text ?? '', text),
    [found, verified, text],
  )
  /** Nothing that was found is of what is shown now. */
  const begin = (place: number) => {
    setPlace(place)
    setLast(undefined)
  }
  return {
    all,
    marks,
    verified,
    /** What was found is of this very text. */
    isCurrent: verified?.text === text && verified.part.start === part.start,
    error: isEmpty ? null : query.error,
    isChecking: !isEmpty && (query.isFetching || settled !== text),
    retry: () => void query.refetch(),
    parts: { at, count: parts.length, choose: begin },
    /** Another text takes the place of this one. */
    restart: () => begin(0),
  }
}
