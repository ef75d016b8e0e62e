import type { Once, OnceReader, OnceRefusal, OnceRequest, OnceState } from '../../access/once.ts'
import type { Clock } from '../../lib/time/clock.ts'
import type { Outcome } from '../../lib/errors/outcome.ts'
import type { SecretBox } from '../../lib/crypto/secret-box.ts'
import type { Sql, SqlReader } from '../sql.ts'
import { idempotencyKeys } from './tables.ts'

/** How long answers are replayed. */
const KEPT_MS = 24 * 3_600_000
/** No request takes this long: its process died, and another request may try. */
const ABANDONED_MS = 60_000
/** How many expired receipts one request deletes, so that no commit is long. */
const FORGOTTEN_AT_ONCE = 50

const onceRow = idempotencyKeys.pick('digest', 'begun_at', 'status', 'answer')
const putReceipt = idempotencyKeys.insert(`ON CONFLICT (conta_id, key) DO UPDATE SET
  digest = excluded.digest, begun_at = excluded.begun_at, status = excluded.status,
  answer = excluded.answer`)

/** The receipts of requests with an Idempotency-Key; `box` seals the answers. */
async function lookOnce(
  sql: SqlReader,
  box: Pick<SecretBox, 'open'>,
  request: OnceRequest,
  now: Date,
): Promise<OnceState> {
  const { conta_id, key } = request
  const found = await sql.one(
    onceRow,
    `SELECT ${onceRow.columns} FROM idempotency_keys WHERE conta_id = $1 AND key = $2`,
    [conta_id, key],
  )
  if (found === null) return onceState(request, null, now)
  const { digest, begun_at: begunAt, status, answer } = found
  const body = answer && box.open(answer, ownerOf(request))
  return onceState(request, { digest, begunAt, status, body }, now)
}

/** Reads receipts on a read-only connection; `box`: null while nothing was sealed yet. */
export function createOnceReader(
  sql: SqlReader,
  box: () => Promise<SecretBox | null>,
  clock: Clock,
): OnceReader {
  return {
    async known(request) {
      const found = await box()
      return found === null ? { kind: 'unknown' } : lookOnce(sql, found, request, clock())
    },
  }
}

/**
 * Executes a request in one transaction with the receipt of its answer. Refuses the request if
 * another one with the same Idempotency-Key overtook it.
 */
export function performOnce<T, Refusal extends string>(
  sql: Sql,
  box: SecretBox,
  once: Once | null,
  now: Date,
  work: (tx: Sql) => Promise<Outcome<T, Refusal>>,
): Promise<Outcome<T, Refusal | OnceRefusal>> {
  return sql.transaction(async (tx) => {
    const refused = once && (await refusalOf(tx, box, once, now))
    if (refused) return { refused }
    return await keepAnswer(tx, box, once, now, await work(tx))
  })
}

/** For work longer than a transaction: its start… */
export function beginOnce(
  sql: Sql,
  box: SecretBox,
  request: OnceRequest,
  now: Date,
): Promise<OnceRefusal | null> {
  return sql.transaction(async (tx) => {
    const refused = await refusalOf(tx, box, request, now)
    if (refused) return refused
    const { digest } = request
    await put(tx, box, request, { digest, begunAt: now.getTime(), status: null, body: null })
    return null
  })
}

/** …and its end, inside the caller's transaction: the receipt is stored together with the result. */
export async function keepAnswer<T, Refusal extends string>(
  tx: Sql,
  box: SecretBox,
  once: Once | null,
  now: Date,
  outcome: Outcome<T, Refusal>,
): Promise<Outcome<T, Refusal>> {
  if (once !== null && 'done' in outcome) {
    const { digest, status, beside } = once
    const body = JSON.stringify({ sucesso: true, dados: outcome.done, ...beside })
    await put(tx, box, once, { digest, begunAt: now.getTime(), status, body })
  }
  return outcome
}

async function refusalOf(
  tx: Sql,
  box: SecretBox,
  request: OnceRequest,
  now: Date,
): Promise<OnceRefusal | null> {
  const { kind } = await lookOnce(tx, box, request, now)
  if (kind === 'unknown') return null
  return kind === 'other' ? 'chave_reutilizada' : 'repetida'
}

async function put(tx: Sql, box: SecretBox, request: OnceRequest, kept: KeptOnce): Promise<void> {
  const { conta_id, key } = request
  const { digest, begunAt, status, body } = kept
  await tx.run(
    `DELETE FROM idempotency_keys WHERE (conta_id, key) IN (
       SELECT conta_id, key FROM idempotency_keys WHERE begun_at <= $1 LIMIT ${FORGOTTEN_AT_ONCE})`,
    [begunAt - KEPT_MS],
  )
  const answer = body === null ? null : box.seal(body, ownerOf(request))
  await putReceipt(tx, { conta_id, key, digest, begun_at: begunAt, status, answer })
}

function ownerOf({ conta_id, key }: OnceRequest): string {
  return `${conta_id} ${key}`
}

/** The stored receipt of a request: `status` is null while the request runs. */
interface KeptOnce {
  digest: Uint8Array
  /** Milliseconds since 1970. */
  begunAt: number
  status: number | null
  /** JSON */
  body: string | null
}

/** What a stored receipt means for a request that arrives at `now`. */
function onceState(
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
