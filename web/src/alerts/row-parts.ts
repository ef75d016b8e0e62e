import type { ComponentType } from 'react'
import type { CriarAlertaCorpo } from '../api/schema.ts'
import type { Fault } from '../ui/fault.ts'
import type { Format } from '../words/format.ts'
import type { Words } from '../words/pt/index.ts'

/** Which rows an alert finds: a table, and filters of its list. */
export type RowsSought = NonNullable<NonNullable<CriarAlertaCorpo['filtros']>['linhas']>

/** What an alert of rows shows in the place of words and filters of acts; the tables have it. */
export interface RowParts {
  /** The filter in words: the table, then each of its fields. */
  wordsOf(rows: RowsSought, words: Words, format: Format): string[]
  /** The fields of the filter. */
  Fields: ComponentType<{
    value: RowsSought
    onChange(rows: RowsSought): void
    fault: Fault | null
  }>
  /** What it would have found. */
  Estimate: ComponentType<{ watched: RowsSought; literal: boolean }>
  /** What it found in these days. `acts`: in how many acts. */
  Past: ComponentType<{
    watched: RowsSought
    literal: boolean
    period: { desde: string; ate: string }
    acts: number
  }>
}
