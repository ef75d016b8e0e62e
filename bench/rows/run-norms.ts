/*
 * node bench/rows/run-norms.ts [--faults | --held-out | --fresh | --measured]
 *
 * Compares the rows of norms that are read from acts with the labels of norms-tuning.json (README.md), by column. Prints
 * Markdown for RESULTS.md; `--faults` prints each fault instead. `--held-out` and `--fresh` compare the sets that no rule was
 * tuned on, and `--measured` prints the counts of both for the API, for gazette/rows/norms/measured.ts; none prints a fault.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findKinds } from '../../server/engine/entities.ts'
import type { Publication } from '../../server/src/gazette/publication.ts'
import { rowActFinder } from '../../server/src/gazette/rows/acts/row-acts.ts'
import { NORM_LISTS } from '../../server/src/gazette/rows/columns/read-columns.ts'
import { type NormaTocada, normasOf } from '../../server/src/gazette/rows/norma-linhas.ts'
import { rowPlacer } from '../../server/src/gazette/rows/row-places.ts'
import { table } from '../lib/figures.ts'
import { readRealActs } from '../lib/real-acts.ts'
import { type ActTallies, NOTHING, figures, sum, tell } from './scoring.ts'

interface LabelledNorm {
  norma: { especie: string; numero: string | null; ano: number | null }
  total?: boolean
  dispositivos: string[]
}

interface Label {
  /** `529_20230412_20502988`, or the publication's. */
  id: string
  especie: string
  numero: string | null
  ano: number | null
  data: string | null
  /** Where it stands in `conteudo_completo`. */
  ementa: [from: number, to: number] | null
  entra_em_vigor: string | null
  entra_em_vigor_origem: string | null
  altera: LabelledNorm[]
  revoga: LabelledNorm[]
  regulamenta: LabelledNorm[]
  /** What may be counted right as well. */
  alternativa?: Partial<Label>
}

const COLUMNS = [
  'especie',
  'numero',
  'ano',
  'data',
  'ementa',
  'entra_em_vigor',
  'entra_em_vigor_origem',
] as const
const ALL = [...COLUMNS, ...NORM_LISTS, 'total', 'dispositivos']

const real = await readRealActs()
const acts = new Map(
  [...real.values()].map((act) => [keyOf(act.idMateria, act.data_publicacao), act]),
)
const isListing = process.argv.includes('--faults')
if (acts.size === 0) console.log('NOT TESTED: no real editions')
else if (isListing) scoresOf('tuning')
else if (process.argv.includes('--measured')) console.log(measured().join('\n'))
else print(['held-out', 'fresh'].find((half) => process.argv.includes(`--${half}`)) ?? 'tuning')

function keyOf(idMateria: string, day: string): string {
  return `${idMateria} ${day.replaceAll('-', '')}`
}

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

/** Of each column in the sets that no rule was tuned on: what is right, wrong and missing. */
function measured(): string[] {
  const tallies = [...scoresOf('held-out'), ...scoresOf('fresh')]
  return ALL.flatMap((column) => {
    const { right, wrong, missing } = sum(tallies.map((columns) => columns.get(column) ?? NOTHING))
    if (right + wrong + missing === 0) return []
    return [`['${column}', 'norma', ${right}, ${wrong}, ${missing}],`]
  })
}

function scoresOf(half: string): ActTallies[] {
  const path = join(import.meta.dirname, `norms-${half}.json`)
  const labels = JSON.parse(readFileSync(path, 'utf8')) as Label[]
  return labels.flatMap((label) => {
    const [, day = '', idMateria = ''] = label.id.split('_')
    const act = real.get(label.id) ?? acts.get(keyOf(idMateria.split('-')[0]!, day))
    return act ? [scoreAct(act, label)] : [] // of an edition that is not there
  })
}

/** The row of the article's first act; labels are of articles. */
function scoreAct(act: Publication, label: Label): ActTallies {
  const rows = normasOf(
    { ...act, secao_base: '1' },
    { place: rowPlacer(act.conteudo_completo), actAt: rowActFinder(act) },
  )
  const [row] = rows
  const tallies: ActTallies = new Map()
  const onFault = isListing ? (fault: string) => console.log(`${label.id} ${fault}`) : null
  for (const column of row && rows.length === 1 ? COLUMNS : []) {
    const give = folded(column, row![column])
    const wanted = [label, label.alternativa ?? {}].map(({ [column]: told = null }) =>
      folded(column, Array.isArray(told) ? act.conteudo_completo.slice(...told) : told),
    )
    tell(tallies, column, { want: wanted.find((one) => one === give) ?? wanted[0], give }, onFault)
  }
  for (const list of NORM_LISTS) scoreList(list)
  return tallies

  function scoreList(list: (typeof NORM_LISTS)[number]): void {
    const given = new Map(
      rows.flatMap((one) => one[list].map((each) => [nameOf(each), each] as const)),
    )
    const wanted = wantedOf(label, list, given)
    for (const name of new Set([...wanted.keys(), ...given.keys()])) {
      const [want, give] = [wanted.get(name), given.get(name)]
      tell(tallies, list, { want: want && name, give: give && name }, onFault)
      if (!want || !give) continue
      if (list === 'revoga') {
        const isTotal = 'total' in give && give.total !== null ? String(give.total) : undefined
        tell(tallies, 'total', { want: String(want.total), give: isTotal }, onFault)
      }
      const devices = {
        want: devicesOf(want.dispositivos),
        give: devicesOf(give.dispositivos?.split('; ') ?? []),
      }
      tell(tallies, 'dispositivos', devices, onFault)
    }
  }
}

/** What a reader finds, or what that reader would call right as well if that is what is given. */
function wantedOf(
  label: Label,
  list: (typeof NORM_LISTS)[number],
  given: ReadonlyMap<string, unknown>,
): Map<string, LabelledNorm> {
  const byName = (norms: LabelledNorm[]) => new Map(norms.map((one) => [labelledName(one), one]))
  const other = label.alternativa?.[list]
  const isOther = other?.length === given.size && other.every((one) => given.has(labelledName(one)))
  return byName(isOther ? other : label[list])
}

/** Kinds of our own words: `Portaria de Pessoal` is one of `portaria`. */
function kindOf(printed: string): string {
  return findKinds(printed)[0]?.kind ?? printed
}

function labelledName({ norma: { especie, numero, ano } }: LabelledNorm): string {
  return `${kindOf(especie)} ${numero} ${ano}`
}

function nameOf({ norma, nome }: NormaTocada): string {
  const [, number = '', year] = /([\d.]+)(?:\/(\d+))?$/.exec(norma ?? '') ?? []
  const dated = /(\d{4})\D*$/.exec(nome)?.[1]
  const printed = /\d[\d.]*/.exec(nome)?.[0]
  const digits = (norma === null ? (printed ?? '') : number).replaceAll('.', '').replace(/^0+/, '')
  return `${kindOf(norma ?? nome)} ${digits} ${year ?? (norma === null ? dated : null) ?? null}`
}

function devicesOf(printed: readonly string[]): string | undefined {
  const all = printed.map((one) =>
    one
      .toLowerCase()
      .replaceAll(/["“”'‘’.,;]/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )
  return all.length === 0 ? undefined : all.toSorted().join('; ')
}

function folded(column: string, value: string | number | null): string | undefined {
  if (value === null) return undefined
  if (column === 'especie') return kindOf(String(value).replaceAll('_', ' '))
  return String(value).replaceAll(/\s+/g, ' ').trim()
}
