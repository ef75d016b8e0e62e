/*
 * node bench/delivery/own.ts [--atos 30000] [--rapido] [--pasta DIR]
 *
 * Measures what a delivery costs the dispatcher itself: its turns on a real queue and the request that it signs,
 * with a sender that answers at once. Prints processor time a delivery; `--atos` is how many there are.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { openArchive } from '../../server/src/embedded/archive.ts'
import { createSqliteHandle } from '../../server/src/store/sqlite/connection.ts'
import { createLeaseStore } from '../../server/src/store/leases/leases.ts'
import { createDeliveryQueue } from '../../server/src/store/push/delivery-queue.ts'
import { openSecretBox } from '../../server/src/store/secret-key.ts'
import { createDispatcher } from '../../server/src/webhooks/dispatch/dispatcher.ts'
import { CONTRACT_SCHEDULE } from '../../server/src/webhooks/retry-schedule.ts'
import { runBench } from '../lib/bench.ts'
import { median, round } from '../lib/figures.ts'
import { load, machine } from '../lib/machine.ts'
import { openWorld } from './world.ts'

const RECEIVERS = 50
/** The share of the deliveries that warms up. */
const WARM_UP = 0.2
const ANSWERED = {
  status_http: 200,
  erro: null,
  ip: '127.0.0.1',
  resposta: null,
  retryAfter: null,
  duracao_ms: 2,
}

await runBench({ acts: 30_000, quickActs: 2_000 }, async ({ folder, acts: count, quick }) => {
  const loadBefore = load()
  const rounds: number[] = []
  for (let i = 0; i < (quick ? 1 : 5); i++) {
    const dataDir = join(folder, `own-${i}`)
    mkdirSync(dataDir, { mode: 0o700 })
    rounds.push(await costOf(dataDir, count))
  }
  const each = `${round(median(rounds))} µs of processor time a delivery`
  const of = `${round(count)} to ${RECEIVERS} receivers, median of ${rounds.length}`
  console.log(`${machine()}; load ${loadBefore} before, ${load()} after.\n\n${each}, ${of}.`)
})

/** Microseconds of processor time a delivery. */
async function costOf(dataDir: string, count: number): Promise<number> {
  const urls = Array.from({ length: RECEIVERS }, (_, i) => `https://r${i}.exemplo.com.br/gancho`)
  openArchive(dataDir)[Symbol.dispose]()
  using world = await openWorld(dataDir, urls, ['*'])
  world.enqueue(count)

  using archive = openArchive(dataDir)
  const sql = createSqliteHandle(archive.db)
  const queue = createDeliveryQueue(sql, await openSecretBox(sql, dataDir, null))
  const until = new Date(Date.now() + 3_600_000)
  const leases = createLeaseStore(sql)
  const fence = await leases.acquire('dispatcher bench', 'bench', new Date(), until)
  const ending = new AbortController()
  let sent = 0
  let began = process.cpuUsage()
  const dispatcher = createDispatcher({
    queue,
    fence: fence!, // nobody else is here
    sender: {
      async send() {
        await nextTurn()
        if (++sent === Math.floor(count * WARM_UP)) began = process.cpuUsage()
        if (sent === count) ending.abort()
        return ANSWERED
      },
    },
    vapid: () => Promise.reject(new Error('no receiver is a browser')),
    schedule: CONTRACT_SCHEDULE,
    clock: () => new Date(),
    random: Math.random,
    onTurn() {},
    onUnmade(_id, error) {
      throw error
    },
    room: { prompt: 64, steady: 128, doubtful: 64 },
  })
  await dispatcher.run(ending.signal)
  const { user, system } = process.cpuUsage(began)
  return (user + system) / (count * (1 - WARM_UP))
}
