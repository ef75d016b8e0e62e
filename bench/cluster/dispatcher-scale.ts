import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { ReceiverProcess } from '../delivery/receiver-process.ts'
import { quantile, round, table } from '../lib/figures.ts'
import { progress } from '../lib/progress.ts'
import type { Engines } from './engines.ts'
import { addFinished, enqueue, open } from './queue.ts'

const MOST = 3
const LOOK_MS = 100

interface Rate {
  perSecond: number
  /** Milliseconds of processor time per delivery. */
  dispatchers: number
  postgres: number
}

export interface DispatcherScale {
  receivers: ReceiverProcess
  /** Settings of dispatchers: the allowed receivers. */
  env: Record<string, string>
  deliveries: number
  finished: number
  /** How long a transaction is held open before deliveries are measured beside it. */
  heldOpenMs: number
}

/** A full queue with one dispatcher, two, and three; and what delays a queue elsewhere. */
export async function dispatcherScale(engines: Engines, scale: DispatcherScale): Promise<string> {
  const rows: string[][] = []
  const add = (name: string, { perSecond, dispatchers, postgres }: Rate, of?: Rate) =>
    rows.push([
      name,
      round(perSecond),
      round(dispatchers),
      round(postgres),
      of ? round(perSecond / of.perSecond) : '',
    ])
  for (let count = 1; count <= MOST; count++)
    add(count === 1 ? '1 dispatcher' : `${count} dispatchers`, await drain(engines, scale, count))
  const plain = await drain(engines, scale, 1)
  add('1, again, for the ratios below', plain)
  progress('With a transaction held open')
  const held = await heldOpen(engines, scale)
  add(`1, a transaction held open for ${round(scale.heldOpenMs / 60_000)} minutes`, held, plain)
  progress('Adding finished deliveries')
  await addFinished(engines.pool, scale.finished)
  const full = await drain(engines, scale, 1)
  add(`1, ${round(scale.finished)} finished deliveries`, full, plain)
  return table(
    [
      `${round(scale.deliveries)} deliveries to ${scale.receivers.urls.length} receivers`,
      'deliveries/s',
      'ms of processor time a delivery: dispatchers',
      'PostgreSQL',
      'ratio',
    ],
    rows,
  )
}

async function heldOpen(engines: Engines, scale: DispatcherScale): Promise<Rate> {
  const holder = new pg.Client({ ...engines.postgres.connection, database: 'arauto' })
  await holder.connect()
  await holder.query('BEGIN')
  await holder.query("INSERT INTO accounts VALUES ('ct_aberta', 'x', 'x@example.org', '2024')")
  // Deliveries continue meanwhile, and leave rows that cannot be cleaned up.
  const until = performance.now() + scale.heldOpenMs
  let rate = await drain(engines, scale, 1)
  while (performance.now() < until) rate = await drain(engines, scale, 1)
  await holder.query('ROLLBACK')
  await holder.end()
  return rate
}

async function drain(engines: Engines, scale: DispatcherScale, count: number): Promise<Rate> {
  const { receivers, deliveries } = scale
  progress('Delivering', `${count} dispatchers`)
  await receivers.reset()
  await using running = await engines.start('entregador', count, scale.env)
  // By now each knows the others, and has connections.
  const warmUp = await enqueue(engines.pool, receivers.urls.length)
  while ((await open(engines.pool, warmUp)) > 0) await pause(LOOK_MS)
  await receivers.reset()
  const cpuOf = () => running.processes.reduce((sum, process) => sum + process.cpuSeconds(), 0)
  const queued = await enqueue(engines.pool, deliveries)
  const before = { ...engines.cpu(), dispatchers: cpuOf() }
  while ((await open(engines.pool, queued)) > 0) await pause(LOOK_MS)
  const after = { ...engines.cpu(), dispatchers: cpuOf() }
  const { times } = await receivers.receipts()
  const [first, last] = [quantile(times, 0.05), quantile(times, 0.95)]
  return {
    perSecond: (0.9 * times.length * 1_000) / (last - first),
    dispatchers: ((after.dispatchers - before.dispatchers) * 1_000) / deliveries,
    postgres: ((after.postgres - before.postgres) * 1_000) / deliveries,
  }
}
