import { PARTE_FIELDS } from '../../gazette/inner-acts/partes.ts'
import type { ActRecord } from '../archive/read-acts.ts'
import type { RowField } from './format.ts'

/** A column of a table of rows. */
export interface FileColumn {
  name: string
  /** Lists and objects are JSON. */
  cell(row: ActRecord): string | number | null
}

/** One column a field, and one for each field of `parte`, named `parte_numero` and so on. */
export function columnsOf(fields: readonly RowField[]): FileColumn[] {
  return fields.flatMap((field): FileColumn[] => {
    if (field !== 'parte') return [{ name: field, cell: (row) => flat(row[field]) }]
    return PARTE_FIELDS.map((own) => ({
      name: `parte_${own}`,
      cell: ({ parte }) => flat(parte?.[own]),
    }))
  })
}

function flat(value: unknown): string | number | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || typeof value === 'number') return value
  return JSON.stringify(value)
}
