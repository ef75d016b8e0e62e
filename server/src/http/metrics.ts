import { Gauge, Registry, collectDefaultMetrics } from 'prom-client'
import type { ArchiveReader } from './archive.ts'

/** A registry with the metrics of the process: memory, CPU, event loop. One for each process. */
export function createMetrics(): Registry {
  const metrics = new Registry()
  collectDefaultMetrics({ register: metrics })
  return metrics
}

/** How much there is in the archive, read whenever the metrics are; NaN when it cannot be read. */
export function measureArchive(archive: ArchiveReader, metrics: Registry): void {
  const gauges: [string, string, (summary: Summary) => number][] = [
    ['publications', 'Publications in the archive', ({ publicacoes }) => publicacoes],
    ['editions', 'Editions in the archive', ({ edicoes }) => edicoes],
    [
      'last_day_timestamp_seconds',
      'Midnight UTC of the last day in the archive',
      ({ ultima_data }) => (ultima_data === null ? NaN : Date.parse(ultima_data) / 1_000),
    ],
  ]
  for (const [name, help, value] of gauges) {
    metrics.registerMetric(
      new Gauge({
        name: `arauto_archive_${name}`,
        help,
        registers: [],
        collect() {
          this.set(value(readSummary(archive)))
        },
      }),
    )
  }
}

type Summary = ReturnType<ArchiveReader['summary']>

/** A broken archive must not hide how the process fares. */
function readSummary(archive: ArchiveReader): Summary {
  try {
    return archive.summary()
  } catch {
    return { publicacoes: NaN, edicoes: NaN, ultima_data: null }
  }
}
