import { openArchive } from '../embedded/archive.ts'
import type { CommandSettings } from '../embedded/commands.ts'
import type { Service } from '../service/service.ts'
import { type ReaderPoolOptions, createReaderPool } from './reader-pool.ts'
import { createSignals } from './signals.ts'
import { createWriterPool } from './writer-pool.ts'

/**
 * The service on an archive of this machine, its queries and commands in threads of their own. Resolves when a
 * thread can answer, so that the first user need not wait for one to start.
 */
export async function openThreadedService(
  settings: CommandSettings,
  readers: Omit<ReaderPoolOptions, 'settings'>,
): Promise<Service> {
  // A new archive gets its tables before the first thread opens it for reading only.
  openArchive(settings.dataDir)[Symbol.dispose]()
  await using opening = new AsyncDisposableStack()
  const signals = opening.use(createSignals(settings.dataDir))
  const { commands } = opening.use(createWriterPool(settings))
  const { queries, unhurried } = opening.use(createReaderPool({ settings, ...readers }))
  await unhurried.archive.summary()
  const opened = opening.move()
  return { queries, commands, signals, [Symbol.asyncDispose]: () => opened.disposeAsync() }
}
