import { setTimeout as pause } from 'node:timers/promises'
import type { ActKey } from '../search/search-index.ts'
import type { IndexEntry, IndexRebuild } from './index-rebuild.ts'
import { prefetch } from './prefetch.ts'

export interface ReindexOptions {
  rebuild: IndexRebuild
  /** Reads and analyses acts off this thread. */
  analyze(keys: ActKey[]): Promise<IndexEntry[]>
  /** Chunks being analysed or waiting to be written: keeps all threads busy, and memory flat. */
  chunksAhead: number
  signal: AbortSignal
  onProgress(actsDone: number, acts: number): void
}

/** Acts that a thread analyses at a time: some tens of milliseconds of work. */
const CHUNK_SIZE = 200
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
  const { rebuild, analyze, chunksAhead, signal, onProgress } = options
  const { resumed } = rebuild.begin()
  const { done, total } = rebuild.progress()
  let acts = done
  onProgress(acts, total)
  for await (const { result: entries } of prefetch(chunks(), chunksAhead, analyze)) {
    await write(entries, (rest) => rebuild.write(rest))
    acts += entries.length
    onProgress(acts, Math.max(acts, total))
  }
  do {
    await catchUp()
    while (rebuild.mergeStep()) await breathe()
  } while (!rebuild.takeOver())
  return { acts, resumed }

  async function* chunks(): AsyncGenerator<ActKey[]> {
    let after: ActKey | null = null
    for (;;) {
      const keys = rebuild.keysAfter(after, CHUNK_SIZE)
      const last = keys.at(-1)
      if (last === undefined) return
      yield keys
      after = last
    }
  }

  /** What is noted is read after it was noted: what changes once more is noted once more. */
  async function catchUp(): Promise<void> {
    for (
      let notes = rebuild.noted(CHUNK_SIZE);
      notes.length > 0;
      notes = rebuild.noted(CHUNK_SIZE)
    ) {
      const entries = await analyze(notes.map(({ key }) => key))
      await write(entries, (rest) => rebuild.writeNoted(notes.slice(-rest.length), rest))
    }
  }

  async function write(
    entries: IndexEntry[],
    writeSome: (rest: IndexEntry[]) => number,
  ): Promise<void> {
    for (let written = 0; written < entries.length;) {
      written += writeSome(entries.slice(written))
      await breathe()
      if (rebuild.mergeStep()) await breathe()
    }
  }

  /** Leaves the write lock to others for a while. */
  async function breathe(): Promise<void> {
    signal.throwIfAborted()
    await pause(PAUSE_MS)
  }
}
