/*
 * node bench/rows/run-contracts.ts [--faults | --measured | --blind]
 *
 * Compares the rows of contracts that are read from acts with the labels of contracts-*.json (README.md): by
 * column, extracts of systems and free-form ones apart, the sets that rules are tuned on each by itself. Prints
 * Markdown for RESULTS.md; `--faults` prints each fault of these sets instead. `--blind` compares the set that no rule
 * was tuned on, and `--measured` prints its counts for the API, for gazette/rows/contracts/measured.ts; neither
 * prints a fault, so that the set stays blind. Its acts, once it is there, are in editions/.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Publication } from '../../server/src/gazette/publication.ts'
import { CONTRACT_COLUMNS } from '../../server/src/gazette/rows/columns/read-columns.ts'
import { type ContratoLinha, linhasOf } from '../../server/src/gazette/rows/linhas.ts'
import { maskCpfs } from '../../server/src/printed/mask-cpf.ts'
import { table } from '../lib/figures.ts'
import { interval } from './interval.ts'
import { readLabelledActs } from './labelled-acts.ts'

type Place = [from: number, to: number, value?: string | number]
type Label = Record<string, Place | string | number | boolean | Place[]>
type Values = Record<string, string>

/** Of a column in an act: values that are right, wrong (another one is printed, or none) and missing. */
interface Tally {
  right: number
  wrong: number
  missing: number
}

/** The tallies of an act by column. */
type ActTallies = Map<string, Tally>

const NOTHING: Tally = { right: 0, wrong: 0, missing: 0 }
const COLUMNS = [...CONTRACT_COLUMNS.filter((column) => column !== 'moeda'), 'partes']
const EXACT_NUMBERS = new Set(['processo', 'numero_contrato', 'numero_licitacao', 'numero_termo'])

/** Sets whose acts and faults whoever makes rules may read, and the one that is only counted. */
const TUNED_ON = [
  'tuning',
  'held-out',
  '2020',
  'fresh',
  'blind',
  'blind-2',
  'blind-3',
  '2020-blind',
]
const BLIND = '2020-blind-2'

const acts = await readLabelledActs()
const isListing = process.argv.includes('--faults')
if (acts.size === 0) console.log('NOT TESTED: no real editions')
else if (isListing) TUNED_ON.forEach(scoresOf)
else if (!process.argv.includes('--blind') && !process.argv.includes('--measured'))
  TUNED_ON.forEach(print)
else if (!existsSync(pathOf(BLIND))) console.log('NOT TESTED: no blind labels')
else if (process.argv.includes('--blind')) print(BLIND)
else console.log(measured().join('\n'))

function print(half: string): void {
  for (const [origin, tallies] of Map.groupBy(scoresOf(half), ({ origin }) => origin)) {
    console.log(`\n${half}, ${origin}: ${tallies.length} acts\n`)
    const head = ['column', 'labels', 'precision', 'recall', 'silent faults']
    const rows = ['linhas', ...COLUMNS].flatMap((column) => {
      const counts = tallies.map(({ columns }) => columns.get(column) ?? NOTHING)
      const { right, wrong, missing } = sum(counts)
      if (right + wrong + missing === 0) return []
      const precision = interval(counts, ({ right, wrong }) => [right, right + wrong])
      const recall = interval(counts, ({ right, missing }) => [right, right + missing])
      return [[column, String(right + missing), precision, recall, String(wrong)]]
    })
    console.log(table(head, rows))
  }
}

/** Of each column in the set that no rule was tuned on: who wrote the extracts, and what is right, wrong and missing. */
function measured(): string[] {
  return ['linhas', ...COLUMNS].flatMap((column) =>
    [...Map.groupBy(scoresOf(BLIND), ({ origin }) => origin)].flatMap(([origin, some]) => {
      const { right, wrong, missing } = sum(
        some.map(({ columns }) => columns.get(column) ?? NOTHING),
      )
      const origem = origin === 'system' ? 'sistema' : 'livre'
      if (right + wrong + missing === 0) return []
      return [`['${column}', '${origem}', ${right}, ${wrong}, ${missing}],`]
    }),
  )
}

interface Scored {
  origin: 'system' | 'free form'
  columns: ActTallies
}

function pathOf(half: string): string {
  return join(import.meta.dirname, `contracts-${half}.json`)
}

function scoresOf(half: string): Scored[] {
  const labels = JSON.parse(readFileSync(pathOf(half), 'utf8')) as Record<string, Label[]>
  return Object.entries(labels).flatMap(([id, expected]) => {
    const act = acts.get(id)
    if (!act) return [] // of an edition that is not there
    const found = linhasOf(act).contratos
    const isSystem = /\((?:COMPRASNET 4\.0|SIDEC|SICON)/.test(act.conteudo_completo.slice(-200))
    const columns = scoreAct(act, expected, found)
    return [{ origin: isSystem ? ('system' as const) : ('free form' as const), columns }]
  })
}

/** Rows are paired by how many of their values agree, the best pair first. */
function scoreAct(act: Publication, labels: Label[], found: ContratoLinha[]): ActTallies {
  const text = maskCpfs(act.conteudo_completo)
  const wanted = labels.map((label) => labelValues(text, label))
  const given = found.map(rowValues)
  const pairs = wanted
    .flatMap((want, i) => given.map((give, j) => ({ i, j, agree: agreement(want, give) })))
    .filter(({ agree }) => agree > 0)
    .toSorted((a, b) => b.agree - a.agree)
  const tallies: ActTallies = new Map()
  const paired = new Map<number, number>()
  for (const { i, j } of pairs)
    if (!paired.has(i) && ![...paired.values()].includes(j)) paired.set(i, j)
  wanted.forEach((want, i) => {
    const j = paired.get(i)
    add(tallies, 'linhas', j === undefined ? { missing: 1 } : { right: 1 })
    compare(act.id, tallies, want, j === undefined ? {} : given[j]!)
  })
  given.forEach((give, j) => {
    if ([...paired.values()].includes(j)) return
    add(tallies, 'linhas', { wrong: 1 })
    compare(act.id, tallies, {}, give)
  })
  return tallies
}

function compare(id: string, tallies: ActTallies, want: Values, give: Values): void {
  for (const column of COLUMNS) {
    const [wanted, given] = [want[column], give[column]]
    if (wanted === undefined && given === undefined) continue
    const isRight = wanted === given
    if (isListing && !isRight) console.log(`${id} ${column}\n  - ${wanted}\n  + ${given}`)
    if (isRight) add(tallies, column, { right: 1 })
    else
      add(tallies, column, {
        wrong: given === undefined ? 0 : 1,
        missing: wanted === undefined ? 0 : 1,
      })
  }
}

function agreement(want: Values, give: Values): number {
  const weight = (column: string) => (/fornecedor|numero_contrato|partes/.test(column) ? 3 : 1)
  return COLUMNS.reduce(
    (agree, column) =>
      want[column] !== undefined && want[column] === give[column] ? agree + weight(column) : agree,
    0,
  )
}

function labelValues(text: string, label: Label): Values {
  const values: Values = {}
  for (const column of COLUMNS) {
    const told = label[column]
    if (told === undefined) continue
    if (column === 'partes')
      values[column] = partiesOf((told as Place[]).map(([from, to]) => text.slice(from, to)))
    else if (Array.isArray(told)) values[column] = placeValue(text, column, told as Place)
    else values[column] = fold(column, String(told))
  }
  return values
}

function placeValue(text: string, column: string, [from, to, value]: Place): string {
  if (value === undefined) return fold(column, text.slice(from, to))
  return fold(column, column.startsWith('valor_') ? String(Number(value) / 100) : String(value))
}

function rowValues(row: ContratoLinha): Values {
  const values: Values = {}
  for (const column of CONTRACT_COLUMNS) {
    const value = row[column]
    // Labels have what is printed alone.
    const isPrinted = column !== 'vigencia_fim' || !row.vigencia_fim_calculada
    // A masked CPF tells a person; labels have CNPJs.
    const isLabelled = column !== 'fornecedor_ni' || row.fornecedor_tipo === 'PJ'
    if (value !== null && isPrinted && isLabelled) values[column] = fold(column, String(value))
  }
  if (row.partes.length > 0) values.partes = partiesOf(row.partes.map(({ nome }) => nome))
  return values
}

function partiesOf(names: string[]): string {
  return names
    .map((name) => fold('partes', name))
    .toSorted()
    .join(' | ')
}

/** Case, accents, punctuation and blanks do not count, nor zeros before a number. */
function fold(column: string, value: string): string {
  const plain = value.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  if (column.startsWith('valor_')) return String(Number(value))
  if (column === 'fornecedor_ni' || column === 'contratante_cnpj') return plain.replace(/\D/g, '')
  if (column === 'vigencia_prazo') return isoDuration(value)
  const joined = plain.replace(/[^\p{L}\p{N}]+/gu, EXACT_NUMBERS.has(column) ? '' : ' ').trim()
  return EXACT_NUMBERS.has(column) ? joined.replace(/^0+(?=\d)/, '') : joined
}

function isoDuration(value: string): string {
  return value.replace(/^P(\d+)Y$/, (_, years: string) => `P${Number(years) * 12}M`)
}

function add(tallies: ActTallies, column: string, more: Partial<Tally>): void {
  tallies.set(column, sum([tallies.get(column) ?? NOTHING, { ...NOTHING, ...more }]))
}

function sum(tallies: Tally[]): Tally {
  return tallies.reduce(
    (a, b) => ({
      right: a.right + b.right,
      wrong: a.wrong + b.wrong,
      missing: a.missing + b.missing,
    }),
    NOTHING,
  )
}
