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

/** Why such a request is not done now. */
export type OnceRefusal =
  /** It is under way. */
  | 'repetida'
  /** Its key was used for another request. */
  | 'chave_reutilizada'

const KEPT_MS = 24 * 3_600_000
/** No request takes that long: its process died, and another may try. */
const ABANDONED_MS = 60_000

/** What is kept of a request: null for `status` while it is under way. */
export interface KeptOnce {
  digest: Uint8Array
  /** Milliseconds since 1970. */
  begunAt: number
  status: number | null
  /** JSON */
  body: string | null
}

/** What `kept` says of a request that comes at `now`. Answers are repeated for 24 hours. */
export function onceState(
  { digest }: Pick<OnceRequest, 'digest'>,
  kept: KeptOnce | null,
  now: Date,
): OnceState {
  if (kept === null) return { kind: 'unknown' }
  const age = now.getTime() - kept.begunAt
  const { status, body } = kept
  if (age >= KEPT_MS || (status === null && age >= ABANDONED_MS)) return { kind: 'unknown' }
  if (!Buffer.from(digest).equals(kept.digest)) return { kind: 'other' }
  if (status === null || body === null) return { kind: 'running' }
  return { kind: 'answered', answer: { status, body } }
}

/** Before this moment, nothing is kept. */
export function forgottenBefore(now: Date): number {
  return now.getTime() - KEPT_MS
}
