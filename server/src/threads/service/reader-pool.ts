import { Piscina } from 'piscina'
import type { QuerySettings } from '../../embedded/queries.ts'
import { tookTooLong } from '../../lib/flow/budget.ts'
import { createFairQueue } from './fair-queue.ts'
import { Problem } from '../../lib/errors/problem.ts'
import { requester } from '../../lib/flow/requester.ts'
import { blameOf } from '../../service/allowances.ts'
import type { Queries } from '../../service/queries.ts'
import { endPool } from '../end-pool.ts'
import { HEAP_LIMITS } from '../heap-limits.ts'
import type { ReaderSettings, ReaderStarted } from './reader.ts'
import { type Call, type Reply, remote } from '../remote.ts'

const SUBJECTS: Record<keyof Queries, true> = {
  archive: true,
  publications: true,
  punctuality: true,
  reading: true,
  citations: true,
  catalog: true,
  filters: true,
  exports: true,
  changes: true,
  contracts: true,
  personnel: true,
  tenders: true,
  sanctions: true,
  norms: true,
  contractExports: true,
  personnelExports: true,
  tenderExports: true,
  sanctionExports: true,
  normExports: true,
  alerts: true,
  lists: true,
  bulletins: true,
  daybook: true,
  folders: true,
  audit: true,
  once: true,
  keys: true,
  operation: true,
  people: true,
  webhooks: true,
  replays: true,
  events: true,
}

/** How far a thread may exceed the time of an answer without checking its budget; then it is ended. */
const GRACE_MS = 500

/** How long a question waits for a thread: short enough that the client is still waiting for the answer. */
const MOST_WAITED_MS = 5_000

/**
 * How long a temporary thread stays without a question; starting one takes longer than most questions.
 */
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
  /** How long it may wait for a thread. */
  mostWaitedMs?: number
  /** The file of a thread. */
  file?: URL
  /** Whether threads start with the first question, which waits for that, and end when they are idle. */
  onDemand?: boolean
}

export interface ReaderPool extends AsyncDisposable {
  queries: Queries
  /** Resolves when a thread can answer. */
  started: Promise<void>
}

/** A question that waits for a thread. */
interface Waiting {
  begin(): void
  refuse(problem: Problem): void
}

/**
 * Threads that answer questions, each with a read-only connection of its own. Clients take turns, so that
 * one client's many questions do not delay another's. Only threads that have started get questions, and
 * the time of a question begins then. SQLite calls are synchronous: a question checks its budget itself,
 * and its thread is ended only if it does not.
 */
export function createReaderPool(options: ReaderPoolOptions): ReaderPool {
  const { settings, threads, maxQueue, timeoutMs, mostWaitedMs = MOST_WAITED_MS } = options
  const { file = new URL('./reader.ts', import.meta.url), onDemand = false } = options
  const queue = createFairQueue<Waiting>(maxQueue)
  const started = Promise.withResolvers<void>()
  started.promise.catch(() => {}) // its error reaches those who await it
  /**
   * The ids of threads that have started. Piscina by itself would also use those that are still starting.
   */
  const ready = new Set<number>()
  const isReady = ({ threadId }: { threadId: number }) => ready.has(threadId)
  let busy = 0
  const pool = new Piscina<Call, Reply>({
    filename: file.href,
    minThreads: onDemand ? 0 : threads,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    loadBalancer: (_task, workers) =>
      workers.find(({ id, currentUsage }) => ready.has(id) && currentUsage === 0) ?? null,
    workerData: { settings, timeoutMs } satisfies ReaderSettings,
    resourceLimits: HEAP_LIMITS,
  })
  pool.on('message', ({ threadId }: ReaderStarted) => {
    ready.add(threadId)
    started.resolve()
    giveTurns()
  })
  pool.on('error', (error) => started.reject(error)) // a thread could not start

  return {
    queries: remote<Queries>(SUBJECTS, inTurn),
    started: started.promise,
    [Symbol.asyncDispose]: () => endPool(pool),
  }

  async function inTurn(call: Call): Promise<Reply> {
    await turn()
    try {
      return await ask(call)
    } finally {
      busy--
      giveTurns()
    }
  }

  function isFree(): boolean {
    return busy < (onDemand ? threads : pool.threads.filter(isReady).length)
  }

  function giveTurns(): void {
    for (let next = isFree() && queue.take(); next; next = isFree() && queue.take()) next.begin()
  }

  /** Waits for a thread, which then belongs to the caller. */
  async function turn(): Promise<void> {
    if (isFree()) {
      busy++
      return
    }
    const group = requester.getStore() ?? ''
    await new Promise<void>((resolve, reject) => {
      const waiting: Waiting = {
        begin() {
          clearTimeout(timer)
          busy++
          resolve()
        },
        refuse(problem) {
          clearTimeout(timer)
          reject(problem)
        },
      }
      const timer = setTimeout(() => {
        queue.remove(group, waiting)
        reject(tooManySearches())
      }, mostWaitedMs)
      queue.add(group, waiting)?.refuse(tooManySearches())
    })
  }

  async function ask(call: Call): Promise<Reply> {
    // Not AbortSignal.timeout: its timers, and all that they hold, would outlive most searches a
    // thousandfold.
    const end = new AbortController()
    const timer = setTimeout(() => end.abort(), timeoutMs + GRACE_MS)
    try {
      return await pool.run(call, { signal: end.signal })
    } catch (error) {
      throw end.signal.aborted ? tookTooLong(timeoutMs, blameOf(call)) : error
    } finally {
      clearTimeout(timer)
    }
  }
}

function tooManySearches(): Problem {
  return new Problem('indisponivel', 'Há buscas demais em andamento. Tente de novo em instantes.')
}
