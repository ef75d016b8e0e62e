/*
 * node bench/segment/run.ts [--atos 500000] [--rapido] [--pasta DIR]
 *
 * Measures the search engine alone, without HTTP and without the acts themselves: loads analysed tokens,
 * merges them as an idle service does, runs the classes of bench/search and compares with FTS5 and with
 * Tantivy (tantivy/install.sh) on the same tokens. Beyond 500,000 acts, the same 500,000 are repeated in
 * earlier years (multiply.ts), without FTS5. Prints Markdown.
 */
import { existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { runBench } from '../lib/bench.ts'
import { corpusIn } from '../lib/corpus.ts'
import { load } from '../lib/machine.ts'
import { progressDone } from '../lib/progress.ts'
import { apart } from './apart.ts'
import type { Answers } from './ask.ts'
import { requestClasses } from './classes.ts'
import { compareEngines } from './compare.ts'
import type { EngineName } from './engines.ts'
import type { FacetTimes } from './facets.ts'
import type { Load } from './load.ts'
import { multiplyIndex } from './multiply.ts'
import { type EngineResults, report } from './report.ts'
import { measureSizes } from './size.ts'
import { measureTantivy } from './tantivy/measure.ts'
import { tokensIn } from './tokens.ts'

const MOST_CORPUS = 500_000
const COMPARED = 20_000
const QUICK = { queries: 3, compared: 300 }

await runBench({ acts: MOST_CORPUS, quickActs: 3_000 }, async (bench) => {
  const { acts, quick, folder } = bench
  const copies = Math.ceil(acts / MOST_CORPUS)
  const corpus = await corpusIn({ ...bench, acts: Math.min(acts, MOST_CORPUS) })
  const tokens = await tokensIn(folder, corpus.archive)
  const classes = requestClasses(corpus.facts, quick ? QUICK.queries : 100)
  const loadBefore = load()

  const segment = await measure('segment')
  const fts5 = copies === 1 ? await measure('fts5') : null
  const tantivy = await measureTantivy(folder, tokens, copies, classes)
  const facets = await apart<FacetTimes[]>(local('facets.ts'), 'timeFacets', [
    fileOf('segment'),
    corpus.facts.words.common.map(([word]) => word),
  ])
  const compared = fts5 ? (quick ? QUICK.compared : COMPARED) : 0
  if (fts5)
    compareEngines({ segment: fileOf('segment'), fts5: fileOf('fts5') }, corpus.facts, compared)
  progressDone()
  console.log(
    report({
      segment,
      fts5,
      tantivy,
      facets,
      compared,
      load: { before: loadBefore, after: load() },
    }),
  )

  function fileOf(name: EngineName): string {
    return copies === 1 ? onceFileOf(name) : join(folder, `${name}-${copies}.db`)
  }

  function onceFileOf(name: EngineName): string {
    return join(folder, `${name}.db`)
  }

  async function measure(name: EngineName): Promise<EngineResults> {
    const loaded = await loadOnce(name)
    const file = fileOf(name)
    if (!existsSync(file)) multiplyIndex(onceFileOf(name), file, copies)
    const answers = await apart<Answers>(local('ask.ts'), 'askEngine', [name, file, classes])
    return { loaded, answers, sizes: measureSizes(name, file) }
  }

  /** Null if the database exists already. */
  async function loadOnce(name: EngineName): Promise<Load | null> {
    const file = onceFileOf(name)
    if (existsSync(file)) return null
    const part = `${file}.part`
    const loaded = await apart<Load>(local('load.ts'), 'loadEngine', [name, part, tokens])
    renameSync(part, file)
    return loaded
  }
})

function local(module: string): string {
  return join(import.meta.dirname, module)
}
