import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startConformance } from './house/conformance.ts'
import { judgeScenario } from './judge/scenario.ts'
import { filled, keyOf, planOf } from './plan.ts'
import { languageOf, runRunner, runners } from './runners.ts'
import { KEY_NAMES, type KeyName, type Scenario } from './scenario.ts'

/*
 * node clients/conformance/run.ts [runner … | --without language,… --lane 1/4] [--engine program] [--proxied]: runs every
 * scenario with these runners; without names, with all whose client exists, or with those of one lane of four.
 * --engine: the program that starts the runner. --proxied, once a day: the searches only, of a host that only the environment's proxy
 * reaches. Exits with 1 if anything did not hold.
 */
const { values, positionals } = parseArgs({
  options: {
    without: { type: 'string', default: '' },
    lane: { type: 'string', default: '1/1' },
    engine: { type: 'string' },
    proxied: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
const without = values.without.split(',')
const [lane = NaN, lanes = NaN] = values.lane.split('/').map(Number)
if (!(lane >= 1 && lane <= lanes)) throw new Error(`--lane is like 1/4, not ${values.lane}`)
const asked =
  positionals.length > 0
    ? positionals
    : runners()
        .filter((_name, at) => at % lanes === lane - 1)
        .filter((name) => !without.includes(languageOf(name)))
await using house = await startConformance()
const scenarios = house.scenarios.filter(({ id }) => !values.proxied || id.startsWith('search-'))
for (const name of asked) {
  const failures = await runScenarios(name)
  if (failures > 0) process.exitCode = 1
}
for (const stray of house.proxy.strays) {
  console.error(`FAILED: a client followed a redirect: ${stray}`)
  process.exitCode = 1
}

/** The number of failed scenarios. */
async function runScenarios(name: string): Promise<number> {
  const { proxy, texts, closed } = house
  const keys = await newKeys()
  const surroundings = {
    baseUrl: values.proxied ? hiddenUrl : proxy.baseUrl,
    closed,
    keys,
    texts: { ...texts, unique: randomUUID() },
  }
  proxy.forget()
  const folder = mkdtempSync(join(tmpdir(), 'arauto-plan-'))
  const planFile = join(folder, 'plan.json')
  const planned = scenarios.map((scenario) => planOf(scenario, surroundings))
  writeFileSync(planFile, JSON.stringify({ version: 1, scenarios: planned }))
  const { reports, code, stderr } = await runRunner(name, planFile, {
    engine: values.engine,
    env: values.proxied ? throughProxy(proxy.address) : {},
  })
  rmSync(folder, { recursive: true })

  let failures = code === 0 ? 0 : 1
  if (code !== 0) console.error(`${name}: the runner ended with ${code}\n${stderr}`)
  for (const scenario of scenarios) {
    const problems = await judgeScenario(
      filled(scenario, surroundings),
      reports.get(scenario.id),
      proxy.journal(scenario.id),
      languageOf(name),
      { key: keyOf(scenario, surroundings), ask: (path) => house.ask(path) },
    )
    if (problems.length === 0) continue
    failures++
    const lines = [`FAILED ${name} ${scenario.id}: ${scenario.about}`, ...problems]
    console.error(lines.join('\n  '))
  }
  console.log(`${name}: ${scenarios.length - failures} of ${scenarios.length} scenarios hold`)
  return failures
}

/** Nobody but the proxy knows this host. */
function hiddenUrl(id: Scenario['id']): string {
  return `http://servico.invalid/c/${id}/api/v1`
}

/** As people name their proxy; Node heeds it only if told to. */
function throughProxy(address: string): Record<string, string> {
  return { http_proxy: address, NO_PROXY: '', no_proxy: '', NODE_USE_ENV_PROXY: '1' }
}

/** New ones for every runner, so that no runner lacks what an earlier one used up. */
async function newKeys(): Promise<Record<KeyName, string>> {
  const made = await Promise.all(KEY_NAMES.map(async (name) => [name, await house.newKey(name)]))
  return Object.fromEntries(made) as Record<KeyName, string>
}
