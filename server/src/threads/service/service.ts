import { openArchive } from '../../embedded/archive.ts'
import type { CommandSettings } from '../../embedded/commands.ts'
import type { Service } from '../../service/service.ts'
import { type ReaderPoolOptions, createReaderPool } from './reader-pool.ts'
import { createSignals } from '../signals.ts'
import { createWriterPool } from './writer-pool.ts'

type Readers = Pick<ReaderPoolOptions, 'threads' | 'maxQueue' | 'timeoutMs'>

/**
 * The service on an archive of this machine, its queries and commands in threads of their own. Resolves when a
 * thread can answer, so that the first user need not wait for one to start. Exports have threads that start
 * when they are needed and let searches go first.
 */
export async function openThreadedService(
  settings: CommandSettings,
  readers: Readers,
  exporters: Readers,
): Promise<Service> {
  // A new archive gets its tables before the first thread opens it for reading only.
  openArchive(settings.dataDir)[Symbol.dispose]()
  await using opening = new AsyncDisposableStack()
  const signals = opening.use(createSignals(settings.dataDir))
  const { commands } = opening.use(createWriterPool(settings))
  const { queries, unhurried } = opening.use(createReaderPool({ settings, ...readers }))
  const file = new URL('./exporter.ts', import.meta.url)
  const exporting = opening.use(createReaderPool({ settings, ...exporters, file, minThreads: 0 }))
  await unhurried.archive.summary()
  const opened = opening.move()
  return {
    queries: { ...queries, exports: exporting.queries.exports },
    commands,
    signals,
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}
