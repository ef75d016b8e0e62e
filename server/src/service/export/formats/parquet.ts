import { deserialize, serialize } from 'node:v8'
import { type SchemaElement, ByteWriter, ParquetWriter } from 'hyparquet-writer'
import type { ColumnType, ScalarType } from '../../../gazette/rows/columns/row-column.ts'
import type { FileColumn } from '../file-table.ts'
import type { ExportFormat } from '../format.ts'

type RowGroups = ParquetWriter['row_groups']

const MAGIC = 'PAR1'
/** A date is a number of days since 1970. */
const DAY_MS = 86_400_000

/**
 * Parquet, one row group per piece. The schema is explicit, never inferred: each column has the type that the
 * table tells, and a list of objects is a list of structures.
 */
export const parquet: ExportFormat = {
  // Groups of some thousand acts without their texts, or some hundreds with them: the amount that a
  // reader holds at once.
  pieceLength: 2 * 1_024 * 1_024,
  head: () => Buffer.from(MAGIC),
  body(table, rows, offset) {
    if (rows.length === 0) return { bytes: new Uint8Array(), note: null }
    const { bytes, writer } = writerAt(table, offset)
    const columnData = table.columns.map((column) => ({
      name: column.name,
      data: dataOf(column, rows),
      offsetIndex: false,
    }))
    void writer.write({ columnData, rowGroupSize: rows.length }) // to memory: at once
    return { bytes: bytes.getBytes(), note: serialize(writer.row_groups) }
  },
  tail(table, notes, offset) {
    const { bytes, writer } = writerAt(table, offset)
    writer.row_groups = notes.flatMap((note): RowGroups => deserialize(note))
    writer.num_rows = writer.row_groups.reduce((sum, group) => sum + group.num_rows, 0n)
    void writer.finish()
    return bytes.getBytes()
  },
}

/** What the schema tells of a column. */
interface Declared {
  name: string
  type: ColumnType
  mayLack: boolean
}

/** A writer that starts at byte `offset`; `bytes` holds only what it adds. */
function writerAt({ name, columns }: { name: string; columns: Declared[] }, offset: number) {
  const bytes = new ByteWriter()
  const schema = [{ name, num_children: columns.length }, ...columns.flatMap(elementsOf)]
  const writer = new ParquetWriter({ writer: bytes, schema, createdBy: 'arauto' })
  // A writer begins with the magic bytes; the head has them already.
  bytes.index = 0
  bytes.offset = offset
  return { bytes, writer }
}

const SCALARS: Record<ScalarType, Omit<SchemaElement, 'name'>> = {
  string: { type: 'BYTE_ARRAY', converted_type: 'UTF8', logical_type: { type: 'STRING' } },
  date: { type: 'INT32', converted_type: 'DATE', logical_type: { type: 'DATE' } },
  integer: { type: 'INT32' },
  number: { type: 'DOUBLE' },
  boolean: { type: 'BOOLEAN' },
}

/** A list is three levels deep: a reader tells by them an empty list from none. */
function elementsOf({ name, type, mayLack }: Declared): SchemaElement[] {
  if (typeof type === 'string') return [scalarOf(name, type, mayLack)]
  const { items } = type
  const kind = { converted_type: 'LIST', logical_type: { type: 'LIST' } } as const
  return [
    { name, ...presence(mayLack), num_children: 1, ...kind },
    { name: 'list', repetition_type: 'REPEATED', num_children: 1 },
    ...(typeof items === 'string'
      ? [scalarOf('element', items, false)]
      : [
          { name: 'element', ...presence(false), num_children: items.length },
          ...items.map((field) => scalarOf(field.name, field.type, field.mayLack ?? false)),
        ]),
  ]
}

function scalarOf(name: string, type: ScalarType, mayLack: boolean): SchemaElement {
  return { name, ...presence(mayLack), ...SCALARS[type] }
}

function presence(mayLack: boolean) {
  return { repetition_type: mayLack ? 'OPTIONAL' : 'REQUIRED' } as const
}

function dataOf<Row>({ type, value }: FileColumn<Row>, rows: Row[]): unknown[] {
  const values = rows.map(value)
  if (type !== 'date') return values
  return values.map((day) => (typeof day === 'string' ? Date.parse(day) / DAY_MS : null))
}
