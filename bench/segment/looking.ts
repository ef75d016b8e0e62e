/*
 * node bench/segment/looking.ts [--atos 500000] [--rapido] [--pasta DIR]
 *
 * Measures browsing in the engine alone: facets and histogram, suggestions, filters and order by amount.
 * A twentieth of the acts is indexed and copied into earlier years (multiply.ts). Prints Markdown, in
 * processor time, which other load does not affect.
 */
import { existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { parseQuery } from '../../server/engine/query.ts'
import { type EmbeddedIndex, createSegmentIndex } from '../../server/engine/index.ts'
import { runBench } from '../lib/bench.ts'
import { corpusIn } from '../lib/corpus.ts'
import { mean, p50p95, round, table } from '../lib/figures.ts'
import { machine } from '../lib/machine.ts'
import { progressDone } from '../lib/progress.ts'
import { openEngine } from './engines.ts'
import { loadEngine } from './load.ts'
import { multiplyIndex } from './multiply.ts'
import { tokensIn } from './tokens.ts'

const COPIES = 20
const ROUNDS = 5
const AMOUNT = { valor_min: 10_000 }

/** An operation, and how many acts or terms it finds. */
type Asked = (index: EmbeddedIndex) => number

await runBench({ acts: 500_000, quickActs: 4_000 }, async (bench) => {
  const corpus = await corpusIn({ ...bench, acts: Math.ceil(bench.acts / COPIES) })
  const file = await indexOf(bench.folder, corpus.archive)
  const common = corpus.facts.words.common.map(([word]) => word)
  const typed = [...common, ...corpus.facts.words.medium.map(([word]) => word)]
  const classes: [name: string, asked: Asked[]][] = [
    ['total of a common word', common.map((word) => (index) => totalOf(index, word, {}))],
    ['its facets and histogram', common.map((word) => (index) => facetsOf(index, word, {}))],
    [
      'the same, one of two sections and of two kinds chosen: three passes',
      common.map((word) => (index) => chosen(index, word)),
    ],
    ...[1, 2, 3, 4].map((letters): (typeof classes)[number] => [
      `suggestions for ${letters} letters`,
      [...new Set(typed.map((word) => word.slice(0, letters)))].map(
        (prefix) => (index) => index.commonest('palavra', prefix, 10).length,
      ),
    ]),
    ['norms that begin with a figure', [1, 2, 3, 8].map((n) => (index) => norms(index, n))],
    ['all bodies with their days', [(index) => index.values('orgao').length]],
    [
      'a common word above R$ 10.000',
      common.map((word) => (index) => totalOf(index, word, AMOUNT)),
    ],
    ['a common word by amount, page 1', common.map((word) => (index) => byAmount(index, word))],
  ]
  const rows = classes.map(([name, asked]) => [name, ...measure(file, asked)])
  progressDone()
  console.log(`${machine()}; ${bench.acts} acts.\n`)
  console.log(table(['operation', 'found', 'first, ms p50 / p95', 'again, ms p50 / p95'], rows))
})

async function indexOf(folder: string, archive: string): Promise<string> {
  const file = join(folder, 'looking.db')
  if (existsSync(file)) return file
  const [once, part] = [join(folder, 'once.db'), `${file}.part`]
  loadEngine('segment', once, await tokensIn(folder, archive))
  multiplyIndex(once, part, COPIES)
  renameSync(part, file)
  return file
}

/** On a separate connection, each once; then again, the median of some rounds. */
function measure(file: string, asked: Asked[]): string[] {
  using engine = openEngine('segment', file, 'read')
  const index = createSegmentIndex(engine.db)
  const first = asked.map((ask) => timed(() => ask(index)))
  const again = asked.map(
    (ask) =>
      Array.from({ length: ROUNDS }, () => timed(() => ask(index)).ms).sort((a, b) => a - b)[
        ROUNDS >> 1
      ]!, // there are rounds
  )
  return [
    round(mean(first.map(({ found }) => found))),
    p50p95(first.map(({ ms }) => ms)),
    p50p95(again),
  ]
}

function timed(work: () => number): { found: number; ms: number } {
  const cpu = process.cpuUsage()
  const found = work()
  const { user, system } = process.cpuUsage(cpu)
  return { found, ms: (user + system) / 1000 }
}

function totalOf(index: EmbeddedIndex, word: string, filters: typeof AMOUNT | object): number {
  const query = parseQuery(word)
  return index.search({ query, filters, order: 'recentes', offset: 0, limit: 20 }).total
}

function facetsOf(index: EmbeddedIndex, word: string, filters: object): number {
  return index.facets(parseQuery(word), filters).total
}

function chosen(index: EmbeddedIndex, word: string): number {
  const secoes = ['1', '3']
  const tipos_ato = ['Portaria', 'Extrato de Contrato']
  facetsOf(index, word, { secoes, tipos_ato })
  facetsOf(index, word, { secoes })
  return facetsOf(index, word, { tipos_ato })
}

function norms(index: EmbeddedIndex, figure: number): number {
  const kinds = ['lei', 'decreto', 'portaria', 'resolucao', 'instrucao_normativa']
  return kinds.flatMap((kind) => index.commonest('norma', `${kind}_${figure}`, 20)).length
}

function byAmount(index: EmbeddedIndex, word: string): number {
  const query = parseQuery(word)
  return index.search({ query, filters: {}, order: 'valor', offset: 0, limit: 20 }).total
}
