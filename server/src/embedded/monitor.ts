import { type MonitorOptions, monitorPart } from '../assembly/monitor.ts'
import type { PartDeps } from '../assembly/pipeline-part.ts'
import { openPart } from './pipeline-part.ts'

/** Makes deliveries of what happens in an archive on this machine until `signal` aborts. */
export async function monitorArchive(
  dataDir: string,
  options: MonitorOptions & PartDeps,
  signal: AbortSignal,
): Promise<void> {
  using part = openPart({ dataDir, secretKey: null }, options)
  await monitorPart(part, options, signal)
}
