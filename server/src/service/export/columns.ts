import { PARTE_FIELDS } from '../../gazette/inner-acts/partes.ts'
import type { ActField } from '../../gazette/publication-detail.ts'
import { type ActRecord, only } from '../archive/read-acts.ts'
import { type FileColumn, type FileTable, cellText } from './file-table.ts'

type RowField = ActField | 'parte'

const DATES = new Set(['data_publicacao', 'parte_data'])
const NUMBERS = new Set(['versao', 'parte_inicio', 'parte_fim'])
/** Also all those of a part, which an article may not have. */
const NULLABLE = new Set(['ementa', 'retirada_em'])

/** Acts as a table: a column a field, and one for each field of `parte`, named `parte_numero` and so on. */
export function actTable(fields: readonly RowField[]): FileTable<ActRecord> {
  return {
    name: 'publicacoes',
    columns: fields.flatMap((field) => {
      if (field !== 'parte') return [columnOf(field, (row) => flat(row[field]))]
      return PARTE_FIELDS.map((own) => columnOf(`parte_${own}`, ({ parte }) => flat(parte?.[own])))
    }),
    object: (row) => only(fields, row),
  }
}

function columnOf(name: string, value: FileColumn<ActRecord>['value']): FileColumn<ActRecord> {
  const type = DATES.has(name) ? 'date' : NUMBERS.has(name) ? 'integer' : 'string'
  return { name, type, mayLack: NULLABLE.has(name) || name.startsWith('parte_'), value }
}

/** Lists and objects are JSON in every form but JSON Lines. */
function flat(value: unknown): string | number | null {
  if (value === null || value === undefined) return null
  return typeof value === 'number' ? value : cellText(value)
}
