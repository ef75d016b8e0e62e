/*
 * node bench/delivery/run.ts [--atos 4000] [--rapido] [--pasta DIR]
 *
 * Measures how fast and how fairly the service delivers: a full queue for fifty and for a hundred
 * receivers, beside a plain loop of the same HTTP client; a lone subscriber; a slow crowd; a quiet
 * account beside broad ones; latency from publication to receipt; one receiver that never answers; memory
 * with hostile receivers. Prints Markdown for RESULTS.md.
 */
import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeEditions } from '../import/editions.ts'
import { runArauto } from '../lib/arauto.ts'
import { runBench } from '../lib/bench.ts'
import { load, machine } from '../lib/machine.ts'
import { progress, progressDone } from '../lib/progress.ts'
import { crowds } from './crowds.ts'
import { drain } from './drain.ts'
import { latency } from './latency.ts'
import { memory } from './memory.ts'
import { neighbours } from './neighbours.ts'
import { startReceivers } from './receiver-process.ts'

const RECEIVERS = 50
/** The other number of receivers with a full queue. */
const MANY = 100

await runBench({ acts: 4_000, quickActs: 400 }, async (bench) => {
  const { folder, quick, acts, cleanup } = bench
  const loadBefore = load()
  const editions = join(folder, 'editions')
  writeEditions(editions, { lastDate: '2025-01-31', days: 1, acts })
  const filled = join(folder, 'filled')
  rmSync(filled, { recursive: true, force: true })
  progress('Importing')
  await runArauto(filled, ['importar', editions])

  const receivers = cleanup.use(await startReceivers(MANY))
  const caFile = join(folder, 'ca.pem')
  writeFileSync(caFile, receivers.ca)
  Object.assign(process.env, {
    ARAUTO_WEBHOOK_ALLOW_HOSTS: 'localhost',
    ARAUTO_WEBHOOK_CA: caFile,
  })
  let archives = 0
  const newArchive = () => {
    const dataDir = join(folder, `archive-${++archives}`)
    rmSync(dataDir, { recursive: true, force: true })
    cpSync(filled, dataDir, { recursive: true })
    return dataDir
  }
  const many = { receivers, newArchive, quick }
  const given = { ...many, receivers: { ...receivers, urls: receivers.urls.slice(0, RECEIVERS) } }
  const parts = [
    await drain(given),
    await drain(many),
    await crowds(given),
    await neighbours(given),
    await latency(given),
    await memory(given),
  ]
  progressDone()
  console.log([`${machine()}; load ${loadBefore} before, ${load()} after.`, ...parts].join('\n\n'))
})
