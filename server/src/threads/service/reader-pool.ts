import { Piscina } from 'piscina'
import type { QuerySettings } from '../../embedded/queries.ts'
import { createFairQueue } from '../../lib/fair-queue.ts'
import { Problem } from '../../lib/problem.ts'
import { requester } from '../../lib/requester.ts'
import type { Queries } from '../../service/queries.ts'
import { endPool } from '../end-pool.ts'
import { HEAP_LIMITS } from '../heap-limits.ts'
import type { ReaderReply, ReaderTask } from './reader.ts'
import { type Call, type Reply, remote } from '../remote.ts'

const SUBJECTS = [
  'archive',
  'publications',
  'catalog',
  'exports',
  'alerts',
  'audit',
  'once',
  'keys',
  'operation',
  'people',
  'webhooks',
  'replays',
  'events',
] as const

/** How much longer than its deadline a thread may go on that does not look at it; then it is ended. */
const GRACE_MS = 500

/** How long a thread that is not always there stays without a question; to start one takes longer than most. */
const IDLE_MS = 60_000

export interface ReaderPoolOptions {
  settings: QuerySettings
  threads: number
  /** Questions that may wait for a thread; where more do, the oldest of who asks most is answered 503. */
  maxQueue: number
  /** How long a question may take once a thread is at it. */
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

/** A question that waits for a thread. */
interface Waiting {
  begin(): void
  refuse(problem: Problem): void
}

/**
 * Threads that answer questions, each with a read-only connection of its own. Questions take turns by who
 * asks, so that nobody's many delay another's one. SQLite calls are synchronous: a question looks at its
 * deadline by itself, and only one that does not is stopped by ending its thread.
 */
export function createReaderPool(options: ReaderPoolOptions): ReaderPool {
  const { settings, threads, maxQueue, timeoutMs } = options
  const { file = new URL('./reader.ts', import.meta.url), minThreads = threads } = options
  const queue = createFairQueue<Waiting>(maxQueue)
  let busy = 0
  const pool = new Piscina<ReaderTask, ReaderReply>({
    filename: file.href,
    minThreads,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    workerData: settings,
    resourceLimits: HEAP_LIMITS,
  })

  return {
    queries: remote<Queries>(SUBJECTS, inTurn),
    unhurried: remote<Queries>(SUBJECTS, async (call) => {
      const reply = await pool.run({ call, timeoutMs: Infinity })
      return reply! // only a deadline gives none
    }),
    [Symbol.asyncDispose]: () => endPool(pool),
  }

  async function inTurn(call: Call): Promise<Reply> {
    await turn()
    try {
      return await ask(call)
    } finally {
      const next = queue.take()
      if (next) next.begin()
      else busy--
    }
  }

  /** Waits for a thread; it is the caller's from then on. */
  async function turn(): Promise<void> {
    if (busy < threads) {
      busy++
      return
    }
    await new Promise<void>((begin, refuse) => {
      const dropped = queue.add(requester.getStore() ?? '', { begin, refuse })
      dropped?.refuse(tooManySearches())
    })
  }

  async function ask(call: Call): Promise<Reply> {
    // Not AbortSignal.timeout: its timers, and all that hangs on them, would outlive most searches a thousandfold.
    const end = new AbortController()
    const timer = setTimeout(() => end.abort(), timeoutMs + GRACE_MS)
    try {
      const reply = await pool.run({ call, timeoutMs }, { signal: end.signal })
      if (reply === null) throw tookTooLong(timeoutMs)
      return reply
    } catch (error) {
      throw end.signal.aborted ? tookTooLong(timeoutMs) : error
    } finally {
      clearTimeout(timer)
    }
  }
}

function tooManySearches(): Problem {
  return new Problem('indisponivel', 'Há buscas demais em andamento. Tente de novo em instantes.')
}

function tookTooLong(timeoutMs: number): Problem {
  return new Problem(
    'indisponivel',
    `A busca passou do limite de ${(timeoutMs / 1_000).toLocaleString('pt-BR')} s e foi interrompida. Restrinja a consulta (datas, seção, órgão) ou tente de novo.`,
  )
}
