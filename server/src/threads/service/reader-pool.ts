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

/** How far a thread may exceed its deadline without checking it; then it is ended. */
const GRACE_MS = 500

/** How long a thread that is not always there stays without a question; to start one takes longer than most. */
const IDLE_MS = 60_000

export interface ReaderPoolOptions {
  settings: QuerySettings
  threads: number
  /**
   * How many questions may wait for a thread. Beyond that, the oldest question of the busiest
   * client is answered 503.
   */
  maxQueue: number
  /** How long a question may take once a thread works on it. */
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
 * Threads that answer questions, each with a read-only connection of its own. Clients take turns,
 * so that one client's many questions do not delay another's. SQLite calls are synchronous: a
 * question checks its deadline itself, and a thread is ended only if its question does not.
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

  /** Waits for a thread, which then belongs to the caller. */
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
