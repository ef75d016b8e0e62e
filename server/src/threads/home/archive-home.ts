import type { Installation } from '../../assembly/installation.ts'
import type { OpenArchive } from '../../assembly/open-archive.ts'
import type { PipelinePart } from '../../assembly/pipeline-part.ts'
import type { Clock } from '../../lib/time/clock.ts'
import type { SearchCluster } from '../../search/opensearch/index.ts'
import type { ArchiveQueries } from '../../service/archive/archive-queries.ts'
import type { Queries } from '../../service/queries.ts'
import type { ReadOnlyReason } from '../../service/read-only.ts'
import type { ImportTarget } from '../import/import-into.ts'

/** The database of an archive, and the clock that dates what is written to it. */
export type Store = Pick<OpenArchive, 'sql' | 'clock'>

/** What is written to files. */
export interface Exports extends Pick<
  Queries,
  | 'exports'
  | 'contractExports'
  | 'personnelExports'
  | 'tenderExports'
  | 'sanctionExports'
  | 'normExports'
> {
  archive: Pick<ArchiveQueries, 'statements'>
}

export interface PartOptions {
  /** The holder of its leases in a cluster: no other running process may use the same name. */
  holder: string
  /** That of this machine; a cluster has its own. */
  clock: Clock
  /** On this machine, a power loss may lose the part's last writes, because it then does that work again. */
  isRepeatable?: boolean
}

/**
 * Where an archive is kept, in a folder of this machine or in a cluster, and the ways to open it there. Each loads
 * only the code that it needs.
 */
export interface ArchiveHome {
  /** For people. */
  place: string
  /** Whether locks of its folder keep others away; in a cluster, what they claim in the database does. */
  isLocked: boolean
  /** Whether a service on this machine works on it, to which others may yield. */
  hasService: () => Promise<boolean>
  /** Whether there is an archive. */
  exists(): Promise<boolean>
  /**
   * Opens its database. `mayBegin`: whether to make an archive where there is none.
   * @throws Problem `nao_encontrado` for a folder without an archive
   */
  openStore(options: { mayBegin: boolean }): Promise<Store & AsyncDisposable>
  openExports(): Promise<Exports & AsyncDisposable>
  openTarget(): Promise<ImportTarget & AsyncDisposable>
  openPart(options: PartOptions): Promise<PipelinePart>
  /** Opens the index that processes share. @throws Problem for a folder, which has its own */
  openSearch(): Promise<SearchCluster>
  /**
   * Prepares its database for this version; returns the names of what was done.
   * @throws Problem for a folder, where that happens by itself
   */
  migrate(): Promise<string[]>
  /**
   * Opens all that a service needs. `readOnly`: why nothing may be written to an archive on this machine.
   * @throws Problem `conflito` when another service holds the data folder; `indisponivel` when a
   * database does not answer; `parametro_invalido` for a cluster that is not to be written
   */
  openInstallation(readOnly: ReadOnlyReason | null): Promise<Installation>
}
