import { randomInt } from 'node:crypto'
import type { ChangeKind } from '../../gazette/act-change.ts'
import type { Clock } from '../../lib/time/clock.ts'
import type { ActKey } from '../../../engine/port.ts'
import type { Sql } from '../sql.ts'
import { archiveChanges } from './tables.ts'

/** Collects the acts that a transaction changes. */
export interface NotedChanges {
  note(key: ActKey, kind: ChangeKind): void
}

/** One transaction changes an act once: in the way that tells a follower the most. */
const STRENGTH: Record<ChangeKind, number> = { religada: 0, retirada: 1, alterada: 2, nova: 3 }

const MARKS = 2 ** 48 - 1
const insertTransaction = archiveChanges
  .pick('mark', 'em')
  .insertReturning(archiveChanges.pick('seq'))

/**
 * Runs `work` in a transaction, at whose end the changes that it noted are written down. Whoever changes
 * anything that an act shows does it here.
 */
export function changingActs<T>(
  sql: Sql,
  clock: Clock,
  work: (tx: Sql, changes: NotedChanges) => Promise<T>,
): Promise<T> {
  return sql.transaction(async (tx) => {
    const kinds = new Map<ActKey, ChangeKind>()
    const result = await work(tx, {
      note(key, kind) {
        const known = kinds.get(key)
        if (known === undefined || STRENGTH[known] < STRENGTH[kind]) kinds.set(key, kind)
      },
    })
    if (kinds.size > 0) await writeDown(tx, kinds, clock())
    return result
  })
}

/** PostgreSQL gives the number under a lock that ends with the commit: no lower one appears later. */
async function writeDown(tx: Sql, kinds: Map<ActKey, ChangeKind>, now: Date): Promise<void> {
  const { seq } = await insertTransaction(tx, { mark: randomInt(MARKS), em: now.toISOString() })
  for (const [kind, changed] of Map.groupBy(kinds, ([, kind]) => kind)) {
    const keys = changed.map(([key]) => key)
    await tx.run(
      `INSERT INTO act_changes (key, tipo, seq)
       SELECT key, $2, $3 FROM publications WHERE ${tx.dialect.isAnyOf('key', '$1')}
       ON CONFLICT (key, tipo) DO UPDATE SET seq = excluded.seq`,
      [keys, kind, seq],
    )
  }
}
