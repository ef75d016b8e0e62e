import { subscribe } from 'node:diagnostics_channel'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Spent } from '../../server/src/lib/budget.ts'
import { spending } from '../../server/src/service/allowances.ts'
import { startApi } from '../../server/test/_api.ts'
import {
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
import { round, table } from '../lib/figures.ts'
import { progress, progressDone } from '../lib/progress.ts'

/*
 * node bench/fuzz/costliest.ts [--vezes 60] [--edicoes 4] [--semente 1] [--so TEXT]
 *
 * For each parameter and field of each operation, mutates values of at most the permitted length to find
 * the one that costs most. Asks through the whole API in this process, on real editions, guided by
 * processor time. Then asks each again, and judges the shortest of its times, because the machine does
 * other work, too. Fails if any takes more than MOST_MS of processor time, garbage collection included,
 * or raises the memory by more than MOST_MB.
 */
const MOST_MS = 250
const MOST_MB = 64
/** A value that was refused at once may have cost compile time, but not what this looks for. */
const REFUSED_SHARE = 0.1
const SHOWN = 15
const AGAIN = 4

const { values: options } = parseArgs({
  options: {
    vezes: { type: 'string', default: '60' },
    semente: { type: 'string', default: '1' },
    so: { type: 'string', default: '' },
    edicoes: { type: 'string', default: '4' },
  },
})

interface Cost {
  ms: number
  mb: number
  steps: number
  status: number
}

interface Finding extends Cost {
  knob: Knob
  value: Value
}

let taken = 0
subscribe(spending.name, (message) => void (taken += (message as Spent).steps))

const folder = process.env.REAL_EDITIONS ?? '../shared/dou'
const zips = (existsSync(folder) ? readdirSync(folder) : [])
  .filter((name) => name.endsWith('.zip'))
  .slice(-Number(options.edicoes))
  .map((name) => join(folder, name))
if (zips.length === 0) throw new Error(`NOT TESTED: ${folder} has no editions`)
await using api = await startApi()
await runArauto(api.dataDir, ['importar', ...zips])
const { headers } = await firstPerson(api)
const ids = await thingsOf(api, headers)

const random = randomOf(seededRandom(Number(options.semente)))
const knobs = allKnobs().filter(
  ({ name, method, path, of }) =>
    // After signing out, no more requests are possible.
    method !== 'DELETE' && path !== '/sessao' && `${name} ${of}`.includes(options.so),
)
const found: Finding[] = []
for (const knob of knobs) {
  progress('Searching', `${knob.name} ${knob.of}`)
  const { value } = await costliest(knob, random, Number(options.vezes), costOf(knob))
  found.push({ knob, value, ...(await least(knob, value)) })
}
progressDone()

found.sort((a, b) => b.ms - a.ms)
const rows = found
  .slice(0, SHOWN)
  .map(({ knob, value, ms, mb, steps, status }) => [
    `${knob.name} \`${knob.of}\``,
    String(status),
    round(ms),
    round(steps / 10_000),
    round(mb),
    `\`${JSON.stringify(value).slice(0, 60)}\``,
  ])
console.log(
  `${found.length} parameters and fields, ${Number(options.vezes)} values each, seed ${options.semente}.\n`,
)
console.log(table(['what', 'status', 'processor ms', 'steps as ms', 'MB', 'value'], rows))
const over = found.filter(({ ms, mb }) => ms > MOST_MS || mb > MOST_MB)
if (over.length > 0) throw new Error(`${over.length} cost more than ${MOST_MS} ms or ${MOST_MB} MB`)

function costOf(knob: Knob): (value: Value) => Promise<number> {
  return async (value) => {
    const { ms, status } = await ask(knob, value)
    return status < 400 || ms > MOST_MS ? ms : ms * REFUSED_SHARE
  }
}

async function ask(knob: Knob, value: Value): Promise<Cost> {
  const { method, url, body } = requestOf(knob, value, ids)
  api.time.now += 1_000 // within the limit of a person
  taken = 0
  const memory = process.resourceUsage().maxRSS
  const before = process.cpuUsage()
  const { status, text } = await api.send(method as 'GET', url, headers, body)
  const { user, system } = process.cpuUsage(before)
  if (status >= 500)
    throw new Error(`${status} for ${method} ${url} ${JSON.stringify(body)}: ${text}`)
  const mb = (process.resourceUsage().maxRSS - memory) / 1_024
  return { ms: (user + system) / 1_000, mb, steps: taken, status }
}

async function least(knob: Knob, value: Value): Promise<Cost> {
  let best = await ask(knob, value)
  for (let i = 0; i < AGAIN; i++) {
    const again = await ask(knob, value)
    if (again.ms < best.ms)
      best = { ...again, mb: best.mb, steps: Math.max(best.steps, again.steps) }
  }
  return best
}
