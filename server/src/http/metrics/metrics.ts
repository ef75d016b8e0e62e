import { Counter, Gauge, Registry, collectDefaultMetrics } from 'prom-client'
import { VERSION } from '../../version.ts'
import type { ArchiveQueries } from '../../service/archive/archive-queries.ts'
import type { DiskUse } from '../../service/operation/operation-store.ts'

/** A registry with the metrics of the process: memory, CPU, event loop. One per process. */
export function createMetrics(): Registry {
  const metrics = new Registry()
  collectDefaultMetrics({ register: metrics })
  new Gauge({
    name: 'arauto_build_info',
    help: 'Always 1; the label tells the version of the program',
    labelNames: ['version'],
    registers: [metrics],
  }).set({ version: VERSION }, 1)
  return metrics
}

/** The size of the archive, read whenever the metrics are; NaN when it cannot be read. */
export function measureArchive(archive: ArchiveQueries, metrics: Registry): void {
  measure(
    metrics,
    'arauto_archive',
    orNull(() => archive.summary()),
    {
      publications: ['Publications in the archive', ({ publicacoes }) => publicacoes],
      editions: ['Editions in the archive', ({ edicoes }) => edicoes],
      last_day_timestamp_seconds: [
        'Midnight UTC of the last day in the archive',
        ({ ultima_data }) => (ultima_data === null ? NaN : Date.parse(ultima_data) / 1_000),
      ],
    },
  )
}

/** The state of the source of editions, read in the same way. */
export function measureSource(archive: ArchiveQueries, metrics: Registry): void {
  measure(
    metrics,
    'arauto_source',
    orNull(() => archive.sourceHealth()),
    {
      late_sections: ['Regular sections of today that should have come by now', ({ late }) => late],
      failures: ['Failures of the source in a row', ({ failures }) => failures],
      last_answer_timestamp_seconds: [
        'When the source last answered as it should',
        ({ answeredAt }) => (answeredAt === null ? NaN : answeredAt.getTime() / 1_000),
      ],
    },
  )
}

/** How far the index of a cluster is behind, read in the same way. */
export function measureIndex(unindexed: () => Promise<number>, metrics: Registry): void {
  measure(metrics, 'arauto_index', orNull(unindexed), {
    waiting: ['Acts that were written and are not in the index yet', (count) => count],
  })
}

/** Whether the service only reads. */
export function measureObstacle(obstacle: () => string | null, metrics: Registry): void {
  measure(metrics, 'arauto', async () => ({ obstacle: obstacle() }), {
    read_only: [
      '1: the service only reads, for lack of room or because it was asked to; 0: it writes, too',
      (found) => (found.obstacle === null ? 0 : 1),
    ],
  })
}

/** Returns a function to call when a connection is refused. */
export function countRefusedConnections(metrics: Registry): () => void {
  const refused = new Counter({
    name: 'arauto_http_connections_refused_total',
    help: 'Connections refused, because so many were open that descriptors would have run out',
    registers: [metrics],
  })
  return () => refused.inc()
}

/** The free room on the disk, read in the same way. */
export function measureDisk(disk: () => Promise<DiskUse>, metrics: Registry): void {
  measure(metrics, 'arauto', orNull(disk), {
    database_bytes: ['Size of the database', ({ banco_bytes }) => banco_bytes],
    wal_bytes: ["Size of the database's write-ahead log", ({ wal_bytes }) => wal_bytes],
    disk_free_bytes: ['Room left on the disk of the data folder', ({ livre_bytes }) => livre_bytes],
    disk_size_bytes: ['Size of the disk of the data folder', ({ total_bytes }) => total_bytes],
  })
}

/**
 * The newest nightly copy, with time 0 while there is none. Returns a function to call when a copy
 * fails.
 */
export function measureBackups(
  newest: () => Promise<{ at: Date; bytes: number } | null>,
  metrics: Registry,
): () => void {
  const found = async () => (await newest()) ?? { at: new Date(0), bytes: 0 }
  measure(metrics, 'arauto_backup', orNull(found), {
    last_timestamp_seconds: [
      'When the newest nightly copy was taken: a whole one is also verified by then, an incremental one read in parts every night; 0: never',
      ({ at }) => at.getTime() / 1_000,
    ],
    last_bytes: ['Size of the newest nightly copy', ({ bytes }) => bytes],
  })
  const failures = new Counter({
    name: 'arauto_backup_failures_total',
    help: 'Nightly copies that failed',
    registers: [metrics],
  })
  return () => failures.inc()
}

/** One gauge per entry: its help, and its value in the result of `read`; NaN when that is null. */
function measure<T>(
  metrics: Registry,
  prefix: string,
  read: () => Promise<T | null>,
  gauges: Record<string, [help: string, value: (from: T) => number]>,
): void {
  for (const [name, [help, value]] of Object.entries(gauges)) {
    metrics.registerMetric(
      new Gauge({
        name: `${prefix}_${name}`,
        help,
        registers: [],
        async collect() {
          const from = await read()
          this.set(from === null ? NaN : value(from))
        },
      }),
    )
  }
}

/** A broken archive must not hide the metrics of the process. */
function orNull<T>(read: () => Promise<T>): () => Promise<T | null> {
  return async () => {
    try {
      return await read()
    } catch {
      return null
    }
  }
}
