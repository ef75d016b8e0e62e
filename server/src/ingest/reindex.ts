import { setTimeout as pause } from 'node:timers/promises'
import type { ActKey } from '../../engine/port.ts'
import type { IndexChunk, IndexRebuild } from './index-rebuild.ts'
import { untilAborted } from '../lib/flow/until-aborted.ts'
import { prefetch } from './prefetch.ts'

export interface ReindexOptions {
  rebuild: IndexRebuild
  /** Reads acts and prepares them for the index, in another thread. */
  prepare(keys: ActKey[]): Promise<IndexChunk>
  /**
   * Chunks being prepared or waiting to be written: enough to keep all threads busy, with constant memory.
   */
  chunksAhead: number
  signal: AbortSignal
  onProgress(actsDone: number, acts: number): void
}

/** The acts of one segment: enough that it need not be merged twice. */
const CHUNK_SIZE = 2_048
/** How long the write lock stays free between two transactions (see import.ts). */
const PAUSE_MS = 10

/**
 * Builds the search index again from the stored acts. The old index serves until one transaction replaces
 * it with the new one. Acts written meanwhile go into the old index and are noted for the new one. An abort
 * ends the work after the current transaction; the next call continues from there.
 */
export async function reindex(
  options: ReindexOptions,
): Promise<{ acts: number; resumed: boolean }> {
  const { rebuild, prepare, chunksAhead, signal, onProgress } = options
  const { resumed } = await rebuild.begin()
  const { done, total } = await rebuild.progress()
  let acts = done
  onProgress(acts, total)
  const ahead = { ahead: chunksAhead, budget: Infinity, weightOf: (keys: ActKey[]) => keys.length }
  for await (const { item: keys, result: chunk } of prefetch(chunks(), ahead, prepared)) {
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

  /** A chunk takes seconds on a busy machine, for which nobody waits who interrupts. */
  function prepared(keys: ActKey[]): Promise<IndexChunk> {
    return untilAborted(prepare(keys), signal)
  }

  /** Leaves the write lock to others for a while. */
  async function breathe(): Promise<void> {
    signal.throwIfAborted()
    await pause(PAUSE_MS)
  }
}
