import type { LeaseDeps } from '../service/push/under-lease.ts'
import type { Signals } from '../service/signals.ts'
import type { OpenArchive } from './open-archive.ts'

/** What each part of the pipeline works with, on its own connections. */
export interface PipelinePart extends OpenArchive {
  shared: LeaseDeps & { signals: Signals }
}
