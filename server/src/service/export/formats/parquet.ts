import { deserialize, serialize } from 'node:v8'
import { type SchemaElement, ByteWriter, ParquetWriter } from 'hyparquet-writer'
import type { ActField } from '../../../gazette/publication-detail.ts'
import type { ActRecord } from '../../archive/read-acts.ts'
import type { ExportFormat } from '../format.ts'

type RowGroups = ParquetWriter['row_groups']

const NULLABLE = new Set<ActField>(['ementa', 'retirada_em'])

const MAGIC = 'PAR1'
/** A date is a number of days since 1970. */
const DAY_MS = 86_400_000

/**
 * Parquet, one row group per piece. The schema is explicit, never inferred: texts, the date of
 * publication as a date, `versao` as a number; lists and objects are JSON.
 */
export const parquet: ExportFormat = {
  // Groups of some thousand acts without their texts, or some hundreds with them: the amount that a
  // reader holds at once.
  pieceLength: 2 * 1_024 * 1_024,
  head: () => Buffer.from(MAGIC),
  body(fields, acts, offset) {
    if (acts.length === 0) return { bytes: new Uint8Array(), note: null }
    const { bytes, writer } = writerAt(fields, offset)
    const columnData = fields.map((name) => ({
      name,
      data: columnOf(name, acts),
      offsetIndex: false,
    }))
    void writer.write({ columnData, rowGroupSize: acts.length }) // to memory: at once
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
function writerAt(fields: readonly ActField[], offset: number) {
  const bytes = new ByteWriter()
  const writer = new ParquetWriter({ writer: bytes, schema: schemaOf(fields), createdBy: 'arauto' })
  // A writer begins with the magic bytes; the head has them already.
  bytes.index = 0
  bytes.offset = offset
  return { bytes, writer }
}

function schemaOf(fields: readonly ActField[]): SchemaElement[] {
  return [{ name: 'publicacoes', num_children: fields.length }, ...fields.map(elementOf)]
}

function elementOf(name: ActField): SchemaElement {
  const repetition_type = NULLABLE.has(name) ? 'OPTIONAL' : 'REQUIRED'
  const column = { name, repetition_type } as const
  if (name === 'versao') return { ...column, type: 'INT32' }
  if (name === 'data_publicacao')
    return { ...column, type: 'INT32', converted_type: 'DATE', logical_type: { type: 'DATE' } }
  return { ...column, type: 'BYTE_ARRAY', converted_type: 'UTF8', logical_type: { type: 'STRING' } }
}

function columnOf(name: ActField, acts: ActRecord[]): (string | number | null)[] {
  return acts.map((act) => {
    if (name === 'data_publicacao') return Date.parse(act[name]!) / DAY_MS // every act has one
    const value = act[name] ?? null
    return typeof value === 'object' && value !== null ? JSON.stringify(value) : value
  })
}
