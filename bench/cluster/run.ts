/*
 * node bench/cluster/run.ts [--atos 500000] [--rapido] [--pasta DIR]
 *
 * A cluster beside the embedded service, on the same archive: moving it in and indexing it; the same searches side by
 * side; one, two, three processes of the API and of the dispatcher; what the monitor makes; the queue beside a transaction that is held open
 * and with finished deliveries in it. SEGURAR_MINUTOS and TERMINADAS say how long and how many. One node of
 * OpenSearch of 512 MB (OPENSEARCH_HEAP). Prints Markdown for RESULTS.md.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startReceivers } from '../delivery/receiver-process.ts'
import { createKey, startService } from '../lib/arauto.ts'
import { archiveIn } from '../lib/archive.ts'
import { runBench } from '../lib/bench.ts'
import { createClient } from '../lib/client.ts'
import { corpusIn } from '../lib/corpus.ts'
import { load as systemLoad, machine } from '../lib/machine.ts'
import { progressDone } from '../lib/progress.ts'
import { queryClasses } from '../search/queries.ts'
import { createApi } from '../soak/api.ts'
import { idOf } from '../soak/receivers.ts'
import { apiScale } from './api-scale.ts'
import { dispatcherScale } from './dispatcher-scale.ts'
import { plainIndex, startEngines } from './engines.ts'
import { fanOut } from './fan-out.ts'
import { load } from './load.ts'
import { sideBySide } from './side-by-side.ts'

const RECEIVERS = 50
const SCOPES = ['consulta', 'webhooks', 'administracao']

await runBench({ acts: 500_000, quickActs: 2_000 }, async (bench) => {
  const { quick, cleanup, folder } = bench
  const loadBefore = systemLoad()
  const heldMinutes = Number(process.env.SEGURAR_MINUTOS ?? (quick ? 0 : 10))
  const finished = Number(process.env.TERMINADAS ?? (quick ? 10_000 : 5_000_000))
  const { facts } = await corpusIn(bench)
  const dataDir = await archiveIn(bench)
  const key = await createKey(dataDir, SCOPES)
  const logs = join(folder, 'logs')
  mkdirSync(logs, { recursive: true })
  const sections: string[] = []
  const say = (section: string) => {
    progressDone()
    sections.push(section)
    console.error(section)
  }

  const engines = await startEngines({ dataDir, logs }, cleanup)
  const plain = plainIndex(engines, cleanup)
  say(await load(engines, dataDir, plain.isInService))
  const classes = queryClasses(facts, quick ? 3 : 100)
  {
    await using embedded = await startService(dataDir)
    await using api = await engines.start('api', 1)
    using ofEmbedded = createClient(embedded.url, key)
    using ofCluster = createClient(`${api.processes[0]!.url}/api/v1`, key)
    say(
      await sideBySide(classes, { embedded: ofEmbedded, cluster: ofCluster, plain: plain.engine }),
    )
  }
  say(await apiScale(engines, classes, { key, seconds: quick ? 2 : 30 }))

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
  say(await fanOut(engines, quick ? 20 : 1_000))
  await engines.pool.query('TRUNCATE deliveries CASCADE')
  const deliveries = quick ? 1_000 : 20_000
  const heldOpenMs = heldMinutes * 60_000
  say(await dispatcherScale(engines, { receivers, env, deliveries, finished, heldOpenMs }))
  console.log(
    [`${machine()}; load ${loadBefore} before, ${systemLoad()} after.`, ...sections].join('\n\n'),
  )
})
