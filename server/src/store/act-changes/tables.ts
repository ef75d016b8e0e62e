import type { ChangeKind } from '../../gazette/act-change.ts'
import { int, text, word } from '../rows.ts'
import { table } from '../table.ts'

/** The transactions that changed acts. */
export const archiveChanges = table('archive_changes', {
  seq: int,
  /** Random: an archive that was restored gives a number again, but not its mark. */
  mark: int,
  em: text,
})

/** The newest transaction that changed an act in a way. */
export const actChanges = table('act_changes', { key: int, tipo: word<ChangeKind>(), seq: int })
