import { Piscina } from 'piscina'
import { endPool } from './end-pool.ts'
import { HEAP_LIMITS } from './heap-limits.ts'
import type { WriteTask } from './write.ts'

export type WritePool = ReturnType<typeof createWritePool>

/** The one thread of the service that writes; it starts with the first write. */
export function createWritePool(dataDir: string, secretKey: Uint8Array | null) {
  const pool = new Piscina<WriteTask>({
    filename: new URL('./write.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: Infinity, // to start it takes longer than anything it does
    workerData: { dataDir, secretKey },
    resourceLimits: HEAP_LIMITS,
  })
  const pending = new Set<Promise<unknown>>()
  return {
    /** Gives what write.ts says that such a task gives. */
    run<T>(task: WriteTask): Promise<T> {
      const done = (pool.run(task) as Promise<T>).finally(() => pending.delete(done))
      pending.add(done)
      return done
    },
    async [Symbol.asyncDispose](): Promise<void> {
      await Promise.allSettled(pending) // what was handed over is not dropped
      await endPool(pool)
    },
  }
}
