import { mean, median, megabytes, p50p95, quantile, round, table } from '../lib/figures.ts'
import { machine } from '../lib/machine.ts'
import type { Memory } from '../lib/memory.ts'
import type { Found } from './ask-arauto.ts'
import type { Footprint } from './footprint.ts'
import type { Latency } from './latency.ts'
import type { Loaded } from './load-postgres.ts'
import type { Throughput } from './throughput.ts'

export interface SearchResults {
  footprint: Footprint
  underLoad: Memory
  latencies: Latency[]
  throughput: {
    clients: number
    arauto: Throughput
    postgres: Throughput
    /** The processor time of one of Arauto's requests; elapsed time also depends on other load. */
    cpuMs: { service: number; client: number }
  }
  postgres: { settings: Record<string, string>; loaded: Loaded }
  load: { before: string; after: string }
}

/** The results as Markdown. */
export function report(results: SearchResults): string {
  const { footprint, load } = results
  return [
    `${footprint.acts.toLocaleString('en')} acts; ${machine()}; load ${load.before} before, ${load.after} after.`,
    latencyTable(results.latencies),
    throughputTable(results.throughput),
    cpuLine(results.throughput),
    footprintTable(results),
    postgresLine(results),
  ].join('\n\n')
}

function latencyTable(latencies: Latency[]): string {
  const ms = (found: Found[]) => found.map(({ ms }) => ms)
  const total = (found: Found[]) => round(mean(found.map(({ total }) => total)))
  return table(
    [
      'class, p50 / p95 in ms',
      'order',
      'Arauto (HTTP)',
      'PostgreSQL (socket)',
      'ratio of p50',
      'its plan',
      'mean total Arauto',
      'PostgreSQL',
    ],
    latencies.map(({ query, order, arauto, postgres, plan }) => [
      query.name,
      order,
      p50p95(ms(arauto)),
      p50p95(ms(postgres)),
      round(median(ms(postgres)) / median(ms(arauto))),
      plan,
      total(arauto),
      total(postgres),
    ]),
  )
}

function throughputTable({ clients, arauto, postgres }: SearchResults['throughput']): string {
  const row = (name: string, { perSecond, ms }: Throughput) => [
    name,
    round(perSecond),
    p50p95(ms),
    round(quantile(ms, 0.99)),
    String(ms.length),
  ]
  return table(
    [`${clients} clients, all classes mixed`, 'requests/s', 'p50 / p95 ms', 'p99 ms', 'requests'],
    [row('Arauto (HTTP)', arauto), row('PostgreSQL (socket)', postgres)],
  )
}

function cpuLine({ cpuMs: { service, client } }: SearchResults['throughput']): string {
  const most = 1e3 / (service + client)
  return `Processor time of a request to Arauto: ${round(service)} ms the service, ${round(client)} ms the client; so a core serves at most ${round(most)} requests/s.`
}

function footprintTable({ footprint, underLoad }: SearchResults): string {
  const { acts, bytes, startMs, atRest } = footprint
  const each = (all: number) => `${round(all / acts)} B`
  const memory = ({ resident, anonymous }: Memory) =>
    `${megabytes(resident)}, of which ${megabytes(anonymous)} without mapped files`
  return table(
    ['footprint', 'measured'],
    [
      ['disk', `${megabytes(bytes.all)}, ${each(bytes.all)} a publication`],
      ['of which search index', `${megabytes(bytes.index)}, ${each(bytes.index)} a publication`],
      ['of which publications', `${megabytes(bytes.acts)}, ${each(bytes.acts)} a publication`],
      ['start to ready', `${round(median(startMs))} ms (median of ${startMs.length})`],
      ['memory at rest', memory(atRest)],
      ['memory under load', memory(underLoad)],
    ],
  )
}

function postgresLine({ footprint, postgres: { settings, loaded } }: SearchResults): string {
  const { bytes, seconds } = loaded
  const given = Object.entries(settings).map(([name, value]) => `${name} = ${value}`)
  return [
    `PostgreSQL: ${given.join(', ')}.`,
    `${megabytes(bytes.all)} on disk (${round(bytes.all / footprint.acts)} B a publication), of which`,
    `${megabytes(bytes.gin)} GIN; rows in ${round(seconds.rows)} s (2 connections), indexes and`,
    `VACUUM ANALYZE in ${round(seconds.indexes)} s.`,
  ].join('\n')
}
