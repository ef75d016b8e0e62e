import type { Log } from '../../collector/log-event.ts'
import type { MeaningOptions } from '../../embedded/meaning.ts'
import { keepThread } from '../kept-thread.ts'

const RESTART_MS = 5_000

/** The thread that makes the vectors of an archive and searches them; it alone has them in memory. */
export function startMeaning({ dataDir, embeddings }: MeaningOptions, log: Log): AsyncDisposable {
  return keepThread({
    file: new URL('./meaning.ts', import.meta.url),
    workerData: { dataDir, embeddings } satisfies MeaningOptions,
    restartMs: RESTART_MS,
    onMessage: (trouble) => log.warn({ trouble }, 'no vectors are to be had: it is tried again'),
    onCrash: (error) => log.error({ err: error }, 'the index of meanings failed'),
  })
}
