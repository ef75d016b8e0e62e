import { createRandom } from '../../server/demo/sample/random.ts'

export interface Throughput {
  perSecond: number
  ms: number[]
}

/**
 * Keeps `clients` requests in progress: `ask` gets each item once per round, in random order, until
 * `seconds` are over. `lap` is called before each further round.
 */
export async function measureThroughput<T>(
  items: readonly T[],
  { clients, seconds }: { clients: number; seconds: number },
  ask: (item: T) => Promise<{ ms: number }>,
  lap: () => Promise<void>,
): Promise<Throughput> {
  const order = shuffled(items)
  const ms: number[] = []
  let busyMs = 0
  while (busyMs < seconds * 1000) {
    await lap()
    const started = performance.now()
    const queue = order.values()
    const client = async () => {
      for (const item of queue) {
        ms.push((await ask(item)).ms)
        if (busyMs + performance.now() - started > seconds * 1000) return
      }
    }
    await Promise.all(Array.from({ length: clients }, client))
    busyMs += performance.now() - started
  }
  return { perSecond: (ms.length / busyMs) * 1000, ms }
}

function shuffled<T>(items: readonly T[]): T[] {
  const random = createRandom('throughput')
  return items
    .map((item) => ({ item, place: random.next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item)
}
