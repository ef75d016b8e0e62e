import { Piscina } from 'piscina'
import { Problem } from '../lib/problem.ts'
import type { QuerySettings } from '../embedded/queries.ts'
import type { Queries } from '../service/queries.ts'
import { endPool } from './end-pool.ts'
import { HEAP_LIMITS } from './heap-limits.ts'
import { type Call, type Reply, remote } from './remote.ts'

const SUBJECTS = [
  'archive',
  'publications',
  'catalog',
  'exports',
  'alerts',
  'once',
  'people',
  'webhooks',
  'replays',
  'events',
] as const

export interface ReaderPoolOptions {
  settings: QuerySettings
  threads: number
  /** Questions that may wait for a thread; one more is answered 503 at once. */
  maxQueue: number
  timeoutMs: number
  /** The file of a thread. */
  file?: URL
  /** Threads that are there before anybody asks. */
  minThreads?: number
}

export interface ReaderPool extends AsyncDisposable {
  queries: Queries
  /** The same without a deadline: for the first of all, when threads have yet to start. */
  unhurried: Queries
}

/**
 * Threads that answer questions, each with a read-only connection of its own. SQLite calls are synchronous,
 * so a question past its deadline is stopped by ending its thread; the pool starts another.
 */
export function createReaderPool(options: ReaderPoolOptions): ReaderPool {
  const { settings, threads, maxQueue, timeoutMs } = options
  const { file = new URL('./reader.ts', import.meta.url), minThreads = threads } = options
  const pool = new Piscina<Call, Reply>({
    filename: file.href,
    minThreads,
    maxThreads: threads,
    maxQueue,
    workerData: settings,
    resourceLimits: HEAP_LIMITS,
  })

  return {
    queries: remote<Queries>(SUBJECTS, send),
    unhurried: remote<Queries>(SUBJECTS, (call) => pool.run(call)),
    [Symbol.asyncDispose]: () => endPool(pool),
  }

  async function send(call: Call): Promise<Reply> {
    if (pool.queueSize >= maxQueue)
      throw new Problem(
        'indisponivel',
        'Há buscas demais em andamento. Tente de novo em instantes.',
      )
    // Not AbortSignal.timeout: its timers, and all that hangs on them, would outlive most searches a thousandfold.
    const deadline = new AbortController()
    const timer = setTimeout(() => deadline.abort(), timeoutMs)
    try {
      return await pool.run(call, { signal: deadline.signal })
    } catch (error) {
      if (!deadline.signal.aborted) throw error
      throw new Problem(
        'indisponivel',
        `A busca passou do limite de ${timeoutMs / 1000} s e foi interrompida. Restrinja a consulta (datas, seção, órgão) ou tente de novo.`,
        [],
        error,
      )
    } finally {
      clearTimeout(timer)
    }
  }
}
