import { Piscina } from 'piscina'
import type { EmbeddedCommandSettings } from '../../embedded/commands.ts'
import type { Commands } from '../../service/commands.ts'
import type { Problem } from '../../lib/errors/problem.ts'
import { endPool } from '../end-pool.ts'
import { HEAP_LIMITS } from '../heap-limits.ts'
import { type Call, type Reply, remote } from '../remote.ts'

/** The number of concurrent commands: those that wait for slow receivers must not delay others. */
const MOST_AT_ONCE = 4_096

const SUBJECTS: Record<keyof Commands, true> = {
  alerts: true,
  lists: true,
  bulletins: true,
  daybook: true,
  folders: true,
  audit: true,
  hub: true,
  keys: true,
  operation: true,
  people: true,
  webhooks: true,
  replays: true,
}

export interface WriterPool extends AsyncDisposable {
  commands: Commands
}

/** The one thread of the service that runs commands; it starts with the first one. */
export function createWriterPool(settings: EmbeddedCommandSettings): WriterPool {
  const pool = new Piscina<Call, Reply>({
    filename: new URL('./writer.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    concurrentTasksPerWorker: MOST_AT_ONCE,
    atomics: 'disabled', // its connections to receivers go on while it waits for a command
    idleTimeout: Infinity, // starting it takes longer than any command
    workerData: settings,
    resourceLimits: HEAP_LIMITS,
  })
  const pending = new Set<Promise<unknown>>()
  return {
    commands: remote<Commands>(SUBJECTS, (call) => {
      const done = pool.run(call).finally(() => pending.delete(done))
      pending.add(done)
      return done
    }),
    async [Symbol.asyncDispose](): Promise<void> {
      await Promise.allSettled(pending) // commands already handed over are not dropped
      await endPool(pool)
    },
  }
}

/** Replaces the thread where nothing may be written. */
export function createRefusingWriter(refusal: () => Problem): WriterPool {
  return {
    commands: remote<Commands>(SUBJECTS, async () => {
      throw refusal()
    }),
    async [Symbol.asyncDispose]() {},
  }
}
