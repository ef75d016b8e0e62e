import { FollowDialog } from '../../alerts/FollowDialog.tsx'
import { useSpeech } from '../../words/words.tsx'
import { ROW_PARTS } from './row-parts.tsx'
import type { WatchedRows } from './watched-rows.ts'
import { watchedName } from './watched-words.ts'

/** Makes an alert of the rows that a table's filters find. */
export function FollowRows({ rows, onClose }: { rows: WatchedRows; onClose(): void }) {
  const { words, format } = useSpeech()
  return (
    <FollowDialog
      rows={rows}
      rowParts={ROW_PARTS}
      name={watchedName(rows, words, format)}
      onClose={onClose}
    />
  )
}
