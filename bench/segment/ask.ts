import type { Order } from '../../server/engine/port.ts'
import { type Memory, memoryOf } from '../lib/memory.ts'
import { progress } from '../lib/progress.ts'
import { type RequestClass, ORDERS } from './classes.ts'
import { type Engine, type EngineName, openEngine } from './engines.ts'

/** One class in one order. */
export interface Asked {
  name: string
  order: Order
  totals: number[]
  /** First queries, unless another order or class asked them before. */
  first: Times
  /** The same requests again. */
  again: Times
}

export interface Times {
  /** Elapsed milliseconds. */
  ms: number[]
  /** Milliseconds of processor time, which other load does not affect. */
  cpuMs: number[]
}

export interface Answers {
  asked: Asked[]
  /** Memory of the asking process at the end. */
  memory: Memory
}

/** What is asked on separate connections before anything is measured: how often, and of how many requests. */
const WARM_UP: Record<EngineName, { rounds: number; requests: number }> = {
  // V8 compiles well what has run for a while, as in a service that does; SQLite is compiled.
  segment: { rounds: 3, requests: Infinity },
  fts5: { rounds: 1, requests: 30 },
}

/**
 * Sends an engine every request of every class, in both orders, on one new connection, like a service.
 */
export function askEngine(name: EngineName, file: string, classes: RequestClass[]): Answers {
  warmUp(name, file, classes)
  using engine = openEngine(name, file, 'read')
  const asked = ORDERS.flatMap((order) =>
    classes.map(({ name: className, requests }): Asked => {
      progress(`${name}: ${className}, ${order}`)
      const { times: first, totals } = ask(engine, requests, order)
      const { times: again } = ask(engine, requests, order)
      return { name: className, order, totals, first, again }
    }),
  )
  return { asked, memory: memoryOf(process.pid)! } // it runs
}

/** Compiles the code, as in a running service, while the measured connection stays cold. */
function warmUp(name: EngineName, file: string, classes: RequestClass[]): void {
  const { rounds, requests: most } = WARM_UP[name]
  for (let round = 1; round <= rounds; round++) {
    using engine = openEngine(name, file, 'read')
    progress(`${name}: warming up, ${round} of ${rounds}`)
    for (const order of ORDERS)
      for (const { requests } of classes) ask(engine, requests.slice(0, most), order)
  }
}

function ask(engine: Engine, requests: RequestClass['requests'], order: Order) {
  const times: Times = { ms: [], cpuMs: [] }
  const totals = requests.map((request) => {
    const cpu = process.cpuUsage()
    const started = performance.now()
    const { total } = engine.index.search({ ...request, order })
    times.ms.push(performance.now() - started)
    const { user, system } = process.cpuUsage(cpu)
    times.cpuMs.push((user + system) / 1000)
    return total
  })
  return { times, totals }
}
