import type { DatabaseSync } from 'node:sqlite'
import type { IndexEntry, IndexRebuild, NotedAct } from '../ingest/index-rebuild.ts'
import type { AnalyzedAct, IndexChange, NextIndex, SearchableAct } from '../search/search-index.ts'
import { transaction } from './database.ts'
import { MOST_TOKENS, tokenLength } from './index-batch.ts'
import { createIndexVersion } from './index-version.ts'
import { createSearchableActReader } from './searchable-acts.ts'

/** Of the 50 ms for which the write lock may be held. */
const MERGE_MS = 20
/** So many acts are taken in by the last transaction itself: some milliseconds of work. */
const FEW = 10

export interface IndexRebuildOptions {
  db: DatabaseSync
  /** The index that is being made. */
  index: NextIndex
  /** What it is made with (search/index-version.ts). */
  version: string
  analyze(act: SearchableAct): AnalyzedAct
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

    write(entries) {
      return transaction(db, () => {
        const taken = takeIn(entries)
        advance.run(BigInt(taken.at(-1)![0] + 1)) // at least one is taken in
        return taken.length
      })
    },

    noted: notedActs,

    writeNoted(notes, entries) {
      return transaction(db, () => {
        const taken = takeIn(entries)
        forgetNotes(notes.slice(0, taken.length))
        return taken.length
      })
    },

    mergeStep() {
      return index.needsMerge() && transaction(db, () => index.mergeStep(MERGE_MS))
    },

    takeOver() {
      return transaction(db, () => {
        const notes = notedActs(FEW + 1)
        if (notes.length > FEW) return false
        index.apply(
          notes.map(({ key }): IndexChange => {
            const act = acts.read(key)
            return change([key, act && analyze(act)])
          }),
        )
        index.takeOver()
        indexVersion.setCurrent()
        forgetNotes(notes)
        end.run()
        return true
      })
    },
  }

  /** Puts as many of these acts into the index as one short transaction may. */
  function takeIn(entries: IndexEntry[]): IndexEntry[] {
    let tokens = 0
    const behind = entries.findIndex(([, act]) => {
      tokens += act ? tokenLength(act) : 0
      return tokens > MOST_TOKENS
    })
    const taken = behind === -1 ? entries : entries.slice(0, behind + 1)
    index.apply(taken.map(change))
    return taken
  }

  function notedActs(limit: number): NotedAct[] {
    return noted.all(BigInt(limit)).map(({ seq, key }) => ({ seq: Number(seq), key: Number(key) }))
  }

  function forgetNotes(notes: NotedAct[]): void {
    for (const { seq } of notes) forgetOne.run(BigInt(seq))
  }
}

function change([key, act]: IndexEntry): IndexChange {
  return act ? { kind: 'put', key, act } : { kind: 'remove', key }
}
