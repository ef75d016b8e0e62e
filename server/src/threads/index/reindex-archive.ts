import { setTimeout as pause } from 'node:timers/promises'
import { Piscina } from 'piscina'
import type { Config } from '../../config.ts'
import type { Archive } from '../../embedded/archive.ts'
import { openIndexMerger } from '../../embedded/index-merger.ts'
import type { IndexChunk } from '../../ingest/index-rebuild.ts'
import { reindex } from '../../ingest/reindex.ts'
import { Problem, detailOf } from '../../lib/errors/problem.ts'
import { analyzeAct } from '../../../engine/analysis.ts'
import { INDEX_VERSION, createNextIndex } from '../../../engine/index.ts'
import type { ActKey } from '../../../engine/port.ts'
import { createIndexRebuild } from '../../store/index/index-rebuild.ts'
import { tryLock } from '../../store/sqlite/lock.ts'
import { endPool } from '../end-pool.ts'

/** How long the write lock stays free while the old index is deleted. */
const PAUSE_MS = 10

export interface ReindexRequest {
  signal: AbortSignal
  onProgress(actsDone: number, acts: number): void
}

/**
 * Rebuilds the search index of an open archive: threads prepare acts, and the calling thread
 * writes.
 * @throws Problem `conflito` when a rebuild is running already.
 */
export async function reindexArchive(
  archive: Archive,
  { dataDir, importThreads }: Config,
  { signal, onProgress }: ReindexRequest,
): Promise<{ acts: number; resumed: boolean }> {
  using _lock = lockRebuild(dataDir)
  await using pool = createIndexPool(dataDir, importThreads)
  const rebuild = createIndexRebuild({
    sql: archive.sql,
    index: createNextIndex(archive.db),
    version: INDEX_VERSION,
    analyze: analyzeAct,
  })
  const chunksAhead = importThreads * 2
  const result = await reindex({ rebuild, prepare: pool.prepare, chunksAhead, signal, onProgress })
  using merger = openIndexMerger(archive, dataDir)
  // Deletes the old index; if the signal aborts, the next writer finishes.
  while (!signal.aborted && (await merger.step('needed'))) await pause(PAUSE_MS)
  return result
}

function lockRebuild(dataDir: string): Disposable {
  const lock = tryLock(dataDir, 'reindexar.lock')
  if (lock !== null) return lock
  throw new Problem('conflito', `O índice do acervo em ${dataDir} já está sendo refeito.`, [
    detailOf('ARAUTO_DATA_DIR', 'em uso', 'Espere o outro reindexar terminar.'),
  ])
}

function createIndexPool(dataDir: string, threads: number) {
  const pool = new Piscina<ActKey[], IndexChunk>({
    filename: new URL('./prepare-index.ts', import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
    workerData: { dataDir },
    resourceLimits: { maxYoungGenerationSizeMb: 16 }, // as in parse-pool.ts
  })
  return {
    prepare: (keys: ActKey[]) => pool.run(keys),
    [Symbol.asyncDispose]: () => endPool(pool),
  }
}
