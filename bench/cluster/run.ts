/*
 * node bench/cluster/run.ts [--atos 500000] [--rapido] [--pasta DIR]
 *
 * Compares a cluster with the embedded service on the same archive: moving and indexing it; the same
 * searches side by side; one, two, three processes of the API. One node of OpenSearch of 512 MB
 * (OPENSEARCH_HEAP). Prints Markdown for RESULTS.md. For deliveries see pipeline.ts.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createKey, startService } from '../lib/arauto.ts'
import { archiveIn, forgetAnswers } from '../lib/archive.ts'
import { runBench } from '../lib/bench.ts'
import { createClient } from '../lib/client.ts'
import { corpusIn } from '../lib/corpus.ts'
import { load as systemLoad, machine } from '../lib/machine.ts'
import { progressDone } from '../lib/progress.ts'
import { queryClasses } from '../search/queries.ts'
import { apiScale } from './api-scale.ts'
import { plainIndex, startEngines } from './engines.ts'
import { load } from './load.ts'
import { sideBySide } from './side-by-side.ts'

await runBench({ acts: 500_000, quickActs: 2_000 }, async (bench) => {
  const { quick, cleanup, folder } = bench
  const loadBefore = systemLoad()
  const { facts } = await corpusIn(bench)
  const dataDir = await archiveIn(bench)
  const key = await createKey(dataDir)
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
      await sideBySide(classes, {
        embedded: ofEmbedded,
        cluster: ofCluster,
        plain: plain.engine,
        async forget() {
          forgetAnswers(dataDir)
          await engines.forgetAnswers()
        },
      }),
    )
  }
  say(await apiScale(engines, classes, { key, seconds: quick ? 2 : 30 }))
  console.log(
    [`${machine()}; load ${loadBefore} before, ${systemLoad()} after.`, ...sections].join('\n\n'),
  )
})
