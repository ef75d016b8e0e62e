/*
 * node bench/overload/bodies.ts
 *
 * Bodies from strangers: three addresses send twenty each to `POST /sessao`, as many as the limit allows,
 * while another client asks for `/saude`. Prints Markdown for RESULTS.md.
 */
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { createKey, startService } from '../lib/arauto.ts'
import { runBench } from '../lib/bench.ts'
import { quantile, round, table } from '../lib/figures.ts'
import { load, machine } from '../lib/machine.ts'
import { progress, progressDone } from '../lib/progress.ts'
import type { Bodies } from './send-bodies.ts'

const ADDRESSES = 3
const ROUNDS = 20
/** The pause between two requests for `/saude`. */
const PAUSE_MS = 2
const LIMIT = 16 * 1_024

const BODIES: [what: string, body: string][] = [
  ['16 KiB of empty arrays', filled('[', '[]', ',', ']', LIMIT)],
  ['16 KiB of arrays, one in the other', '['.repeat(LIMIT / 2) + ']'.repeat(LIMIT / 2)],
  ['16 KiB of names', filled('{', '"a":1', ',', '}', LIMIT)],
  ['16 KiB of escapes', `"${String.raw`\u00e9`.repeat(LIMIT / 6 - 1)}"`],
  ['1 MiB of empty arrays', filled('[', '[]', ',', ']', 2 ** 20)],
]

let network = 0

await runBench({ acts: 1, quickActs: 1 }, async ({ folder, cleanup }) => {
  const before = load()
  await createKey(folder)
  const service = cleanup.use(await startService(folder))
  const sender = new Worker(new URL('./send-bodies.ts', import.meta.url))
  cleanup.defer(async () => void (await sender.terminate()))
  const health = `${new URL(service.url).origin}/saude`
  await measure(health, () => pause(1_000)) // warm
  const rows = [['nothing', '–', ...figures(await measure(health, () => pause(200)))]]
  for (const [what, body] of BODIES) {
    progress('Sending', what)
    let statuses = new Set<number>()
    const latencies = await measure(health, async () => {
      statuses = statuses.union(await attack(sender, `${service.url}/sessao`, body))
    })
    rows.push([what, [...statuses].join(', '), ...figures(latencies)])
  }
  progressDone()
  const head = ['3 × 20 bodies of', 'answered', '/saude p50, ms', 'p95', 'longest']
  console.log(`${machine()}; load ${before} before, ${load()} after.\n\n${table(head, rows)}`)
})

/** Measures how long `/saude` takes meanwhile, several times. */
async function measure(health: string, meanwhile: () => Promise<unknown>): Promise<number[]> {
  const agent = new Agent({ keepAlive: true })
  const latencies: number[] = []
  for (let i = 0; i < ROUNDS; i++) {
    const over = new AbortController()
    const done = meanwhile().finally(() => over.abort())
    while (!over.signal.aborted) {
      latencies.push(await askFor(health, agent))
      await pause(PAUSE_MS)
    }
    await done
  }
  agent.destroy()
  return latencies
}

function askFor(url: string, agent: Agent): Promise<number> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) =>
      response.resume().on('end', () => resolve(performance.now() - started)),
    ).on('error', reject)
  })
}

/** Sends from unused addresses of this machine. */
async function attack(sender: Worker, url: string, body: string): Promise<Set<number>> {
  const third = ++network
  const addresses = Array.from({ length: ADDRESSES }, (_, i) => `127.2.${third}.${i + 1}`)
  sender.postMessage({ url, body, addresses } satisfies Bodies)
  const [statuses] = await once(sender, 'message')
  return new Set(statuses)
}

/** Repeats `item` as often as it fits. */
function filled(start: string, item: string, between: string, end: string, size: number): string {
  const room = size - start.length - end.length - item.length
  return start + `${item}${between}`.repeat(Math.floor(room / (item.length + 1))) + item + end
}

function figures(latencies: number[]): string[] {
  return [0.5, 0.95, 1].map((q) => round(quantile(latencies, q)))
}
