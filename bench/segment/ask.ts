import type { Order } from '../../server/src/search/search-index.ts'
import { type Memory, memoryOf } from '../lib/memory.ts'
import { progress } from '../lib/progress.ts'
import { type RequestClass, ORDERS } from './classes.ts'
import { type Engine, type EngineName, openEngine } from './engines.ts'

/** One class in one order. */
export interface Asked {
  name: string
  order: Order
  meanTotal: number
  /** Asked for the first time, unless by another order or class. */
  first: Times
  /** The same requests once more. */
  again: Times
}

export interface Times {
  /** Milliseconds by the clock. */
  ms: number[]
  /** Milliseconds of processor time: what else runs on the machine does not count. */
  cpuMs: number[]
}

export interface Answers {
  asked: Asked[]
  /** Of the process that asked, when all is done. */
  memory: Memory
}

/** Requests of each class that are asked before on a connection of their own. */
const WARM_UP = 30

/** Asks an engine every request of every class, in both orders, on one new connection as a service has it. */
export function askEngine(name: EngineName, file: string, classes: RequestClass[]): Answers {
  warmUp(name, file, classes)
  using engine = openEngine(name, file, 'read')
  const asked = ORDERS.flatMap((order) =>
    classes.map(({ name: className, requests }): Asked => {
      progress(`${name}: ${className}, ${order}`)
      const { times: first, totals } = ask(engine, requests, order)
      const { times: again } = ask(engine, requests, order)
      const meanTotal = totals.reduce((sum, total) => sum + total, 0) / totals.length
      return { name: className, order, meanTotal, first, again }
    }),
  )
  return { asked, memory: memoryOf(process.pid)! } // it runs
}

/** So that code is compiled, as in a service that runs, and yet the connection that is measured knows nothing. */
function warmUp(name: EngineName, file: string, classes: RequestClass[]): void {
  using engine = openEngine(name, file, 'read')
  progress(`${name}: warming up`)
  for (const order of ORDERS)
    for (const { requests } of classes) ask(engine, requests.slice(-WARM_UP), order)
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
