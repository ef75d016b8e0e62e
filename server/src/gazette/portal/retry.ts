import type { Clock } from '../../lib/time/clock.ts'
import { readRetryAfter } from '../../lib/time/retry-after.ts'
import type { Sleep } from '../../lib/time/sleep.ts'
import { Failed } from '../inlabs/failed.ts'
import type { HttpAnswer } from '../inlabs/http.ts'

/** A server that may answer later. */
export class AskedToWait extends Failed {
  /** How long it asks to wait; null: it does not say. */
  readonly waitMs: number | null

  constructor(statusCode: number, waitMs: number | null) {
    super('erro_http', `HTTP ${statusCode}`)
    this.waitMs = waitMs
  }
}

/** Between a failure and the next attempt, unless the server names a time. */
const WAITS_MS = [5_000, 30_000, 120_000, 300_000]
/** Whoever asks for more is left alone until the command is given again. */
const LONGEST_WAIT_MS = 15 * 60_000
/** What may pass by itself. */
const PASSING = ['sem_conexao', 'tempo_esgotado', 'transferencia_incompleta']

/** The failure of an answer that may be another one later; null: it is none. */
export function askedToWait({ statusCode, headers }: HttpAnswer, clock: Clock): AskedToWait | null {
  if (![429, 500, 502, 503, 504].includes(statusCode)) return null
  const given = String(headers['retry-after'] ?? '')
  return new AskedToWait(statusCode, readRetryAfter(given, clock().getTime()))
}

/** Does `work` again, some minutes long, while it fails in ways that may pass. */
export async function retried<T>(
  work: () => Promise<T>,
  sleep: Sleep,
  signal: AbortSignal,
): Promise<T> {
  for (let attempt = 0; ; attempt++)
    try {
      return await work()
    } catch (error) {
      const wait = waitAfter(error, WAITS_MS[attempt])
      if (wait === null) throw error
      await sleep(wait, signal)
    }
}

/** Null: no more attempts. */
function waitAfter(error: unknown, usual: number | undefined): number | null {
  if (usual === undefined || !(error instanceof Failed)) return null
  if (error instanceof AskedToWait) {
    const wait = error.waitMs ?? usual
    return wait > LONGEST_WAIT_MS ? null : wait
  }
  return PASSING.includes(error.failure.motivo) ? usual : null
}
