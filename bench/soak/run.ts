/*
 * node bench/soak/run.ts [--atos 20000] [--rapido] [--pasta DIR]
 *
 * An hour of everything at once, at a modest rate: searches, new editions, deliveries to receivers of
 * which one is slow and one never answers, alerts and webhooks that are created, changed and deleted.
 * Records what the service holds meanwhile: memory, descriptors, the write-ahead log. Prints Markdown for
 * RESULTS.md.
 */
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { receiversOf } from './receivers.ts'
import { runArauto, startService, createKey } from '../lib/arauto.ts'
import { runBench } from '../lib/bench.ts'
import { load, machine } from '../lib/machine.ts'
import { progress, progressDone } from '../lib/progress.ts'
import { startReceivers } from '../delivery/receiver-process.ts'
import { writeEditions } from '../import/editions.ts'
import { createApi } from './api.ts'
import { actors } from './actors.ts'
import { report } from './report.ts'
import { watch } from './watch.ts'

const MINUTES = 60
const SAMPLE_MS = 15_000
const RECEIVERS = 20
/** New editions, one every two minutes, with this many acts. */
const EDITIONS = 30
const EDITION_ACTS = 300
const SCOPES = ['consulta', 'webhooks', 'alertas', 'administracao']

await runBench({ acts: 20_000, quickActs: 1_000 }, async (bench) => {
  const { acts, quick, cleanup } = bench
  const seconds = quick ? 60 : MINUTES * 60
  const loadBefore = load()
  const folder = (name: string) => join(bench.folder, name)
  writeEditions(folder('past'), { lastDate: '2024-12-31', days: 5, acts })
  writeEditions(folder('new'), {
    lastDate: '2025-03-31',
    days: EDITIONS,
    acts: EDITIONS * (quick ? 30 : EDITION_ACTS),
  })
  const dataDir = folder('archive')
  progress('Importing')
  await runArauto(dataDir, ['importar', folder('past')])

  const receivers = cleanup.use(await startReceivers(RECEIVERS))
  await receivers.reset({ mute: 1, slow: 2, delayMs: 3_000 })
  const caFile = folder('ca.pem')
  writeFileSync(caFile, receivers.ca)
  const logFile = join(bench.folder, 'service.log')
  Object.assign(process.env, {
    ARAUTO_LOG_LEVEL: 'warn',
    ARAUTO_WEBHOOK_ALLOW_HOSTS: 'localhost',
    ARAUTO_WEBHOOK_CA: caFile,
  })
  const key = await createKey(dataDir, SCOPES)
  const service = cleanup.use(await startService(dataDir, logFile))
  const api = createApi(service.url, key)
  const webhooks = await receiversOf(api, receivers.urls)

  const ending = new AbortController()
  const zips = readdirSync(folder('new'))
    .toSorted(byDate)
    .map((name) => join(folder('new'), name))
  const importEveryMs = (seconds * 1_000 * 0.9) / zips.length
  const acting = actors(api, { zips, importEveryMs, webhooks, signal: ending.signal })
  const samples = await watch({
    dataDir,
    service,
    api,
    everyMs: quick ? 2_000 : SAMPLE_MS,
    seconds,
    onSample: (minutes) => progress('Soaking', `${minutes.toFixed(1)} minutes`),
  })
  ending.abort()
  await acting
  progressDone()
  const receipts = await receivers.receipts()
  const loads = `load ${loadBefore} before, ${load()} after`
  console.log(
    [`${machine()}; ${loads}.`, report({ samples, api, dataDir, receipts, logFile })].join('\n\n'),
  )
})

/** Editions in the order of their days. */
function byDate(a: string, b: string): number {
  return a < b ? -1 : 1
}
