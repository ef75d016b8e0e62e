/*
 * node bench/rows/run-personnel.ts [--blind | --faults | --measured]
 *
 * Compares the movements of persons that are read from acts with the labels of personnel-*.json (PESSOAL.md): by
 * column, by kind, by sender and by how many persons an act names. Prints Markdown for RESULTS.md, of the sets that
 * rules are tuned on; `--faults` their faults, one by one. `--blind` prints the same of the acts that no rule was tuned
 * on, and never their faults; `--measured` what the API tells of them, for gazette/rows/personnel/measured.ts.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Publication } from '../../server/src/gazette/publication.ts'
import type { MovementReadings } from '../../server/src/gazette/rows/personnel/movement.ts'
import { personnelIn } from '../../server/src/gazette/rows/personnel/personnel-in.ts'
import { table } from '../lib/figures.ts'
import { readRealActs } from '../lib/real-acts.ts'
import { interval } from './interval.ts'

type Span = [start: number, end: number]
type Label = Record<string, Span | string | boolean>
type Values = Record<string, string>

/** Values of an act that are right, wrong (another one is printed, or none) and missing. */
interface Tally {
  right: number
  wrong: number
  missing: number
}

type ActTallies = Map<string, Tally>

interface Scored {
  sender: string
  size: string
  columns: ActTallies
}

const NOTHING: Tally = { right: 0, wrong: 0, missing: 0 }
const ROWS = 'pessoa + movimento'
const COLUMNS =
  'verbo a_pedido de_oficio pessoa_nome pessoa_papel substituto matricula matricula_tipo cargo_efetivo cargo_funcao codigo sigla_funcao nivel_funcao unidade orgao_destino data_efeito data_efeito_origem periodo_inicio periodo_fim vaga_causa vaga_codigo vaga_antecessor autoridade_nome autoridade_cargo'.split(
    ' ',
  )
/** The columns that are told apart by sender and size. */
const MAIN =
  /^(?:pessoa_nome|matricula|cargo_funcao|codigo|unidade|data_efeito|substituto|autoridade)/
/** A pair has the same name, or its kind and something else. */
const LEAST_AGREEMENT = 5
/** Acts that name more persons than this are lists. */
const FEW = 5

const acts = await readRealActs()
const isListing = process.argv.includes('--faults')
const TUNED_ON = ['tuning', 'held-out', 'fresh', 'blind', 'blind-2', 'blind-3', 'blind-4']
/** The set that comes after the spent blind one. */
const BLIND = 'blind-5'
if (acts.size === 0) console.log('NOT TESTED: no real editions')
else if (isListing) TUNED_ON.forEach(scoresOf)
else if (!process.argv.includes('--blind') && !process.argv.includes('--measured'))
  TUNED_ON.forEach(print)
else if (!existsSync(pathOf(BLIND))) console.log('NOT TESTED: no blind labels')
else if (process.argv.includes('--blind')) print(BLIND)
else console.log(measured().join('\n'))

function print(half: string): void {
  const scores = scoresOf(half)
  console.log(`\n${half}: ${scores.length} acts\n`)
  const kinds = [...new Set(scores.flatMap(({ columns }) => [...columns.keys()]))]
    .filter((name) => name.startsWith('tipo: '))
    .toSorted((a, b) => labelsOf(scores, b) - labelsOf(scores, a))
  console.log(tableOf(scores, [ROWS, ...COLUMNS]))
  console.log(tableOf(scores, kinds))
  for (const group of ['sender', 'size'] as const)
    for (const [name, some] of Map.groupBy(scores, (score) => score[group])) {
      console.log(`\n${half}, ${name}: ${some.length} acts\n`)
      console.log(tableOf(some, [ROWS, ...COLUMNS.filter((column) => MAIN.test(column))]))
    }
}

/** Of each column, in acts of few persons and in lists: what is right, wrong and missing. */
function measured(): string[] {
  const groups = [...Map.groupBy(scoresOf(BLIND), ({ size }) => size)].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  )
  return [ROWS, ...COLUMNS].flatMap((column) =>
    groups.flatMap(([size, some]) => {
      const { right, wrong, missing } = sum(
        some.map(({ columns }) => columns.get(column) ?? NOTHING),
      )
      const name = column === ROWS ? 'linhas' : column
      const pessoas = size.startsWith('more') ? 'mais_de_5' : 'ate_5'
      if (right + wrong + missing === 0) return []
      return [`['${name}', '${pessoas}', ${right}, ${wrong}, ${missing}],`]
    }),
  )
}

function labelsOf(scores: Scored[], name: string): number {
  const { right, missing } = sum(scores.map(({ columns }) => columns.get(name) ?? NOTHING))
  return right + missing
}

function tableOf(scores: Scored[], names: string[]): string {
  const rows = names.flatMap((name) => {
    const counts = scores.map(({ columns }) => columns.get(name) ?? NOTHING)
    const { right, wrong, missing } = sum(counts)
    if (right + wrong + missing === 0) return []
    const precision = interval(counts, (one) => [one.right, one.right + one.wrong])
    const recall = interval(counts, (one) => [one.right, one.right + one.missing])
    return [[name, String(right + missing), precision, recall, String(wrong)]]
  })
  return table(['column', 'labels', 'precision', 'recall', 'silent faults'], rows)
}

function pathOf(half: string): string {
  return join(import.meta.dirname, `personnel-${half}.json`)
}

function scoresOf(half: string): Scored[] {
  const labels: Record<string, Label[]> = JSON.parse(readFileSync(pathOf(half), 'utf8'))
  return Object.entries(labels).map(([id, expected]) => {
    const act = acts.get(id)!
    const size = expected.length > FEW ? `more than ${FEW} rows` : `at most ${FEW} rows`
    return { sender: senderOf(act), size, columns: scoreAct(act, expected) }
  })
}

function senderOf({ orgao }: Publication): string {
  if (/^Poder (?:Judici|Legisl)|^Minist[ée]rio P[úu]blico|^Tribunal|^Defensoria/u.test(orgao))
    return 'courts, Congress, prosecutors'
  if (/Profissões Liberais/u.test(orgao)) return 'councils'
  return /Educa[çc]/u.test(orgao) ? 'ministry of education' : 'other ministries'
}

/** Rows are paired by how many of their values agree, the best pair first. */
function scoreAct(act: Publication, labels: Label[]): ActTallies {
  const wanted = labels.map((label) => labelValues(act.conteudo_completo, label))
  const given = personnelIn(act).map(({ columns }) => readValues(columns))
  const pairs = wanted
    .flatMap((want, i) => given.map((give, j) => ({ i, j, agree: agreement(want, give) })))
    .filter(({ agree }) => agree >= LEAST_AGREEMENT)
    .toSorted((a, b) => b.agree - a.agree)
  const tallies: ActTallies = new Map()
  const [paired, taken] = [new Map<number, number>(), new Set<number>()]
  for (const { i, j } of pairs)
    if (!paired.has(i) && !taken.has(j)) {
      paired.set(i, j)
      taken.add(j)
    }
  wanted.forEach((want, i) => compare(act.id, tallies, want, given[paired.get(i) ?? -1] ?? {}))
  given.forEach((give, j) => {
    if (!taken.has(j)) compare(act.id, tallies, {}, give)
  })
  return tallies
}

function agreement(want: Values, give: Values): number {
  const weight = (column: string) =>
    column === 'pessoa_nome' ? 20 : column === 'tipo_movimentacao' ? 4 : 1
  return ['tipo_movimentacao', ...COLUMNS].reduce(
    (agree, column) =>
      want[column] === give[column] && (want[column] !== undefined || column === 'pessoa_nome')
        ? agree + weight(column)
        : agree,
    0,
  )
}

function compare(id: string, tallies: ActTallies, want: Values, give: Values): void {
  const key = ({ pessoa_nome = '', tipo_movimentacao }: Values) =>
    tipo_movimentacao && `${pessoa_nome} ${tipo_movimentacao}`
  const kind = want.tipo_movimentacao ?? give.tipo_movimentacao
  compareOne(id, tallies, [ROWS], key(want), key(give))
  tallyOf(tallies, `tipo: ${kind}`, key(want), key(give))
  for (const column of COLUMNS) compareOne(id, tallies, [column], want[column], give[column])
}

function compareOne(
  id: string,
  tallies: ActTallies,
  [name]: [string],
  want: string | undefined,
  give: string | undefined,
): void {
  tallyOf(tallies, name, want, give)
  if (isListing && want !== give) console.log(`${id} ${name}\n  - ${want}\n  + ${give}`)
}

function tallyOf(
  tallies: ActTallies,
  name: string,
  want: string | undefined,
  give: string | undefined,
): void {
  if (want === undefined && give === undefined) return
  const isRight = want === give
  const more = {
    right: isRight ? 1 : 0,
    wrong: !isRight && give !== undefined ? 1 : 0,
    missing: !isRight && want !== undefined ? 1 : 0,
  }
  tallies.set(name, sum([tallies.get(name) ?? NOTHING, more]))
}

function labelValues(text: string, label: Label): Values {
  return Object.fromEntries(
    Object.entries(label).map(([column, value]) => [
      column,
      fold(column, Array.isArray(value) ? text.slice(...value) : String(value)),
    ]),
  )
}

function readValues(columns: MovementReadings): Values {
  return Object.fromEntries(
    Object.entries(columns).flatMap(([column, read]) =>
      read ? [[column, fold(column, String(read.value))]] : [],
    ),
  )
}

/** Case, accents, punctuation and blanks do not count; dates and enumerations are compared whole. */
function fold(column: string, value: string): string {
  if (/^(?:data|periodo)_|_papel$|_causa$|^tipo_/.test(column)) return value
  const plain = value.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/[^\p{L}\p{N}*]+/gu, ' ').trim()
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
