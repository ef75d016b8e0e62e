import type { Fence } from '../../lib/flow/lease.ts'
import type { FollowingIndex, IndexFeed } from '../../service/index/index-feed.ts'
import { readSearchableActs } from '../archive/searchable-acts.ts'
import { expectHeld } from '../leases/leases.ts'
import { hadTransaction, newestTransaction } from '../act-changes/transactions.ts'
import { int, row } from '../rows.ts'
import type { Sql } from '../sql.ts'
import { indexChanges, searchIndices } from './tables.ts'

const indexRow = searchIndices.pick('nome', 'generation', 'seq', 'next_key', 'followed_at')
const advance = searchIndices.pick('nome', 'seq', 'next_key', 'followed_at').update('nome')
const keyRow = row({ key: int })

/** How many notes one transaction deletes. */
const MOST_CLEANED = 5_000

/** @param firstKey Before every act. */
export function createIndexFeed(sql: Sql, firstKey: number): IndexFeed {
  return {
    async indices() {
      const rows = await sql.all(
        indexRow,
        `SELECT ${indexRow.columns} FROM search_indices ORDER BY id`,
      )
      return rows.map(({ next_key, followed_at, ...index }): FollowingIndex => {
        return { ...index, nextKey: next_key, followedAt: followed_at }
      })
    },

    async begin(nome, generation, now) {
      // Every visible note refers to a visible act.
      await sql.run(
        `INSERT INTO search_indices (nome, generation, seq, next_key, followed_at)
         SELECT $1, $2, coalesce(max(seq), 0), $3, $4
         FROM (SELECT seq FROM index_changes UNION ALL SELECT seq FROM search_indices) AS seen`,
        [nome, generation, firstKey, now.toISOString()],
      )
    },

    forget: (nome, fence) =>
      held(fence, async (tx) => {
        await tx.run('DELETE FROM search_indices WHERE nome = $1', [nome])
      }),

    advance: ({ nome, seq, nextKey, followedAt }, fence) =>
      held(fence, async (tx) => {
        await advance(tx, { nome, seq, next_key: nextKey, followed_at: followedAt })
      }),

    notes: (seq, limit) =>
      sql.all(
        indexChanges,
        `SELECT ${indexChanges.columns} FROM index_changes WHERE seq > $1 ORDER BY seq LIMIT $2`,
        [seq, limit],
      ),

    async keysFrom(key, limit) {
      const next = 'SELECT key FROM publications WHERE key >= $1 ORDER BY key LIMIT $2'
      return (await sql.all(keyRow, next, [key, limit])).map(({ key }) => key)
    },

    acts: (keys) => readSearchableActs(sql, keys),

    newestChange: () => newestTransaction(sql),

    hadChange: (change) => hadTransaction(sql, change),

    clean: (fence) =>
      held(fence, async (tx) => {
        const erased = await tx.run(
          `DELETE FROM index_changes WHERE seq IN (
             SELECT seq FROM index_changes
             WHERE seq <= (SELECT min(seq) FROM search_indices) ORDER BY seq LIMIT $1)`,
          [MOST_CLEANED],
        )
        return erased === MOST_CLEANED
      }),
  }

  function held<T>(fence: Fence, work: (tx: Sql) => Promise<T>): Promise<T> {
    return sql.transaction(async (tx) => {
      await expectHeld(tx, fence)
      return await work(tx)
    })
  }
}
