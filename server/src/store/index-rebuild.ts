import type { DatabaseSync } from 'node:sqlite'
import type { IndexRebuild } from '../ingest/index-rebuild.ts'
import type { ActKey, AnalyzedAct, IndexChange, SearchableAct } from '../search/search-index.ts'
import type { NextIndex } from '../search/segment/index.ts'
import { transaction } from './database.ts'
import { createIndexVersion } from './index-version.ts'
import { createSearchableActReader } from './searchable-acts.ts'

/** How long a merge step reads and reckons (see index-merger.ts). */
const MERGE_MS = 50
/** So many noted acts are taken in at once. */
const MOST_NOTED = 100
/** So many are taken in by the last transaction itself: some milliseconds of work. */
const FEW = 10

export interface IndexRebuildOptions {
  db: DatabaseSync
  /** The index that is being made. */
  index: NextIndex
  /** What it is made with (search/index-version.ts). */
  version: string
  analyze(act: SearchableAct): AnalyzedAct
}

/** An act that was written since the rebuild began. */
interface NotedAct {
  key: ActKey
  /** Another one each time that the act is noted. */
  seq: number
}

/** The rebuild of an archive's index, of which there is one at a time. */
export function createIndexRebuild(options: IndexRebuildOptions): IndexRebuild {
  const { db, index, version, analyze } = options
  const acts = createSearchableActReader(db)
  const indexVersion = createIndexVersion(db, version)
  const current = db.prepare('SELECT version, next_key FROM index_rebuild')
  const start = db.prepare('INSERT OR REPLACE INTO index_rebuild VALUES (1, ?, ?)')
  const advance = db.prepare('UPDATE index_rebuild SET next_key = ?')
  const end = db.prepare('DELETE FROM index_rebuild')
  const forget = db.prepare('DELETE FROM index_rebuild_changes')
  const noted = db.prepare('SELECT seq, key FROM index_rebuild_changes ORDER BY seq LIMIT ?')
  const forgetOne = db.prepare('DELETE FROM index_rebuild_changes WHERE seq = ?')
  const keys = db.prepare('SELECT key FROM publications WHERE key >= ? ORDER BY key LIMIT ?')
  const count = db.prepare(
    'SELECT count(*) AS total, count(*) FILTER (WHERE key < ?) AS done FROM publications',
  )
  const nextKey = () => Number(current.get()?.next_key)

  return {
    begin() {
      return transaction(db, () => {
        const resumed = current.get()?.version === version
        if (!resumed) {
          index.discard()
          forget.run()
          start.run(version, BigInt(Number.MIN_SAFE_INTEGER))
        }
        return { resumed }
      })
    },

    progress() {
      const { done, total } = count.get(BigInt(nextKey())) as { done: number; total: number }
      return { done, total }
    },

    keysAfter(after, limit) {
      const first = after === null ? nextKey() : after + 1
      return keys.all(BigInt(first), BigInt(limit)).map(({ key }) => Number(key))
    },

    write({ keys: taken, part }, last) {
      transaction(db, () => {
        if (part !== null) index.add(taken, part)
        advance.run(BigInt(last + 1))
      })
    },

    catchUp() {
      const notes = notedActs(MOST_NOTED)
      takeIn(notes)
      return notes.length > 0
    },

    mergeStep(effort) {
      return index.mergeStep(MERGE_MS, (work) => transaction(db, work), effort)
    },

    takeOver() {
      return transaction(db, () => {
        const notes = notedActs(FEW + 1)
        if (notes.length > FEW) return false
        takeIn(notes)
        index.takeOver()
        indexVersion.setCurrent()
        end.run()
        return true
      })
    },
  }

  /** An act that is noted anew after it was read is another note, and stays. */
  function takeIn(notes: NotedAct[]): void {
    const changes = notes.map(({ key }): IndexChange => {
      const act = acts.read(key)
      return act ? { kind: 'put', key, act: analyze(act) } : { kind: 'remove', key }
    })
    transaction(db, () => {
      index.apply(changes)
      for (const { seq } of notes) forgetOne.run(BigInt(seq))
    })
  }

  function notedActs(limit: number): NotedAct[] {
    return noted.all(BigInt(limit)).map(({ seq, key }) => ({ seq: Number(seq), key: Number(key) }))
  }
}
