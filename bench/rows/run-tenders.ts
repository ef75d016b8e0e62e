/*
 * node bench/rows/run-tenders.ts [--faults | --held-out | --measured]
 *
 * Compares the rows of tenders that are read from acts with the labels of the sets that rules are tuned by
 * (TUNED_ON; README.md), by column. Prints Markdown for RESULTS.md; `--faults` prints each fault instead. `--held-out` compares the sets that no
 * rule was tuned on, and `--measured` prints their counts for the API, for gazette/rows/tenders/measured.ts; neither
 * prints a fault.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Publication } from '../../server/src/gazette/publication.ts'
import { rowActFinder } from '../../server/src/gazette/rows/acts/row-acts.ts'
import { TENDER_COLUMNS } from '../../server/src/gazette/rows/columns/read-columns.ts'
import {
  type LicitacaoLinha,
  licitacoesOf,
} from '../../server/src/gazette/rows/licitacao-linhas.ts'
import { rowPlacer } from '../../server/src/gazette/rows/row-places.ts'
import { MEASURED_NOTICES } from '../../server/src/gazette/rows/tenders/measured.ts'
import { OUTCOMES } from '../../server/src/gazette/rows/tenders/notice-kind.ts'
import type { NoticeKind } from '../../server/src/gazette/rows/tenders/tender.ts'
import { maskCpfs } from '../../server/src/printed/mask-cpf.ts'
import { table } from '../lib/figures.ts'
import { readLabelledActs } from './labelled-acts.ts'
import {
  type ActTallies,
  NOTHING,
  type Place,
  type Values,
  figures,
  paired,
  sum,
  tell,
} from './scoring.ts'

type Label = Record<string, Place | string | number | boolean | Record<string, Place>[]>

const WINNER_COLUMNS = ['fornecedor_nome', 'fornecedor_ni', 'itens', 'valor'] as const
const COLUMNS = [...TENDER_COLUMNS.filter((column) => column !== 'url_edital'), 'retificacao']
const NUMBERS = new Set(['processo', 'numero', 'uasg', 'itens'])

/** The set whose faults whoever makes rules may read, and those that are only counted. */
const TUNED_ON = ['tuning', 'blind', 'blind-2', 'blind-3', '2020-blind', '2020']
const MEASURED = ['blind-4', '2020-blind-2'] // not there yet
const HELD_OUT = [...MEASURED, 'held-out']

const acts = await readLabelledActs()
const isListing = process.argv.includes('--faults')
if (acts.size === 0) console.log('NOT TESTED: no real editions')
else if (isListing) TUNED_ON.forEach(scoresOf)
else if (process.argv.includes('--measured')) console.log(measured().join('\n'))
else (process.argv.includes('--held-out') ? HELD_OUT : TUNED_ON).filter(isThere).forEach(print)

function print(half: string): void {
  const tallies = scoresOf(half).map(({ columns }) => columns)
  console.log(`\n${half}: ${tallies.length} acts\n`)
  const head = ['column', 'labels', 'precision', 'recall', 'silent faults']
  const rows = allColumns().flatMap((column) => {
    const line = figures(
      column,
      tallies.map((columns) => columns.get(column) ?? NOTHING),
    )
    return line ? [line] : []
  })
  console.log(table(head, rows))
}

/** Of each column in the sets that no rule was tuned on: which notices, and what is right, wrong and missing. */
function measured(): string[] {
  const scored = Map.groupBy(MEASURED.filter(isThere).flatMap(scoresOf), ({ notices }) => notices)
  return allColumns().flatMap((column) =>
    MEASURED_NOTICES.flatMap((notices) => {
      const some = scored.get(notices) ?? []
      const { right, wrong, missing } = sum(
        some.map(({ columns }) => columns.get(column) ?? NOTHING),
      )
      if (right + wrong + missing === 0) return []
      return [`['${column}', '${notices}', ${right}, ${wrong}, ${missing}],`]
    }),
  )
}

function allColumns(): string[] {
  return ['linhas', ...COLUMNS, 'vencedores', ...WINNER_COLUMNS.map((name) => `vencedores.${name}`)]
}

interface Scored {
  notices: (typeof MEASURED_NOTICES)[number]
  columns: ActTallies
}

function isThere(half: string): boolean {
  return existsSync(pathOf(half))
}

function pathOf(half: string): string {
  return join(import.meta.dirname, `tenders-${half}.json`)
}

function scoresOf(half: string): Scored[] {
  const labels = JSON.parse(readFileSync(pathOf(half), 'utf8')) as Record<string, Label[]>
  return Object.entries(labels).flatMap(([id, expected]) => {
    const act = acts.get(id)
    if (!act) return [] // of an edition that is not there
    const isOutcome = expected.some(({ tipo_aviso }) => OUTCOMES.has(tipo_aviso as NoticeKind))
    return [
      {
        notices: isOutcome ? ('resultado' as const) : ('anuncio' as const),
        columns: scoreAct(act, expected),
      },
    ]
  })
}

interface Row {
  values: Values
  winners: Values[]
}

/** Rows are paired by how many of their values agree, the best pair first; winners likewise. */
function scoreAct(act: Publication, labels: Label[]): ActTallies {
  const text = maskCpfs(act.conteudo_completo)
  const wanted = labels.map((label) => labelOf(text, label))
  const given = licitacoesOf(act, {
    place: rowPlacer(act.conteudo_completo),
    actAt: rowActFinder(act),
  }).map(rowOf)
  const tallies: ActTallies = new Map()
  const onFault = isListing ? (fault: string) => console.log(`${act.id} ${fault}`) : null
  const count = (column: string, want?: string, give?: string) =>
    tell(tallies, column, { want, give }, onFault)
  for (const [want, give] of paired(wanted, given, agreementOfRows)) {
    count('linhas', want && 'a row', give && 'a row')
    for (const column of COLUMNS) count(column, want?.values[column], give?.values[column])
    for (const [one, other] of paired(want?.winners ?? [], give?.winners ?? [], agreement)) {
      count('vencedores', one && 'a winner', other && 'a winner')
      for (const name of WINNER_COLUMNS) count(`vencedores.${name}`, one?.[name], other?.[name])
    }
  }
  return tallies
}

function agreementOfRows(want: Row, give: Row): number {
  return agreement(want.values, give.values)
}

function agreement(want: Values, give: Values): number {
  const same = Object.keys(want).filter((column) => want[column] === give[column])
  return same.reduce((sum, column) => sum + (/numero|_ni|_nome/.test(column) ? 3 : 1), 0)
}

function labelOf(text: string, { vencedores = [], ...label }: Label): Row {
  return {
    values: placedValues(text, label as Record<string, Place>),
    winners: (vencedores as Record<string, Place>[]).map((winner) => placedValues(text, winner)),
  }
}

function placedValues(
  text: string,
  label: Record<string, Place | string | number | boolean>,
): Values {
  return Object.fromEntries(
    Object.entries(label).map(([column, told]) => {
      if (!Array.isArray(told)) return [column, fold(column, String(told))]
      const [from, to, value = text.slice(from, to)] = told
      const isAmount = column.startsWith('valor')
      return [column, fold(column, isAmount ? String(Number(value) / 100) : String(value))]
    }),
  )
}

function rowOf(row: LicitacaoLinha): Row {
  const { srp, retificacao, vencedores, data_abertura: day, hora_abertura: hour } = row
  const told = COLUMNS.map((column) => [column, row[column as keyof LicitacaoLinha]] as const)
  return {
    values: valuesOf([
      ...told,
      ['srp', srp || null],
      ['retificacao', retificacao || null],
      ['data_abertura', hour === null ? day : `${day}T${hour}`],
    ]),
    winners: vencedores.map((winner) =>
      valuesOf(WINNER_COLUMNS.map((name) => [name, winner[name]] as const)),
    ),
  }
}

function valuesOf(told: (readonly [string, unknown])[]): Values {
  const all = new Map(told)
  return Object.fromEntries(
    [...all]
      .filter(([, value]) => value !== null)
      .map(([column, value]) => [column, fold(column, String(value))]),
  )
}

/** Case, accents, punctuation and blanks do not count, nor zeros before a number. */
function fold(column: string, value: string): string {
  const plain = value.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  if (column.startsWith('valor')) return String(Number(value))
  if (column === 'fornecedor_ni') return plain.replace(/\D/g, '')
  if (column === 'data_abertura') return value
  if (column === 'objeto')
    return plain
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
      .replace(/^[ao]s? /, '')
  const joined = plain.replace(/[^\p{L}\p{N}]+/gu, NUMBERS.has(column) ? '' : ' ').trim()
  return NUMBERS.has(column) ? joined.replace(/^0+(?=\d)/, '') : joined
}
