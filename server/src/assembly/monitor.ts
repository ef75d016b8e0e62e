import { KEYS_PER_DAY } from '../../engine/port.ts'
import { EXTRACTOR_VERSION } from '../gazette/rows/extractor-version.ts'
import { runMonitor } from '../service/push/monitor.ts'
import { createActSample } from '../store/archive/searchable-acts.ts'
import { createFanOutStore } from '../store/push/fan-out.ts'
import { createTermStore } from '../store/push/term-events.ts'
import { createRetention } from '../store/push/retention.ts'
import { createRowRereading } from '../store/row-tables/reread-rows.ts'
import type { PipelinePart } from './pipeline-part.ts'
import { sendingTime } from '../webhooks/sending-time.ts'

export interface MonitorOptions {
  /** An event, a webhook or the rows of an act were left out, for this reason. */
  onDefect(id: string, error: unknown): void
}

/** Turns an archive's events into deliveries until `signal` aborts. */
export async function monitorPart(
  { sql, openBox, changes, shared }: PipelinePart,
  { onDefect }: MonitorOptions,
  signal: AbortSignal,
): Promise<void> {
  const store = createFanOutStore(sql, await openBox(), shared.clock, sendingTime)
  const retention = createRetention(sql)
  const terms = createTermStore(sql, shared.clock, KEYS_PER_DAY)
  const acts = createActSample(sql)
  const rows = createRowRereading(sql, {
    loadRules: async () => (await import('../ingest/row-rules.ts')).ROW_RULES,
    versions: EXTRACTOR_VERSION,
    clock: shared.clock,
    stopwatch: () => performance.now(),
    onDefect,
  })
  await runMonitor({ ...shared, changes, store, retention, rows, terms, acts, onDefect }, signal)
}
