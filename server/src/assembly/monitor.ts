import { KEYS_PER_DAY } from '../../engine/port.ts'
import { runMonitor } from '../service/push/monitor.ts'
import { createActSample } from '../store/archive/searchable-acts.ts'
import { createFanOutStore } from '../store/push/fan-out.ts'
import { createTermStore } from '../store/push/term-events.ts'
import { createRetention } from '../store/push/retention.ts'
import type { PipelinePart } from './pipeline-part.ts'
import { sendingTime } from '../webhooks/sending-time.ts'

export interface MonitorOptions {
  /** An event or a webhook was left out, for this reason. */
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
  await runMonitor({ ...shared, changes, store, retention, terms, acts, onDefect }, signal)
}
