/**
 * What spans cost: where nothing is traced, and where they are sent. Processor time of one step in nanoseconds, the
 * median of runs.
 * node bench/traces/run.ts [--rapido]
 */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { startTracing } from '../../server/src/lib/tracing/start-tracing.ts'
import { type SpanStart, traced, tracedStep } from '../../server/src/lib/tracing/spans.ts'
import { VERSION } from '../../server/src/version.ts'

const isQuick = process.argv.includes('--rapido')
const STEPS = isQuick ? 100_000 : 1_000_000
const RUNS = isQuick ? 3 : 11

const span = (): SpanStart => ({
  name: 'SELECT publications',
  kind: 'client',
  attributes: { 'db.system.name': 'postgresql', 'db.operation.name': 'SELECT' },
})
const work = async () => 1

/** Nanoseconds of processor time of each step, with that of sending it. */
async function cost(step: () => Promise<unknown>, steps = STEPS): Promise<number> {
  const runs: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const begun = process.cpuUsage()
    for (let i = 0; i < steps; i++) {
      await step()
      // A service waits for its database, and spans are sent meanwhile.
      if (i % 500 === 0) await setImmediate()
    }
    const { user, system } = process.cpuUsage(begun)
    runs.push(((user + system) * 1_000) / steps)
  }
  return Math.round(runs.toSorted((a, b) => a - b)[RUNS >> 1]!)
}

const plain = await cost(work)
const unset = await cost(() => tracedStep(span, work))
console.log(`a step that is not traced: ${plain} ns; in a span, nothing set: ${unset} ns`)

const receiver = createServer((request, response) => {
  request.resume().on('end', () => response.end())
}).listen(0, '127.0.0.1')
await once(receiver, 'listening')
const before = process.memoryUsage().rss
{
  const { port } = receiver.address() as AddressInfo
  await using _tracing = await startTracing({
    endpoint: `http://127.0.0.1:${port}`,
    headers: {},
    serviceName: 'bench',
    version: VERSION,
    share: 1,
    callerDecides: true,
  })
  console.log(`loaded: ${Math.round((process.memoryUsage().rss - before) / 2 ** 20)} MiB`)
  const sent = await traced(span, () => cost(() => tracedStep(span, work), STEPS / 10))
  console.log(`in a span that is sent: ${sent} ns`)
}
receiver.close()
