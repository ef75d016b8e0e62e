import { deserialize, serialize } from 'node:v8'
import { type SchemaElement, ByteWriter, ParquetWriter } from 'hyparquet-writer'
import { type FileColumn, columnsOf } from '../columns.ts'
import type { ActRecord } from '../../archive/read-acts.ts'
import type { ExportFormat, RowField } from '../format.ts'

type RowGroups = ParquetWriter['row_groups']

const DATES = new Set(['data_publicacao', 'parte_data'])
const NUMBERS = new Set(['versao', 'parte_inicio', 'parte_fim'])
/** Also all those of a part, which an article may not have. */
const NULLABLE = new Set(['ementa', 'retirada_em'])

const MAGIC = 'PAR1'
/** A date is a number of days since 1970. */
const DAY_MS = 86_400_000

/**
 * Parquet, one row group per piece. The schema is explicit, never inferred: texts, dates without a time as
 * dates, `versao` and places in texts as numbers; lists and objects are JSON.
 */
export const parquet: ExportFormat = {
  // Groups of some thousand acts without their texts, or some hundreds with them: the amount that a
  // reader holds at once.
  pieceLength: 2 * 1_024 * 1_024,
  head: () => Buffer.from(MAGIC),
  body(fields, rows, offset) {
    if (rows.length === 0) return { bytes: new Uint8Array(), note: null }
    const { bytes, writer } = writerAt(fields, offset)
    const columnData = columnsOf(fields).map((column) => ({
      name: column.name,
      data: dataOf(column, rows),
      offsetIndex: false,
    }))
    void writer.write({ columnData, rowGroupSize: rows.length }) // to memory: at once
    return { bytes: bytes.getBytes(), note: serialize(writer.row_groups) }
  },
  tail(fields, notes, offset) {
    const { bytes, writer } = writerAt(fields, offset)
    writer.row_groups = notes.flatMap((note): RowGroups => deserialize(note))
    writer.num_rows = writer.row_groups.reduce((sum, group) => sum + group.num_rows, 0n)
    void writer.finish()
    return bytes.getBytes()
  },
}

/** A writer that starts at byte `offset`; `bytes` holds only what it adds. */
function writerAt(fields: readonly RowField[], offset: number) {
  const bytes = new ByteWriter()
  const writer = new ParquetWriter({ writer: bytes, schema: schemaOf(fields), createdBy: 'arauto' })
  // A writer begins with the magic bytes; the head has them already.
  bytes.index = 0
  bytes.offset = offset
  return { bytes, writer }
}

function schemaOf(fields: readonly RowField[]): SchemaElement[] {
  const columns = columnsOf(fields)
  return [{ name: 'publicacoes', num_children: columns.length }, ...columns.map(elementOf)]
}

function elementOf({ name }: FileColumn): SchemaElement {
  const mayLack = NULLABLE.has(name) || name.startsWith('parte_')
  const column = { name, repetition_type: mayLack ? 'OPTIONAL' : 'REQUIRED' } as const
  if (NUMBERS.has(name)) return { ...column, type: 'INT32' }
  if (DATES.has(name))
    return { ...column, type: 'INT32', converted_type: 'DATE', logical_type: { type: 'DATE' } }
  return { ...column, type: 'BYTE_ARRAY', converted_type: 'UTF8', logical_type: { type: 'STRING' } }
}

function dataOf({ name, cell }: FileColumn, rows: ActRecord[]): (string | number | null)[] {
  const values = rows.map(cell)
  if (!DATES.has(name)) return values
  return values.map((day) => (day === null ? null : Date.parse(String(day)) / DAY_MS))
}
