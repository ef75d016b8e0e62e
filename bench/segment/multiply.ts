import { copyFileSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { isAlias } from '../../server/src/search/segment/alias.ts'
import { BlockIndex, writeBlockStart } from '../../server/src/search/segment/block-index.ts'
import { ByteReader } from '../../server/src/search/segment/byte-reader.ts'
import { ByteWriter } from '../../server/src/search/segment/byte-writer.ts'
import { sealed, unsealed } from '../../server/src/search/segment/checksum.ts'
import { DictionaryCursor, writeEntry } from '../../server/src/search/segment/dictionary.ts'
import { Term } from '../../server/src/search/segment/term.ts'
import { partsOf } from '../../server/src/search/segment/terms.ts'
import { KEYS_PER_DAY } from '../../server/src/search/search-index.ts'
import { progress } from '../lib/progress.ts'
import { openEngine } from './engines.ts'

/** The keys of the two years that a corpus covers. */
const YEARS_KEYS = 731 * KEYS_PER_DAY

/**
 * Makes an index of so many times the acts, each copy two years before the one before it: what loading the
 * same acts again would give, in a tenth of the time. Segments do not know of each other, so theirs are
 * copied; only the numbers of the rows to which their dictionaries point are others.
 */
export function multiplyIndex(from: string, to: string, copies: number): void {
  copyFileSync(from, to)
  using engine = openEngine('segment', to, 'write')
  const { db } = engine
  db.exec('PRAGMA synchronous = OFF')
  const segments = db.prepare('SELECT id FROM segments ORDER BY id').all()
  const rows = Number(db.prepare('SELECT max(id) AS id FROM segment_rows').get()?.id)
  for (let copy = 1; copy < copies; copy++)
    for (const { id } of segments) {
      progress('Copying segments', `${copy} × ${Number(id)}`)
      db.exec('BEGIN')
      copySegment(db, Number(id), { rows: rows * copy, keys: -YEARS_KEYS * copy })
      db.exec('COMMIT')
    }
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
}

interface Offsets {
  rows: number
  keys: number
}

function copySegment(db: DatabaseSync, segment: number, offsets: Offsets): void {
  const source = BigInt(segment)
  const { lastInsertRowid: target } = db
    .prepare(
      `INSERT INTO segments (state, acts, dead, first_key, last_key, length, average, sources)
       SELECT state, acts, dead, first_key + ?1, last_key + ?1, length, average, sources
       FROM segments WHERE id = ?2`,
    )
    .run(BigInt(offsets.keys), source)
  const putColumn = db.prepare('INSERT INTO segment_columns VALUES (?, ?, ?)')
  for (const { name, body } of db
    .prepare('SELECT name, body FROM segment_columns WHERE segment = ?')
    .all(source)) {
    const bytes = body as Uint8Array
    putColumn.run(target, name!, name === 'keys' ? shiftKeys(bytes, offsets.keys) : bytes)
  }
  const putPiece = db.prepare('INSERT INTO segment_pieces VALUES (?, ?, ?, ?, ?, ?)')
  for (const piece of db
    .prepare('SELECT * FROM segment_pieces WHERE segment = ? ORDER BY piece')
    .all(source)) {
    const [first, last] = [Number(piece.first_row), Number(piece.last_row)]
    const blocks = copyRows(db, first, last, piece.blocks as Uint8Array, offsets.rows)
    const moved = [first, last].map((row) => BigInt(row + offsets.rows))
    putPiece.run(target, piece.piece!, moved[0]!, moved[1]!, sealed(blocks), piece.last_term!)
  }
}

/** Copies the rows of a piece; returns where its dictionary blocks begin now. */
function copyRows(
  db: DatabaseSync,
  first: number,
  last: number,
  blocks: Uint8Array,
  offset: number,
): Uint8Array {
  const index = new BlockIndex([unsealed(blocks)])
  const blockRows = new Set(Array.from({ length: index.length }, (_, i) => index.row(i)))
  const put = db.prepare('INSERT INTO segment_rows VALUES (?, ?)')
  const starts = new ByteWriter()
  const get = db.prepare('SELECT body FROM segment_rows WHERE id = ?')
  for (let row = first; row <= last; row++) {
    const body = get.get(BigInt(row))?.body as Uint8Array
    const copy = blockRows.has(row) ? moveBlock(unsealed(body), row, offset, starts) : body
    put.run(BigInt(row + offset), copy)
  }
  return starts.copy()
}

/** A dictionary block whose rows are `offset` further on; noted where it begins. */
function moveBlock(block: Uint8Array, row: number, offset: number, starts: ByteWriter): Uint8Array {
  const blocks = [block].values()
  const entries = new DictionaryCursor(() => blocks.next().value ?? null)
  const moved = new ByteWriter()
  const last = new Term()
  while (entries.next()) {
    const { term } = entries
    const isFirst = moved.length === 0
    if (isFirst) writeBlockStart(starts, term, row + offset)
    writeEntry(moved, isFirst ? 0 : term.sharedWith(last), term, movePayload(entries, offset))
    last.copy(term)
  }
  return sealed(moved.view())
}

/** A payload as segment-writer.ts describes it. */
function movePayload({ term, block, payload, payloadEnd }: DictionaryCursor, offset: number) {
  const moved = new ByteWriter()
  const reader = new ByteReader(block.subarray(0, payloadEnd), payload)
  const head = isAlias(block, payload) ? 0 : reader.varint()
  if (head % 2 === 0) {
    moved.append(block, payload, payloadEnd)
    return moved
  }
  moved.varint(head)
  for (let part = 0; part < partsOf(term.bytes[0]!); part++) {
    const length = reader.varint()
    if (length % 2 === 0) {
      moved.varint(length)
      moved.append(reader.take(length / 2))
    } else if (part < 2) {
      moved.varint(length)
      moved.varint(reader.varint() + offset)
    } else {
      const directory = new ByteReader(reader.take((length - 1) / 2))
      const copy = new ByteWriter()
      copy.varint(directory.varint() + offset)
      copy.append(directory.bytes, directory.at)
      moved.varint(copy.length * 2 + 1)
      moved.append(copy.view())
    }
  }
  return moved
}

/** Runs of keys as key-runs.ts describes them. */
function shiftKeys(body: Uint8Array, shift: number): Uint8Array {
  const runs = unsealed(body).slice()
  const view = new DataView(runs.buffer)
  for (let at = 0; at < (runs.length / 12) * 8; at += 8)
    view.setFloat64(at, view.getFloat64(at, true) + shift, true)
  return sealed(runs)
}
