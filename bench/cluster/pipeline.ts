/*
 * node bench/cluster/pipeline.ts [--atos 2000] [--rapido] [--pasta DIR]
 *
 * Deliveries of a cluster: the speed of the monitor; of one, two, three dispatchers; of the queue beside
 * a transaction held open, and with finished deliveries in it. SEGURAR_MINUTOS says how long it is held,
 * TERMINADAS how many are finished. Prints Markdown for RESULTS.md.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startReceivers } from '../delivery/receiver-process.ts'
import { createKey } from '../lib/arauto.ts'
import { archiveIn } from '../lib/archive.ts'
import { runBench } from '../lib/bench.ts'
import { load as systemLoad, machine } from '../lib/machine.ts'
import { progressDone } from '../lib/progress.ts'
import { createApi } from '../soak/api.ts'
import { idOf } from '../soak/receivers.ts'
import { dispatcherScale } from './dispatcher-scale.ts'
import { plainIndex, startEngines } from './engines.ts'
import { fanOut } from './fan-out.ts'
import { load } from './load.ts'

const RECEIVERS = 50
const SCOPES = ['consulta', 'webhooks', 'administracao']

await runBench({ acts: 2_000, quickActs: 1_000 }, async (bench) => {
  const { quick, cleanup, folder } = bench
  const loadBefore = systemLoad()
  const heldMinutes = Number(process.env.SEGURAR_MINUTOS ?? (quick ? 0 : 10))
  const finished = Number(process.env.TERMINADAS ?? (quick ? 10_000 : 5_000_000))
  const dataDir = await archiveIn(bench)
  const key = await createKey(dataDir, SCOPES)
  const logs = join(folder, 'logs')
  mkdirSync(logs, { recursive: true })
  const engines = await startEngines({ dataDir, logs }, cleanup)
  await load(engines, dataDir, plainIndex(engines, cleanup).isInService)

  const receivers = cleanup.use(await startReceivers(RECEIVERS))
  const caFile = join(folder, 'ca.pem')
  writeFileSync(caFile, receivers.ca)
  const env = { ARAUTO_WEBHOOK_ALLOW_HOSTS: 'localhost', ARAUTO_WEBHOOK_CA: caFile }
  {
    await using api = await engines.start('api', 1, env)
    const client = createApi(`${api.processes[0]!.url}/api/v1`, key)
    for (const [i, url] of receivers.urls.entries()) {
      const webhook = {
        nome: `r${i}`,
        url,
        eventos: ['publicacao.nova'],
        filtros: { termos: ['*'] },
      }
      idOf(await client.ask('webhooks', 'POST', '/webhooks', webhook))
    }
  }
  const making = await fanOut(engines, quick ? 20 : 1_000)
  await engines.pool.query('TRUNCATE deliveries CASCADE')
  const deliveries = quick ? 1_000 : 20_000
  const heldOpenMs = heldMinutes * 60_000
  const sending = await dispatcherScale(engines, {
    receivers,
    env,
    deliveries,
    finished,
    heldOpenMs,
  })
  progressDone()
  const loads = `load ${loadBefore} before, ${systemLoad()} after`
  console.log([`${machine()}; ${loads}.`, making, sending].join('\n\n'))
})
