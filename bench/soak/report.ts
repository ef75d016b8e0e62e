import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { databasePath } from '../../server/src/store/sqlite/database.ts'
import type { Receipts } from '../delivery/receivers.ts'
import { countActs } from '../lib/archive.ts'
import { median, round, table } from '../lib/figures.ts'
import type { Api } from './api.ts'
import type { Sample } from './watch.ts'

interface Soaked {
  samples: Sample[]
  api: Api
  dataDir: string
  receipts: Receipts
  /** The service's warnings. */
  logFile: string
}

/** The number of rows in the table; each is an equal part of the soak. */
const PARTS = 6

/** The figures by part of the soak, and the requests in it. */
export function report(soaked: Soaked): string {
  return [partsTable(soaked.samples), done(soaked)].join('\n\n')
}

function partsTable(samples: Sample[]): string {
  const size = Math.ceil(samples.length / PARTS)
  const parts = Array.from({ length: PARTS }, (_, i) => samples.slice(i * size, (i + 1) * size))
  const middle = (part: Sample[], figure: keyof Sample) => median(part.map((one) => one[figure]))
  const most = (part: Sample[], figure: keyof Sample) =>
    part.reduce((max, one) => Math.max(max, one[figure]), 0)
  const mb = (bytes: number) => round(bytes / 1e6)
  return table(
    [
      'minutes',
      'memory, median / most MB',
      'with mapped files, median MB',
      'descriptors, median / most',
      'WAL, median / most MB',
      'database MB',
      'search p95, median ms',
      'cores',
    ],
    parts
      .filter((part) => part.length > 1)
      .map((part) => {
        const [first, last] = [part[0]!, part.at(-1)!] // two, at least
        const busy = last.cpuSeconds - first.cpuSeconds
        return [
          `${round(first.minutes)}–${round(last.minutes)}`,
          `${mb(middle(part, 'anonymous'))} / ${mb(most(part, 'anonymous'))}`,
          mb(middle(part, 'resident')),
          `${middle(part, 'descriptors')} / ${most(part, 'descriptors')}`,
          `${mb(middle(part, 'wal'))} / ${mb(most(part, 'wal'))}`,
          mb(last.database),
          round(middle(part, 'searchP95')),
          round(busy / ((last.minutes - first.minutes) * 60)),
        ]
      }),
  )
}

function done({ api, dataDir, receipts, logFile }: Soaked): string {
  using db = new DatabaseSync(databasePath(dataDir), { readOnly: true })
  const statuses = db
    .prepare('SELECT status, count(*) AS n FROM deliveries GROUP BY status ORDER BY status')
    .all()
    .map(({ status, n }) => `${String(status)} ${round(Number(n))}`)
  const delivered = db
    .prepare("SELECT count(DISTINCT id) AS n FROM deliveries WHERE status = 'entregue'")
    .get()
  const { answers, unexpected } = api.tally
  const counts = (of: Record<string, number>) =>
    Object.entries(of)
      .map(([kind, n]) => `${kind} ${round(n)}`)
      .join(', ') || 'none'
  return [
    `- Answers: ${counts(answers)}. Not successful: ${counts(unexpected)}.`,
    `- ${round(countActs(dataDir))} acts at the end; deliveries: ${statuses.join(', ')}; ${round(receipts.events.length)} requests reached the receivers for the ${round(Number(delivered?.n))} delivered.`,
    `- Warnings and errors in the service's log: ${counts(warnings(logFile))}.`,
  ].join('\n')
}

/** How often the log has each message. */
function warnings(logFile: string): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const [, message = ''] of readFileSync(logFile, 'utf8').matchAll(/"msg":"([^"]*)"/g))
    counts[message] = (counts[message] ?? 0) + 1
  return counts
}
