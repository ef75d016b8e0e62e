import { statSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { NO_LIMIT } from '../../server/engine/port.ts'
import { isAlias } from '../../server/engine/segment/format/dictionary.ts'
import { ByteReader } from '../../server/engine/segment/format/byte-reader.ts'
import { CacheBudget } from '../../server/engine/segment/read/cache.ts'
import { Segment } from '../../server/engine/segment/read/segment.ts'
import { createSegmentStore } from '../../server/engine/segment/sqlite/segment-store.ts'
import { Term } from '../../server/engine/segment/format/term.ts'
import { partsOf, wordsOfGram } from '../../server/engine/segment/format/terms.ts'
import { type EngineName, openEngine } from './engines.ts'

/** The bytes of a database by purpose. */
export type Sizes = Record<string, number>

const PARTS = ['acts', 'frequencies', 'positions'] as const

/** The sizes of the parts of an engine's database; the rest of the file is SQLite's. */
export function measureSizes(name: EngineName, file: string): Sizes {
  using engine = openEngine(name, file, 'read')
  const sizes = name === 'segment' ? segmentSizes(engine.db) : {}
  const known = Object.values(sizes).reduce((sum, bytes) => sum + bytes, 0)
  const free = freeBytes(engine.db)
  return { ...sizes, 'pages of SQLite': statSync(file).size - known - free, 'free pages': free }
}

/** The size of the pages that merges left and that what is written next takes. */
function freeBytes(db: DatabaseSync): number {
  const of = (name: string) => Number(db.prepare(`PRAGMA ${name}`).get()?.[name])
  return of('freelist_count') * of('page_size')
}

function segmentSizes(db: DatabaseSync): Sizes {
  const sum = (sql: string) => Number(db.prepare(sql).get()?.bytes)
  const sizes: Sizes = {
    columns: sum('SELECT sum(length(body)) AS bytes FROM segment_columns'),
    'dictionary: block index': sum('SELECT sum(length(blocks)) AS bytes FROM segment_pieces'),
    'dictionary: terms': 0,
    'short postings': 0,
    grams: 0,
    acts: 0,
    frequencies: 0,
    positions: 0,
  }
  const add = (what: string, bytes: number) => (sizes[what] = (sizes[what] ?? 0) + bytes)
  const store = createSegmentStore(db, NO_LIMIT, 'current')
  for (const row of store.live()) {
    const entries = new Segment(row, store, new CacheBudget(2 ** 20)).entriesFrom(new Term())
    while (entries.next()) {
      const { term, block, payload, payloadEnd } = entries
      const isGram = wordsOfGram(term) !== null
      const kind = (part: string) => (isGram ? 'grams' : part)
      const reader = new ByteReader(block.subarray(0, payloadEnd), payload)
      const head = isAlias(block, payload) ? 0 : reader.varint()
      if (head % 2 === 0) {
        add(head === 0 ? 'dictionary: terms' : kind('short postings'), payloadEnd - payload)
        continue
      }
      for (const part of PARTS.slice(0, partsOf(term.bytes[0]!)))
        add(kind(part), partBytes(reader, part === 'positions'))
    }
  }
  const rows = sum('SELECT sum(length(body)) AS bytes FROM segment_rows')
  const { columns: _, 'dictionary: block index': __, ...inRows } = sizes
  const postings = Object.values(inRows).reduce((all, bytes) => all + bytes, 0)
  add('dictionary: terms', rows - postings)
  return sizes
}

/** The size of a part of a posting, in the dictionary or in the data of its piece (segment-writer.ts). */
function partBytes(reader: ByteReader, arePositions: boolean): number {
  const head = reader.varint()
  const length = Math.floor(head / 2)
  if (head % 2 === 0) return reader.take(length).length
  if (!arePositions) {
    reader.varint() // where it begins
    return length
  }
  const directory = new ByteReader(reader.take(length))
  directory.varint() // where the first page begins
  let bytes = length
  for (;;) {
    const next = directory.varint()
    bytes += directory.done ? next : directory.varint()
    if (directory.done) return bytes
  }
}
