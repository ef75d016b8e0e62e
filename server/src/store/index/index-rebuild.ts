import { onlyRow } from '../only-row.ts'
import type { IndexRebuild } from '../../ingest/index-rebuild.ts'
import type { AnalyzedAct, IndexChange, SearchableAct } from '../../../engine/port.ts'
import type { NextIndex } from '../../../engine/index.ts'
import { readSearchableAct } from '../archive/searchable-acts.ts'
import { int, row } from '../rows.ts'
import type { Sql, SqlReader } from '../sql.ts'
import { prepareMerge } from './index-merger.ts'
import { setIndexVersion } from './index-version.ts'
import { indexRebuild } from './tables.ts'

/** How long a merge step reads and computes (see index-merger.ts). */
const MERGE_MS = 50
/** How many noted acts one transaction adds. */
const MOST_NOTED = 100
/** How many noted acts the last transaction adds itself: some milliseconds of work. */
const FEW = 10

export interface IndexRebuildOptions {
  sql: Sql
  /** The new index, on the connection of `sql`. */
  index: NextIndex
  /** The version of the new index (engine/segment/index-version.ts). */
  version: string
  analyze(act: SearchableAct): AnalyzedAct
}

/** An act written since the rebuild began; `seq` changes each time it is noted. */
const notedRow = row({ key: int, seq: int })
type NotedAct = ReturnType<typeof notedRow>

/** The only row. */
const ID = 1
const begin = indexRebuild.insert(`ON CONFLICT (id) DO UPDATE
  SET version = excluded.version, next_key = excluded.next_key`)
const keyRow = row({ key: int })
const progressRow = row({ done: int, total: int })

/** The rebuild of an archive's index; there is at most one at a time. */
export function createIndexRebuild(options: IndexRebuildOptions): IndexRebuild {
  const { sql, index, version, analyze } = options

  return {
    begin: () =>
      sql.transaction(async (tx) => {
        const resumed = (await current(tx))?.version === version
        if (!resumed) {
          index.discard()
          await tx.run('DELETE FROM index_rebuild_changes')
          await begin(tx, { id: ID, version, next_key: Number.MIN_SAFE_INTEGER })
        }
        return { resumed }
      }),

    progress: async () =>
      onlyRow(
        sql,
        progressRow,
        `SELECT count(*) AS total, count(*) FILTER (WHERE key < $1) AS done FROM publications`,
        [await nextKey()],
      ),

    async keysAfter(after, limit) {
      const first = after === null ? await nextKey() : after + 1
      const rows = await sql.all(
        keyRow,
        'SELECT key FROM publications WHERE key >= $1 ORDER BY key LIMIT $2',
        [first, limit],
      )
      return rows.map(({ key }) => key)
    },

    async write({ keys: taken, part }, last) {
      await sql.transaction(async (tx) => {
        if (part !== null) index.add(taken, part)
        await tx.run('UPDATE index_rebuild SET next_key = $1', [last + 1])
      })
    },

    async catchUp() {
      const notes = await notedActs(sql, MOST_NOTED)
      const changes = await changesOf(sql, notes)
      await sql.transaction((tx) => takeIn(tx, notes, changes))
      return notes.length > 0
    },

    async mergeStep(effort) {
      const work = prepareMerge(index, MERGE_MS, effort)
      if (work !== null) await sql.transaction(async () => work())
      return work !== null
    },

    takeOver: () =>
      sql.transaction(async (tx) => {
        const notes = await notedActs(tx, FEW + 1)
        if (notes.length > FEW) return false
        await takeIn(tx, notes, await changesOf(tx, notes))
        index.takeOver()
        await setIndexVersion(tx, version)
        await tx.run('DELETE FROM index_rebuild')
        return true
      }),
  }

  function current(reader: SqlReader) {
    return reader.one(indexRebuild, `SELECT ${indexRebuild.columns} FROM index_rebuild`)
  }

  async function nextKey(): Promise<number> {
    return (await current(sql))!.next_key // begun
  }

  async function changesOf(reader: SqlReader, notes: NotedAct[]): Promise<IndexChange[]> {
    const changes: IndexChange[] = []
    for (const { key } of notes) {
      const act = await readSearchableAct(reader, key)
      changes.push(act ? { kind: 'put', key, act: analyze(act) } : { kind: 'remove', key })
    }
    return changes
  }

  /** An act that was noted again after it was read has another note, which stays. */
  async function takeIn(tx: Sql, notes: NotedAct[], changes: IndexChange[]): Promise<void> {
    index.apply(changes)
    for (const { seq } of notes)
      await tx.run('DELETE FROM index_rebuild_changes WHERE seq = $1', [seq])
  }

  function notedActs(reader: SqlReader, limit: number): Promise<NotedAct[]> {
    return reader.all(
      notedRow,
      `SELECT ${notedRow.columns} FROM index_rebuild_changes ORDER BY seq LIMIT $1`,
      [limit],
    )
  }
}
