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
  return {
    run: (task: WriteTask): Promise<void> => pool.run(task),
    /** Waits for what was handed over. */
    [Symbol.asyncDispose]: () => pool.close(),
  }
}
