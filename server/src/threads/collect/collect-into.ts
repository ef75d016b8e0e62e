import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { CollectorEvent } from '../../collector/ports.ts'
import { runCollector } from '../../collector/run.ts'
import type { CollectorConfig, Config } from '../../config.ts'
import { createInlabsClient } from '../../gazette/inlabs/client.ts'
import type { Timeouts } from '../../gazette/inlabs/http.ts'
import { createPortalClient } from '../../gazette/portal/client.ts'
import type { Clock } from '../../lib/time/clock.ts'
import { type Sleep, systemSleep } from '../../lib/time/sleep.ts'
import type { Signals } from '../../service/signals.ts'
import { createPermalinkStore } from '../../store/collector/permalinks.ts'
import { createCollectorStore } from '../../store/collector/records.ts'
import { createLeaseStore } from '../../store/leases/leases.ts'
import { type ImportTarget, importInto, importLimits } from '../import/import-into.ts'
import { createParsePool } from '../import/parse-pool.ts'

/**
 * A day's sections come within minutes of each other. Threads that have just read one know how to read the next: new
 * ones take twice the processor time for each act, until V8 has compiled what they do.
 */
const PARSERS_STAY_MS = 10 * 60_000

export interface CollectOptions {
  signal: AbortSignal
  onEvent(event: CollectorEvent): void
  /** Whether to begin at once, even right after a failure. */
  eager?: boolean
  clock?: Clock
  sleep?: Sleep
  timeouts?: Timeouts
}

/** Collects editions from INLABS until `signal` aborts, on the calling thread. */
export async function collectInto(
  target: ImportTarget,
  config: Config,
  collector: CollectorConfig,
  {
    signal,
    onEvent,
    eager = false,
    clock = target.clock,
    sleep = systemSleep,
    ...patience
  }: CollectOptions,
): Promise<void> {
  const { sql, signals, folder } = target
  const limits = importLimits(config)
  await using parsers = createParsePool(config.importThreads, limits, PARSERS_STAY_MS)
  await using source = createInlabsClient({ ...collector, ...patience, clock, sleep })
  await using portal =
    collector.portalUrl === null
      ? null
      : createPortalClient({ ...collector, url: collector.portalUrl, ...patience, clock, sleep })
  await runCollector(
    {
      source,
      store: createCollectorStore(sql),
      leases: createLeaseStore(sql),
      importZip: (path, options) =>
        importInto(target, config, { paths: [path], notify: true, clock, parsers, ...options }),
      limits,
      holder: randomUUID(),
      since: collector.since,
      eager,
      folder: join(folder, 'coleta'),
      permalinks: portal && { portal, store: createPermalinkStore(sql, clock) },
      clock,
      sleep: untilAsked(sleep, signals),
      onEvent,
    },
    signal,
  )
}

/** Sleeps, but no longer than until somebody asks for a date. */
function untilAsked(sleep: Sleep, signals: Pick<Signals, 'listen'>): Sleep {
  return async (ms, signal) => {
    const asked = new AbortController()
    using _listening = signals.listen((heard) => {
      if (heard === 'collection') asked.abort()
    })
    await sleep(ms, AbortSignal.any([signal, asked.signal])).catch((error: unknown) => {
      if (!asked.signal.aborted) throw error
      signal.throwIfAborted()
    })
  }
}
