/*
 * node --no-regexp-tier-up bench/import/readers.ts [PATTERN]
 *
 * What each reader of the parsing threads takes of each real act, in µs of processor time, warm and alone: a figure
 * is of the acts of all editions whose file name has the pattern. Readers that share what they find are slower alone
 * than one after the other, so the whole is less than their sum.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { analyzeAct } from '../../server/engine/analysis.ts'
import { buildPart } from '../../server/engine/part.ts'
import { readChunk } from '../../server/src/gazette/article/read-chunk.ts'
import { packStructure } from '../../server/src/gazette/pack-structure.ts'
import { relationsOf } from '../../server/src/gazette/relations/relations-of.ts'
import { licitacoesOf } from '../../server/src/gazette/rows/licitacao-linhas.ts'
import { rowActFinder } from '../../server/src/gazette/rows/acts/row-acts.ts'
import { linhasOf } from '../../server/src/gazette/rows/linhas.ts'
import { normasOf } from '../../server/src/gazette/rows/norma-linhas.ts'
import { pessoalOf } from '../../server/src/gazette/rows/pessoal-linhas.ts'
import { sancoesOf } from '../../server/src/gazette/rows/sancao-linhas.ts'
import { rowPlacer } from '../../server/src/gazette/rows/row-places.ts'
import { listZip } from '../../server/src/gazette/source/list-source.ts'
import { planChunks } from '../../server/src/gazette/source/plan-chunks.ts'
import { preparedOf } from '../../server/src/ingest/prepare-rows.ts'
import { prepareBatches } from '../../server/src/ingest/prepare.ts'
import { compressText } from '../../server/src/lib/text/compressed-text.ts'
import { round, table } from '../lib/figures.ts'
import { load, machine } from '../lib/machine.ts'

const REAL = process.env.REAL_EDITIONS ?? '../shared/dou'
const LIMITS = { maxEntryBytes: 5e7, maxActBytes: 5e7, maxTotalBytes: 2e9, maxEntries: 2e5 }
const CHUNK = 200
const pattern = new RegExp(process.argv[2] ?? '')

const zips = readdirSync(REAL).filter((name) => name.endsWith('.zip') && pattern.test(name))
const listed = await Promise.all(zips.map((zip) => listZip(join(REAL, zip), LIMITS)))
const chunks = listed.flatMap((entries) => planChunks(entries, CHUNK, LIMITS))
const read = chunks.map((chunk) => readChunk(chunk, LIMITS).acts)
const acts = read.flat()
const publications = acts.map(({ publication }) => publication)
const rows = publications.map((act) => ({ rows: linhasOf(act), day: act.data_publicacao }))
const analyzed = read.map((some) => some.map(({ publication }) => analyzeAct(publication)))
const place = rowPlacer('')

const READERS: [what: string, read: () => void][] = [
  ['source, blocks', () => chunks.forEach((chunk) => readChunk(chunk, LIMITS))],
  [
    'rows: persons',
    () => publications.forEach((act) => pessoalOf(act, { place, actAt: rowActFinder(act) })),
  ],
  [
    'rows: norms',
    () => publications.forEach((act) => normasOf(act, { place, actAt: rowActFinder(act) })),
  ],
  [
    'rows: tenders',
    () => publications.forEach((act) => licitacoesOf(act, { place, actAt: rowActFinder(act) })),
  ],
  [
    'rows: sanctions',
    () => publications.forEach((act) => sancoesOf(act, { place, actAt: rowActFinder(act) })),
  ],
  ['rows: all, contracts too', () => publications.forEach((act) => linhasOf(act))],
  ['rows: packing', () => rows.forEach(({ rows, day }) => preparedOf(rows, day))],
  ['relations', () => publications.forEach((act) => relationsOf(act))],
  ['analysis', () => publications.forEach((act) => analyzeAct(act))],
  ['part of the index', () => analyzed.forEach((some) => buildPart(some))],
  [
    'compressing',
    () =>
      acts.forEach(({ publication, structure }) => {
        compressText(publication.conteudo_completo)
        compressText(packStructure(structure))
      }),
  ],
  ['digest', () => publications.forEach((act) => JSON.stringify(act))],
  ['all but source, blocks', () => read.forEach((some) => prepareBatches(some))],
]

for (const [, work] of READERS) work() // warm
const lines = READERS.map(([what, work]) => [what, round((timeOf(work) * 1_000) / acts.length)])
console.log(`${machine()}; load ${load()}; ${acts.length} acts of ${zips.length} editions\n`)
console.log(table(['reader', 'µs of processor time an act'], lines))

function timeOf(work: () => void): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}
