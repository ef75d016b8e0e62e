import { openArchive } from '../../embedded/archive.ts'
import type { EmbeddedCommandSettings } from '../../embedded/commands.ts'
import type { QuerySettings } from '../../embedded/queries.ts'
import type { Problem } from '../../lib/errors/problem.ts'
import type { Service } from '../../service/service.ts'
import { type ReaderPoolOptions, createReaderPool } from './reader-pool.ts'
import { createSignals } from '../signals.ts'
import { type WriterPool, createRefusingWriter, createWriterPool } from './writer-pool.ts'

type ServiceSettings = EmbeddedCommandSettings & QuerySettings
type Readers = Pick<ReaderPoolOptions, 'threads' | 'maxQueue' | 'timeoutMs'>

/**
 * The service on an archive on this machine, with its queries and commands in threads of their own.
 * Resolves when a thread can answer, so that the first user need not wait for one to start. Queries that
 * do not search have their own thread, so that searches never keep accounts from what they
 * saved, or from saving more; previews of bulletins search. Exports have threads that start on demand and give way to searches.
 */
export async function openThreadedService(
  settings: ServiceSettings,
  readers: Readers,
  exporters: Readers,
): Promise<Service> {
  // Creates the tables of a new archive before the first thread opens it read-only.
  openArchive(settings.dataDir)[Symbol.dispose]()
  return await openWith(createWriterPool(settings), settings, readers, exporters)
}

/** The same on a read-only archive: commands are refused with `refusal`. */
export async function openReadingService(
  settings: ServiceSettings,
  readers: Readers,
  exporters: Readers,
  refusal: () => Problem,
): Promise<Service> {
  return await openWith(createRefusingWriter(refusal), settings, readers, exporters)
}

async function openWith(
  writer: WriterPool,
  settings: ServiceSettings,
  readers: Readers,
  exporters: Readers,
): Promise<Service> {
  await using opening = new AsyncDisposableStack()
  const signals = opening.use(createSignals(settings.dataDir))
  const { commands } = opening.use(writer)
  const searching = opening.use(createReaderPool({ settings, ...readers }))
  const lookingUp = opening.use(createReaderPool({ settings, ...readers, threads: 1 }))
  const file = new URL('./exporter.ts', import.meta.url)
  const exporting = opening.use(createReaderPool({ settings, ...exporters, file, onDemand: true }))
  await Promise.all([searching.started, lookingUp.started])
  const { archive, publications, citations, catalog, filters } = searching.queries
  const { contracts, personnel, tenders, sanctions, norms, daybook } = searching.queries
  const {
    exports,
    contractExports,
    personnelExports,
    tenderExports,
    sanctionExports,
    normExports,
  } = exporting.queries
  const { bulletins: previews } = searching.queries
  const bulletins = new Proxy(lookingUp.queries.bulletins, {
    get: (others, method): unknown => Reflect.get(method === 'preview' ? previews : others, method),
  })
  const opened = opening.move()
  return {
    queries: {
      ...lookingUp.queries,
      archive,
      publications,
      citations,
      catalog,
      filters,
      contracts,
      personnel,
      tenders,
      sanctions,
      norms,
      daybook,
      bulletins,
      exports,
      contractExports,
      personnelExports,
      tenderExports,
      sanctionExports,
      normExports,
    },
    commands,
    signals,
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}
