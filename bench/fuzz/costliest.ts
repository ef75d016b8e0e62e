import { subscribe } from 'node:diagnostics_channel'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Spent } from '../../server/src/lib/flow/budget.ts'
import { spending } from '../../server/src/service/allowances.ts'
import { startApi } from '../../server/test/_api.ts'
import {
  type Cost,
  type Knob,
  type Value,
  allKnobs,
  costliest,
  randomOf,
  requestOf,
  thingsOf,
} from '../../server/test/_costliest.ts'
import { seededRandom } from '../../server/test/_editions.ts'
import { firstPerson } from '../../server/test/_people.ts'
import { runArauto } from '../lib/arauto.ts'
import { corpusIn } from '../lib/corpus.ts'
import { round, table } from '../lib/figures.ts'
import { load, machine } from '../lib/machine.ts'
import { forgetPeak, memoryOf } from '../lib/memory.ts'
import { progress, progressDone } from '../lib/progress.ts'

/*
 * node bench/fuzz/costliest.ts [--rapido] [--vezes 60] [--minutos 20] [--edicoes 4] [--atos N] [--semente 1] [--so TEXT]
 *
 * For each parameter and field of each operation, mutates values of at most the permitted length to find the
 * costliest one. The requests go through the whole API in this process, on real editions; with --atos or
 * --rapido, on that many generated acts. Each parameter gets an equal share of what is left of --minutos, so
 * all are tried, on a busy machine fewer times. The cost is processor time, garbage collection included. The
 * costliest requests are repeated, and the lowest cost counts, because the machine does other work, too.
 * Fails if one takes more than MOST_MS of processor time, or raises the memory by more than MOST_MB; in the
 * short form, more than BUSY times as much.
 */
const MOST_MS = 250
const MOST_MB = 64
/** A shared processor takes longer for the same work, and the short form runs beside other programs. */
const BUSY = 4
const SHOWN = 15
const AGAIN = 5
/** Below this, a request's fixed work hides what its steps take. */
const STEPS_TO_JUDGE = 500_000

const { values: options } = parseArgs({
  options: {
    rapido: { type: 'boolean', default: false },
    vezes: { type: 'string' },
    minutos: { type: 'string', default: '20' },
    edicoes: { type: 'string', default: '4' },
    atos: { type: 'string' },
    semente: { type: 'string', default: '1' },
    so: { type: 'string', default: '' },
  },
})
const times = Number(options.vezes ?? (options.rapido ? 6 : 60))
const bounds = options.rapido
  ? { ms: MOST_MS * BUSY, mb: MOST_MB * BUSY }
  : { ms: MOST_MS, mb: MOST_MB }
const acts = Number(options.atos ?? (options.rapido ? 1_000 : 0))

interface Asked extends Cost {
  mb: number
  steps: number
  status: number
}

type Asking = ReturnType<typeof requestOf>

interface Finding extends Asked {
  knob: Knob
  value: Value
  asking: Asking
}

let taken = 0
let triedValues = 0
/** The most that a single request raised the memory by. */
let most = { mb: 0, by: '' }
subscribe(spending.name, (message) => void (taken += (message as Spent).steps))

await using api = await startApi()
await importInto(api.dataDir)
const { headers } = await firstPerson(api)
const ids = await thingsOf(api, headers)

const loadBefore = load()
const random = randomOf(seededRandom(Number(options.semente)))
const knobs = allKnobs().filter(({ name, of }) => `${name} ${of}`.includes(options.so))
const found: Finding[] = []
const end = performance.now() + Number(options.minutos) * 60_000
for (const [i, knob] of knobs.entries()) {
  progress('Searching', `${knob.name} ${knob.of}`)
  const now = performance.now()
  const until = now + (end - now) / (knobs.length - i)
  const isOver = () => performance.now() > until
  const costOf = (value: Value) => tried(knob, value)
  found.push({ knob, ...(await costliest(knob, random, times, costOf, isOver)) })
}
progressDone()

const again: (Finding & { found: number })[] = []
for (const finding of found.toSorted((a, b) => b.cost - a.cost).slice(0, SHOWN)) {
  progress('Asking again', `${finding.knob.name} ${finding.knob.of}`)
  again.push({ ...finding, ...(await least(finding.asking)), found: finding.cost })
}
progressDone()
const rows = again
  .toSorted((a, b) => b.cost - a.cost)
  .map((one) => [
    `${one.knob.name} \`${one.knob.of}\``,
    String(one.status),
    round(one.found),
    round(one.cost),
    round(one.steps / 1_000),
    `\`${JSON.stringify(one.value).slice(0, 60)}\``,
  ])
const perStep = again
  .filter(({ steps }) => steps > STEPS_TO_JUDGE)
  .map(({ cost, steps }) => (cost * 1e6) / steps)
const stepsTook =
  perStep.length === 0
    ? ''
    : `Where there are many, a step takes ${round(Math.min(...perStep))} to ${round(Math.max(...perStep))} ns. `
const head = ['what', 'status', 'found, ms', 'again, ms', 'thousand steps', 'value']
console.log(
  [
    `${machine()}; load ${loadBefore} before, ${load()} after.`,
    `${found.length} parameters and fields, ${triedValues} values, at most ${times} each, seed ${options.semente}. ${stepsTook}None of all raised the memory by more than ${round(most.mb)} MB.`,
    table(head, rows),
  ].join('\n\n'),
)
const over = again.filter(({ cost }) => cost > bounds.ms)
if (over.length > 0) throw new Error(`${over.length} cost more than ${bounds.ms} ms`)
if (most.mb > bounds.mb) throw new Error(`more than ${bounds.mb} MB: ${most.by}`)

async function tried(knob: Knob, value: Value): Promise<Asked & { asking: Asking }> {
  const asking = requestOf(knob, value, ids)
  const asked = await ask(asking)
  triedValues++
  if (asked.mb > most.mb) most = { mb: asked.mb, by: JSON.stringify(asking) }
  return { ...asked, asking }
}

async function ask({ method, url, body }: Asking): Promise<Asked> {
  api.time.now += 1_000 // within a person's rate limit
  taken = 0
  forgetPeak()
  const { resident } = memoryOf(process.pid)!
  const before = process.cpuUsage()
  const { status, text } = await api.send(method as 'GET', url, headers, body)
  const { user, system } = process.cpuUsage(before)
  if (status >= 500)
    throw new Error(`${status} for ${method} ${url} ${JSON.stringify(body)}: ${text}`)
  const mb = (memoryOf(process.pid)!.peak - resident) / 2 ** 20
  return { cost: (user + system) / 1_000, mb, steps: taken, status, answered: status < 400 }
}

/** The shortest of some times. */
async function least(asking: Asking): Promise<Asked> {
  let best = await ask(asking)
  for (let i = 1; i < AGAIN; i++) {
    const again = await ask(asking)
    if (again.cost < best.cost) best = again
  }
  return best
}

async function importInto(dataDir: string): Promise<void> {
  if (acts === 0) {
    const editions = realEditions()
    if (editions.length === 0) throw new Error('NOT TESTED: no real editions')
    await runArauto(dataDir, ['importar', ...editions])
    return
  }
  const folder = mkdtempSync(join(tmpdir(), 'arauto-costliest-'))
  try {
    await runArauto(dataDir, ['importar', (await corpusIn({ folder, acts })).archive])
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function realEditions(): string[] {
  const folder = process.env.REAL_EDITIONS ?? '../shared/dou'
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith('.zip'))
    .slice(-Number(options.edicoes))
    .map((name) => join(folder, name))
}
