import type { RowParts } from '../../alerts/row-parts.ts'
import { OwnRowFields } from './WatchedFields.tsx'
import { PastRows } from './PastRows.tsx'
import { WouldBeTold } from './WouldBeTold.tsx'
import { watchedWords } from './watched-words.ts'

/** What alerts of rows show of their filter. */
export const ROW_PARTS: RowParts = {
  wordsOf: watchedWords,
  Fields: OwnRowFields,
  Estimate: WouldBeTold,
  Past: PastRows,
}
