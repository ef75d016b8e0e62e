import fc from 'fast-check'
import { parquetMetadata, parquetReadObjects } from 'hyparquet'
import { expect, test } from 'vitest'
import type { ActRecord } from '../../archive/read-acts.ts'
import { actTable } from '../columns.ts'
import { parquet } from './parquet.ts'

const TABLE = actTable(['id', 'data_publicacao', 'titulo', 'ementa', 'palavras_chave', 'versao'])

/** A file of these pieces, written as an export does: without state between two pieces. */
function written(pieces: ActRecord[][]): ArrayBuffer {
  const parts: Uint8Array[] = [parquet.head(TABLE)]
  const notes: Uint8Array[] = []
  const offset = () => parts.reduce((sum, part) => sum + part.length, 0)
  for (const acts of pieces) {
    const { bytes, note } = parquet.body(TABLE, acts, offset())
    parts.push(bytes)
    if (note) notes.push(note)
  }
  parts.push(parquet.tail(TABLE, notes, offset()))
  const whole = new ArrayBuffer(offset())
  new Uint8Array(whole).set(Buffer.concat(parts))
  return whole
}

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('', '\n', '"', 'PAR1', 'a\u0000b'),
)
const day = fc.integer({ min: 0, max: 20_000 }).map((n) => new Date(n * 86_400_000))
const act = fc.record({
  id: text,
  data_publicacao: day.map((date) => date.toISOString().slice(0, 10)),
  titulo: text,
  ementa: fc.option(text),
  palavras_chave: fc.array(text),
  versao: fc.nat(),
})

test('a reader gets any texts back, however they are chunked', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(act, { maxLength: 5 }), { maxLength: 4 }),
      async (pieces) => {
        const file = written(pieces)
        expect(parquetMetadata(file).row_groups).toHaveLength(
          pieces.filter((acts) => acts.length > 0).length,
        )
        const rows = await parquetReadObjects({ file })
        expect(rows).toEqual(
          pieces.flat().map((row) => ({
            ...row,
            data_publicacao: new Date(row.data_publicacao),
            palavras_chave: JSON.stringify(row.palavras_chave),
          })),
        )
      },
    ),
    { numRuns: 60 },
  )
})

test('the schema is written even without acts', () => {
  const { schema } = parquetMetadata(written([]))
  expect(
    schema.map(({ name, type, converted_type, repetition_type }) => [
      name,
      type,
      converted_type,
      repetition_type,
    ]),
  ).toEqual([
    ['publicacoes', undefined, undefined, undefined],
    ['id', 'BYTE_ARRAY', 'UTF8', 'REQUIRED'],
    ['data_publicacao', 'INT32', 'DATE', 'REQUIRED'],
    ['titulo', 'BYTE_ARRAY', 'UTF8', 'REQUIRED'],
    ['ementa', 'BYTE_ARRAY', 'UTF8', 'OPTIONAL'],
    ['palavras_chave', 'BYTE_ARRAY', 'UTF8', 'REQUIRED'],
    ['versao', 'INT32', undefined, 'REQUIRED'],
  ])
})
