import { Notice } from '../ui/Notice.tsx'
import { useSpeech } from '../words/words.tsx'
import type { Marks } from './use-marks.ts'

/** Marks that were not stored, with a way to try again. */
export function MarkFault({ marks: { failures, retry } }: { marks: Marks }) {
  const {
    words: { common, daybook: said },
  } = useSpeech()
  const newest = failures.at(-1)
  if (newest === undefined) return null
  return (
    <Notice
      tone="bad"
      action={
        <button type="button" className="link" onClick={retry}>
          {common.retry}
        </button>
      }
    >
      {said.failed(failures.length)} {newest.error.message || common.unreachable}
    </Notice>
  )
}
