import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { LONGEST_TEXT, verificationOptions } from '../api/citations.ts'
import { useLast } from '../app/last.ts'
import { textParts } from '../lib/text-parts.ts'
import { carriedMarks, marksIn } from './marks.ts'
import { numbered } from './verdicts.ts'

/** Nobody waits for what is verified while they write. */
const PAUSE_MS = 500

/** Verifies a text whenever its writer pauses; what was found stays until the next answer. */
export function useVerification(text: string) {
  const [place, setPlace] = useState(0)
  const [settled] = useDebouncedValue(text, PAUSE_MS)
  const parts = useMemo(() => textParts(settled, LONGEST_TEXT), [settled])
  const at = Math.min(place, parts.length - 1)
  const query = useQuery({
    ...verificationOptions(settled, parts[at]!), // there is at least one
    placeholderData: (before) => before,
  })
  const last = useLast(query.data)
  const isEmpty = text.trim() === ''
  const verified = isEmpty ? undefined : last
  const all = useMemo(() => numbered(verified?.citations ?? []), [verified])
  const found = useMemo(() => (verified ? marksIn(verified, all) : []), [verified, all])
  const marks = useMemo(
    () => carriedMarks(found, verified?.text ?? '', text),
    [found, verified, text],
  )
  return {
    all,
    marks,
    verified,
    error: isEmpty ? null : query.error,
    isChecking: !isEmpty && (query.isFetching || settled !== text),
    retry: () => void query.refetch(),
    parts: { at, count: parts.length, choose: setPlace },
  }
}
