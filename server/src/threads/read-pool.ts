import type { DatabaseSync } from 'node:sqlite'
import { Piscina } from 'piscina'
import type {
  ArchiveReader,
  Aviso,
  Coletor,
  Edicao,
  EditionFilter,
  Fonte,
  PublicacaoDetalhe,
  SearchAnswer,
  SearchParams,
  Simulation,
} from '../http/archive.ts'
import type { Clock } from '../lib/clock.ts'
import { brasiliaDate } from '../lib/dates.ts'
import { Problem } from '../lib/problem.ts'
import { createVersionedCache } from '../lib/versioned-cache.ts'
import { createPublicationReader } from '../store/publications.ts'
import { endPool } from './end-pool.ts'
import { HEAP_LIMITS } from './heap-limits.ts'
import type { ReadAnswer, ReadTask } from './read.ts'
import { createPublicationDetail } from './publication-detail.ts'
import { createSourceHealth } from './source-health.ts'

/** Acts that are asked for again while nothing is written are not read again: as many as this. */
const CACHED_BYTES = 16 * 1_024 * 1_024
/** About what an act takes besides its text. */
const ACT_OVERHEAD = 4 * 1_024

export interface ReadPoolOptions {
  dataDir: string
  /** The calling thread's own connection, for primary-key lookups. */
  db: DatabaseSync
  threads: number
  /** Searches that may wait for a thread; one more is answered 503 at once. */
  maxQueue: number
  timeoutMs: number
  clock: Clock
}

export interface ReadPool extends ArchiveReader, AsyncDisposable {
  /** Gives what read.ts says that such a task gives; rejects as `search` does. */
  run<T>(task: ReadTask): Promise<T>
  /** Resolves when a thread has answered, so that the first user need not wait for one to start. */
  ready(): Promise<void>
}

/**
 * The archive as the API sees it. SQLite calls are synchronous, so whatever can take over a millisecond
 * runs in a reader thread with its own read-only connection. A search past its deadline is stopped by
 * ending its thread, the only way to interrupt a synchronous call; the pool starts another.
 */
export function createReadPool(options: ReadPoolOptions): ReadPool {
  const { dataDir, db, threads, maxQueue, timeoutMs, clock } = options
  const publications = createPublicationReader(db)
  const readAct = createPublicationDetail(db)
  const acts = createVersionedCache(db, CACHED_BYTES, bytesOf)
  const ping = db.prepare('SELECT 1')
  const pool = new Piscina<ReadTask, ReadAnswer>({
    filename: new URL('./read.ts', import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
    maxQueue,
    workerData: { dataDir },
    resourceLimits: HEAP_LIMITS,
  })

  return {
    search: (params: SearchParams) =>
      run<SearchAnswer>({ kind: 'search', params, today: brasiliaDate(clock()) }),
    simulate: (params) =>
      run<Simulation>({ kind: 'simulate', params, today: brasiliaDate(clock()) }),
    matching: (params, limit) => run<string[]>({ kind: 'matching', params, limit }),
    editions: (filter: EditionFilter) =>
      run<{ edicoes: Edicao[]; avisos: Aviso[] }>({
        kind: 'editions',
        filter,
        today: brasiliaDate(clock()),
      }),
    sources: (range) =>
      run<{ fontes: Fonte[]; coletor: Coletor | null }>({
        kind: 'sources',
        range,
        today: brasiliaDate(clock()),
      }),
    sourceHealth: createSourceHealth(db, clock),
    publication: (id) => acts.get(id, () => readAct(id)),
    summary: () => publications.summary(),
    check: () => void ping.get(),
    run,
    // To start a thread may take longer than a search may.
    ready: async () =>
      void (await pool.run({ kind: 'editions', filter: {}, today: brasiliaDate(clock()) })),
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

/** At the most: two bytes a character, and the HTTP layer keeps the text once more, in the answer's JSON. */
function bytesOf(act: PublicacaoDetalhe | null): number {
  return ACT_OVERHEAD + 4 * (act?.conteudo_completo.length ?? 0)
}
