import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { deserialize, serialize } from 'node:v8'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { listZip } from '../../server/src/gazette/source/list-source.ts'
import { planChunks } from '../../server/src/gazette/source/plan-chunks.ts'
import type { Publication } from '../../server/src/gazette/publication.ts'
import { readChunk } from '../../server/src/gazette/article/read-chunk.ts'
import { dayNumber } from '../../server/src/lib/time/dates.ts'
import { analyzeAct } from '../../server/engine/analysis.ts'
import { type ActKey, KEYS_PER_DAY } from '../../server/engine/port.ts'
import { buildPart } from '../../server/engine/part.ts'
import { createSegmentIndex, createSegmentTables } from '../../server/engine/index.ts'
import { progress } from '../lib/progress.ts'
import type { Searched } from './searched.ts'
import { openTitles } from './titles.ts'

const LIMITS = { maxEntryBytes: 5e7, maxActBytes: 5e7, maxTotalBytes: 2e9, maxEntries: 2e5 }
const CHUNK = 2_000

/** The real editions, searchable. */
export interface Archive extends Searched, Disposable {
  /** Of Section 1, which the editions hardly have. */
  titles: Searched
}

/**
 * The editions of a folder with their index, built once and kept in `folder`. Empty it when the analysis
 * or the layout of the index changes.
 */
export async function openArchive(editions: string, folder: string): Promise<Archive> {
  const file = join(folder, 'relevance.db')
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true })
    rmSync(`${file}.part`, { force: true })
    await write(editions, `${file}.part`)
    renameSync(`${file}.part`, file)
  }
  const db = new DatabaseSync(file, { readOnly: true })
  const rows = db.prepare('SELECT acts FROM relevance_acts ORDER BY rowid').all()
  const acts = new Map(
    rows.flatMap(
      ({ acts }) => deserialize(zstdDecompressSync(acts as Uint8Array)) as [ActKey, Publication][],
    ),
  )
  const titles = openTitles(editions)
  const close = () => {
    titles[Symbol.dispose]()
    db.close()
  }
  return { acts, index: createSegmentIndex(db), titles, [Symbol.dispose]: close }
}

async function write(editions: string, file: string): Promise<void> {
  using db = new DatabaseSync(file)
  db.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF')
  createSegmentTables(db)
  db.exec('CREATE TABLE relevance_acts (acts BLOB NOT NULL)')
  const insert = db.prepare('INSERT INTO relevance_acts VALUES (?)')
  const index = createSegmentIndex(db)
  const nextKey = new Map<number, ActKey>()
  const seen = new Set<string>()
  for (const zip of readdirSync(editions)
    .filter((name) => name.endsWith('.zip'))
    .sort()) {
    progress('Importing', zip)
    for (const chunk of planChunks(await listZip(join(editions, zip), LIMITS), CHUNK, LIMITS)) {
      const read = readChunk(chunk, LIMITS).acts.map(({ publication }) => publication)
      const fresh = read.filter(({ id }) => !seen.has(id))
      for (const { id } of fresh) seen.add(id)
      const acts = fresh.map((act): [ActKey, Publication] => {
        const day = dayNumber(act.data_publicacao)
        const key = nextKey.get(day) ?? day * KEYS_PER_DAY
        nextKey.set(day, key + 1)
        return [key, act]
      })
      if (acts.length === 0) continue
      insert.run(zstdCompressSync(serialize(acts)))
      index.add(
        acts.map(([key]) => key),
        buildPart(acts.map(([, act]) => analyzeAct(act))),
      )
    }
  }
  while (index.mergeStep(1_000, undefined, 'tidy'));
}
