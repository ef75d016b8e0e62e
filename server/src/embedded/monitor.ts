import { runMonitor } from '../service/push/monitor.ts'
import { createActSample } from '../store/archive/searchable-acts.ts'
import { createFanOutStore } from '../store/push/fan-out.ts'
import { createRetention } from '../store/push/retention.ts'
import { type PartDeps, openPart } from './pipeline-part.ts'

export interface MonitorOptions extends PartDeps {
  /** An event or a webhook was left out, for this reason. */
  onDefect(id: string, error: unknown): void
}

/** Makes deliveries of what happens in an archive on this machine until `signal` aborts. */
export async function monitorArchive(
  dataDir: string,
  options: MonitorOptions,
  signal: AbortSignal,
): Promise<void> {
  using part = openPart(dataDir, options)
  const { sql, shared } = part
  const store = createFanOutStore(sql, options.clock)
  const retention = createRetention(sql)
  const { onDefect } = options
  await runMonitor({ ...shared, store, retention, acts: createActSample(sql), onDefect }, signal)
}
