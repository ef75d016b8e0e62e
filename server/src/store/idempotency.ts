import type { DatabaseSync } from 'node:sqlite'
import type { SecretBox } from '../lib/secret-box.ts'

/** A POST that is to be done once, however often it is sent. */
export interface OnceRequest {
  conta_id: string
  /** The value of `Idempotency-Key`. */
  key: string
  /** SHA-256 of method, address and body. */
  digest: Uint8Array
}

/** Such a request, and what its answer says besides `dados` once it is done. */
export interface Once extends OnceRequest {
  status: number
  beside: object
}

export interface OnceAnswer {
  status: number
  /** JSON */
  body: string
}

/** What is known of such a request. */
export type OnceState =
  | { kind: 'unknown' }
  /** The same key came with another request. */
  | { kind: 'other' }
  | { kind: 'running' }
  | { kind: 'answered'; answer: OnceAnswer }

const KEPT_MS = 24 * 3_600_000
/** No request takes that long: its process died, and another may try. */
const ABANDONED_MS = 60_000
/** What one request clears away of others, so that no commit is long. */
const FORGOTTEN_AT_ONCE = 50

/** Remembers answers for 24 hours, sealed in `box`. Writes join the caller's transaction. */
export function createIdempotencyStore(db: DatabaseSync, box: SecretBox) {
  const find = db.prepare(
    'SELECT digest, begun_at, status, answer FROM idempotency_keys WHERE conta_id = ? AND key = ?',
  )
  const put = db.prepare('INSERT OR REPLACE INTO idempotency_keys VALUES (?, ?, ?, ?, ?, ?)')
  const forget = db.prepare(
    `DELETE FROM idempotency_keys WHERE (conta_id, key) IN (
       SELECT conta_id, key FROM idempotency_keys WHERE begun_at <= ? LIMIT ${FORGOTTEN_AT_ONCE})`,
  )

  return {
    look({ conta_id, key, digest }: OnceRequest, now: Date): OnceState {
      const row = find.get(conta_id, key)
      const age = now.getTime() - Number(row?.begun_at)
      if (row === undefined || age >= KEPT_MS) return { kind: 'unknown' }
      if (row.status === null && age >= ABANDONED_MS) return { kind: 'unknown' }
      if (!Buffer.from(digest).equals(row.digest as Uint8Array)) return { kind: 'other' }
      if (row.status === null) return { kind: 'running' }
      const body = box.open(row.answer as Uint8Array, ownerOf(conta_id, key))
      return { kind: 'answered', answer: { status: Number(row.status), body } }
    },

    /** Whoever sends the same meanwhile is told that it is under way. */
    begin({ conta_id, key, digest }: OnceRequest, now: Date): void {
      forget.run(now.getTime() - KEPT_MS)
      put.run(conta_id, key, digest, now.getTime(), null, null)
    },

    answer({ conta_id, key, digest }: OnceRequest, { status, body }: OnceAnswer, now: Date): void {
      forget.run(now.getTime() - KEPT_MS)
      const sealed = box.seal(body, ownerOf(conta_id, key))
      put.run(conta_id, key, digest, now.getTime(), status, sealed)
    },
  }
}

function ownerOf(conta_id: string, key: string): string {
  return `${conta_id} ${key}`
}
