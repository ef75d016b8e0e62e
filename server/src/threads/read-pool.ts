import { Piscina } from 'piscina'
import { Problem } from '../lib/problem.ts'
import { endPool } from './end-pool.ts'
import { HEAP_LIMITS } from './heap-limits.ts'
import type { ReadAnswer, ReadTask } from './read.ts'

export interface ReadPoolOptions {
  dataDir: string
  threads: number
  /** Searches that may wait for a thread; one more is answered 503 at once. */
  maxQueue: number
  timeoutMs: number
}

export interface ReadPool extends AsyncDisposable {
  /** Gives what read.ts says that such a task gives. */
  run<T>(task: ReadTask): Promise<T>
}

/**
 * The archive as the API sees it. SQLite calls are synchronous, so whatever can take over a millisecond
 * runs in a reader thread with its own read-only connection. A search past its deadline is stopped by
 * ending its thread, the only way to interrupt a synchronous call; the pool starts another.
 */
export function createReadPool(options: ReadPoolOptions): ReadPool {
  const { dataDir, threads, maxQueue, timeoutMs } = options
  const pool = new Piscina<ReadTask, ReadAnswer>({
    filename: new URL('./read.ts', import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
    maxQueue,
    workerData: { dataDir },
    resourceLimits: HEAP_LIMITS,
  })

  return {
    run,
    [Symbol.asyncDispose]: () => endPool(pool),
  }

  async function run<T>(task: ReadTask): Promise<T> {
    if (pool.queueSize >= maxQueue)
      throw new Problem(
        'indisponivel',
        'Há buscas demais em andamento. Tente de novo em instantes.',
      )
    const answer = await ask(task)
    if ('answer' in answer) return answer.answer as T
    const { codigo, message, detalhes } = answer.problem
    throw new Problem(codigo, message, detalhes)
  }

  async function ask(task: ReadTask): Promise<ReadAnswer> {
    // Not AbortSignal.timeout: its timers, and all that hangs on them, would outlive most searches a thousandfold.
    const deadline = new AbortController()
    const timer = setTimeout(() => deadline.abort(), timeoutMs)
    try {
      return await pool.run(task, { signal: deadline.signal })
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
