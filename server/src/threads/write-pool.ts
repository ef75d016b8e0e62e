import { Piscina } from 'piscina'
import type { WriteTask } from './write.ts'

/** The one thread of the service that writes; it starts with the first write. */
export function createWritePool(dataDir: string) {
  const pool = new Piscina<WriteTask, void>({
    filename: new URL('./write.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    workerData: { dataDir },
  })
  const pending = new Set<Promise<void>>()
  return {
    run(task: WriteTask): Promise<void> {
      const done = pool.run(task).finally(() => pending.delete(done))
      pending.add(done)
      return done
    },
    async [Symbol.asyncDispose](): Promise<void> {
      await Promise.allSettled(pending) // what was handed over is not dropped
      await pool.destroy()
    },
  }
}
