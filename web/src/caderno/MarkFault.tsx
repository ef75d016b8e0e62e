import { Notice } from '../ui/Notice.tsx'
import { useSpeech } from '../words/words.tsx'
import type { Marks } from './use-marks.ts'

/** A mark that was not stored, with a way to try again. */
export function MarkFault({ marks: { error, variables, mutate } }: { marks: Marks }) {
  const {
    words: { common, daybook: said },
  } = useSpeech()
  if (error === null || variables === undefined) return null
  return (
    <Notice
      tone="bad"
      action={
        <button type="button" className="link" onClick={() => mutate(variables)}>
          {common.retry}
        </button>
      }
    >
      {said.failed} {error.message || common.unreachable}
    </Notice>
  )
}
