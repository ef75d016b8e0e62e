/*
 * node bench/rows/run-sanctions.ts [--faults | --held-out | --measured]
 *
 * Compares the rows of sanctions that are read from acts with the labels of sanctions-tuning.json (README.md), by
 * column. Prints Markdown for RESULTS.md; `--faults` prints each fault instead. `--held-out` compares the set that no rule
 * was tuned on, and `--measured` prints its counts for the API, for gazette/rows/sanctions/measured.ts; neither prints a
 * fault.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Publication } from '../../server/src/gazette/publication.ts'
import { rowActFinder } from '../../server/src/gazette/rows/acts/row-acts.ts'
import { rowPlacer } from '../../server/src/gazette/rows/row-places.ts'
import { SANCTION_COLUMNS } from '../../server/src/gazette/rows/columns/read-columns.ts'
import { type SancaoLinha, sancoesOf } from '../../server/src/gazette/rows/sancao-linhas.ts'
import { maskCpfs } from '../../server/src/printed/mask-cpf.ts'
import { table } from '../lib/figures.ts'
import { readRealActs } from '../lib/real-acts.ts'
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

type Label = Record<string, Place | string>

const COLUMNS = [...SANCTION_COLUMNS, 'situacao_sancao', 'ambito'] as const
const ALL = ['linhas', ...COLUMNS]
/** Labels have the names of the research. */
const LABELLED: Partial<Record<string, string>> = { situacao: 'situacao_sancao' }

const acts = await readRealActs()
const isListing = process.argv.includes('--faults')
if (acts.size === 0) console.log('NOT TESTED: no real editions')
else if (isListing) scoresOf('tuning')
else if (process.argv.includes('--measured')) console.log(measured().join('\n'))
else print(process.argv.includes('--held-out') ? 'held-out' : 'tuning')

function print(half: string): void {
  const tallies = scoresOf(half)
  console.log(`\n${half}: ${tallies.length} acts\n`)
  const rows = ALL.flatMap((column) => {
    const line = figures(
      column,
      tallies.map((columns) => columns.get(column) ?? NOTHING),
    )
    return line ? [line] : []
  })
  console.log(table(['column', 'labels', 'precision', 'recall', 'silent faults'], rows))
}

/** Of each column in the set that no rule was tuned on: what is right, wrong and missing. */
function measured(): string[] {
  const tallies = scoresOf('held-out')
  return ALL.flatMap((column) => {
    const { right, wrong, missing } = sum(tallies.map((columns) => columns.get(column) ?? NOTHING))
    if (right + wrong + missing === 0) return []
    return [`['${column}', 'sancao', ${right}, ${wrong}, ${missing}],`]
  })
}

function scoresOf(half: string): ActTallies[] {
  const path = join(import.meta.dirname, `sanctions-${half}.json`)
  const labels = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Label[]>
  return Object.entries(labels).flatMap(([id, expected]) => {
    const act = acts.get(id)
    return act ? [scoreAct(act, expected)] : [] // of an edition that is not there
  })
}

/** Rows are paired by how many of their values agree, the best pair first. */
function scoreAct(act: Publication, labels: Label[]): ActTallies {
  const text = maskCpfs(act.conteudo_completo)
  const wanted = labels.map((label) => labelOf(text, label))
  const given = sancoesOf(act, {
    place: rowPlacer(act.conteudo_completo),
    actAt: rowActFinder(act),
  }).map(valuesOf)
  const tallies: ActTallies = new Map()
  const onFault = isListing ? (fault: string) => console.log(`${act.id} ${fault}`) : null
  for (const [want, give] of paired(wanted, given, agreement)) {
    const rows = { want: want && 'a row', give: give && 'a row' }
    tell(tallies, 'linhas', rows, onFault)
    for (const column of COLUMNS)
      tell(tallies, column, { want: want?.[column], give: give?.[column] }, onFault)
  }
  return tallies
}

function agreement(want: Values, give: Values): number {
  const same = Object.keys(want).filter((column) => want[column] === give[column])
  return same.reduce((sum, column) => sum + (/cnpj|nome|categoria/.test(column) ? 3 : 1), 0)
}

function labelOf(text: string, label: Label): Values {
  return Object.fromEntries(
    Object.entries(label)
      .filter(([name]) => name !== 'tipo_pessoa')
      .map(([name, told]) => {
        const column = LABELLED[name] ?? name
        if (!Array.isArray(told)) return [column, told]
        const [from, to, value = text.slice(from, to)] = told
        const isAmount = column === 'valor_multa'
        return [column, fold(column, isAmount ? String(Number(value) / 100) : String(value))]
      }),
  )
}

function valuesOf(row: SancaoLinha): Values {
  return Object.fromEntries(
    COLUMNS.flatMap((column) => {
      const value = row[column]
      return value === null ? [] : [[column, fold(column, String(value))]]
    }),
  )
}

/** Case, accents, punctuation and blanks do not count. */
function fold(column: string, value: string): string {
  if (column === 'prazo' || column.startsWith('data_')) return value
  if (column === 'valor_multa') return String(Number(value))
  const plain = value.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  if (column === 'sancionado_cnpj' || column === 'processo')
    return plain.replace(/[^\p{L}\p{N}]/gu, '')
  return column === 'categoria_sancao' || column.startsWith('situacao') || column === 'ambito'
    ? plain
    : plain.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
}
