import { setTimeout as pause } from 'node:timers/promises'
import type { ActKey } from '../search/search-index.ts'
import type { IndexChunk, IndexRebuild } from './index-rebuild.ts'
import { prefetch } from './prefetch.ts'

export interface ReindexOptions {
  rebuild: IndexRebuild
  /** Reads acts and makes them ready for the index, off this thread. */
  prepare(keys: ActKey[]): Promise<IndexChunk>
  /** Chunks being made ready or waiting to be written: keeps all threads busy, and memory flat. */
  chunksAhead: number
  signal: AbortSignal
  onProgress(actsDone: number, acts: number): void
}

/** Acts that become one segment: so many that they need not be merged twice. */
const CHUNK_SIZE = 2_048
/** How long the write lock stays free between two transactions (see import.ts). */
const PAUSE_MS = 10

/**
 * Makes the search index anew from the stored acts. The old one serves until the new one takes its place
 * in one transaction; what others write meanwhile goes into the old one and is noted for the new one.
 * An abort ends it after the current transaction; the next call goes on from there.
 */
export async function reindex(
  options: ReindexOptions,
): Promise<{ acts: number; resumed: boolean }> {
  const { rebuild, prepare, chunksAhead, signal, onProgress } = options
  const { resumed } = await rebuild.begin()
  const { done, total } = await rebuild.progress()
  let acts = done
  onProgress(acts, total)
  for await (const { item: keys, result: chunk } of prefetch(chunks(), chunksAhead, prepare)) {
    await rebuild.write(chunk, keys.at(-1)!) // no chunk is empty
    await breathe()
    if (await rebuild.mergeStep('needed')) await breathe()
    acts += keys.length
    onProgress(acts, Math.max(acts, total))
  }
  do {
    signal.throwIfAborted()
    while (await rebuild.catchUp()) await breathe()
    while (await rebuild.mergeStep('tidy')) await breathe()
  } while (!(await rebuild.takeOver()))
  return { acts, resumed }

  async function* chunks(): AsyncGenerator<ActKey[]> {
    let after: ActKey | null = null
    for (;;) {
      const keys: ActKey[] = await rebuild.keysAfter(after, CHUNK_SIZE)
      const last = keys.at(-1)
      if (last === undefined) return
      yield keys
      after = last
    }
  }

  /** Leaves the write lock to others for a while. */
  async function breathe(): Promise<void> {
    signal.throwIfAborted()
    await pause(PAUSE_MS)
  }
}
