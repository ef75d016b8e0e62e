import type { DatabaseSync } from 'node:sqlite'
import { Piscina } from 'piscina'
import type {
  ArchiveReader,
  Aviso,
  Coletor,
  Edicao,
  EditionFilter,
  Fonte,
  SearchAnswer,
  SearchParams,
} from '../http/archive.ts'
import type { Clock } from '../lib/clock.ts'
import { brasiliaDate } from '../lib/dates.ts'
import { Problem } from '../lib/problem.ts'
import { createPublicationReader } from '../store/publications.ts'
import type { ReadTask } from './read.ts'
import { createSourceHealth } from './source-health.ts'

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

/**
 * The archive as the API sees it. SQLite calls are synchronous, so whatever can take over a millisecond
 * runs in a reader thread with its own read-only connection. A search past its deadline is stopped by
 * ending its thread, the only way to interrupt a synchronous call; the pool starts another.
 */
export function createReadPool(
  options: ReadPoolOptions,
): ArchiveReader & AsyncDisposable & { ready(): Promise<void> } {
  const { dataDir, db, threads, maxQueue, timeoutMs, clock } = options
  const publications = createPublicationReader(db)
  const ping = db.prepare('SELECT 1')
  const pool = new Piscina<ReadTask>({
    filename: new URL('./read.ts', import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
    maxQueue,
    workerData: { dataDir },
  })

  return {
    search: (params: SearchParams) =>
      run<SearchAnswer>({ kind: 'search', params, today: brasiliaDate(clock()) }),
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
    publication: (id) => publications.detail(id),
    summary: () => publications.summary(),
    check: () => void ping.get(),
    /** Resolves when a thread has answered, so that the first user need not wait for one to start. */
    ready: async () =>
      void (await run({ kind: 'editions', filter: {}, today: brasiliaDate(clock()) })),
    [Symbol.asyncDispose]: () => pool.destroy(),
  }

  async function run<T>(task: ReadTask): Promise<T> {
    if (pool.queueSize >= maxQueue)
      throw new Problem(
        'indisponivel',
        'Há buscas demais em andamento. Tente de novo em instantes.',
      )
    const deadline = AbortSignal.timeout(timeoutMs)
    try {
      return (await pool.run(task, { signal: deadline })) as T
    } catch (error) {
      if (!deadline.aborted) throw error
      throw new Problem(
        'indisponivel',
        `A busca passou do limite de ${timeoutMs / 1000} s e foi interrompida. Restrinja a consulta (datas, seção, órgão) ou tente de novo.`,
        [],
        error,
      )
    }
  }
}
