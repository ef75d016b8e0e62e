import { FollowDialog } from '../../alerts/FollowDialog.tsx'
import { useSpeech } from '../../words/words.tsx'
import { ROW_PARTS } from './row-parts.tsx'
import type { WatchedRows } from './watched-rows.ts'
import { TABLE_TITLES } from './watched-words.ts'

/** Makes an alert of the rows that a table's filters find. */
export function FollowRows({ rows, onClose }: { rows: WatchedRows; onClose(): void }) {
  const { tables } = useSpeech().words
  return (
    <FollowDialog
      rows={rows}
      rowParts={ROW_PARTS}
      name={tables[TABLE_TITLES[rows.tabela]]}
      onClose={onClose}
    />
  )
}
