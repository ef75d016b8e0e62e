/*
 * node bench/rows/run-acts-of-rows.ts [--held-out | --measured] [--faults]
 *
 * Of which act rows say that they are, against the labels of acts-of-rows-tuning.json, or of the half that no rule was
 * tuned on. Prints for number, day and kind how many are right, wrong and missing, of articles that look as if they held
 * several acts and of others; `--faults`: each, of the tuning half alone; `--measured`: of the held-out half by table,
 * for the API's `qualidade`.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { linhasOf } from '../../server/src/gazette/rows/linhas.ts'
import { OUTCOMES } from '../../server/src/gazette/rows/tenders/notice-kind.ts'
import { table } from '../lib/figures.ts'
import { readRealActs } from '../lib/real-acts.ts'

const COLUMNS = ['ato_numero', 'ato_data', 'ato_tipo'] as const
type Column = (typeof COLUMNS)[number]
type TableName = 'contratos' | 'pessoal' | 'licitacoes' | 'sancoes' | 'normas'

interface Label {
  id: string
  tabela: TableName
  /** Where the row stands, in UTF-16 units. */
  em: number
  /** Whether its article looks as if it held several acts. */
  varios: boolean
  tipo_ato: string
  numero?: [from: number, to: number, digits: string]
  data?: [from: number, to: number, day: string]
}

interface Value {
  value: string | null
  /** In code points; none where nothing is printed. */
  inicio: number | null
}

interface Count {
  right: number
  wrong: number
  missing: number
}

const isMeasured = process.argv.includes('--measured')
const isHeldOut = isMeasured || process.argv.includes('--held-out')
const acts = await readRealActs()
if (acts.size === 0) console.log('NOT TESTED: no real editions')
else run()

function run(): void {
  const counts = new Map<string, Count>()
  for (const label of labels()) {
    const told = toldOf(label)
    const group = isMeasured ? `${label.tabela} ${kindOf(label)}` : label.varios ? 'several' : 'one'
    for (const column of COLUMNS) {
      const key = `${column} ${group}`
      const count = counts.get(key) ?? { right: 0, wrong: 0, missing: 0 }
      counts.set(key, count)
      const wanted = wantedOf(label, column)
      const found = told?.[column] ?? { value: null, inicio: null }
      const isRight = found.value === wanted.value && isThere(found, wanted)
      if (isRight && wanted.value !== null) count.right++
      if (!isRight && found.value !== null) count.wrong++
      if (!isRight && wanted.value !== null) count.missing++
      if (!isRight && !isHeldOut && process.argv.includes('--faults'))
        console.log(label.id, label.tabela, label.em, column, found, 'wanted', wanted)
    }
  }
  if (isMeasured) {
    for (const [key, { right, wrong, missing }] of counts) {
      const [column, tabela, kind] = key.split(' ')
      if (right + wrong + missing > 0)
        console.log(`${tabela}: ['${column}', '${kind}', ${right}, ${wrong}, ${missing}],`)
    }
    return
  }
  console.log(
    table(
      ['column', 'rows', 'right', 'wrong', 'missing', 'precision', 'recall'],
      [...counts].map(([key, { right, wrong, missing }]) => [
        ...key.split(' '),
        ...[right, wrong, missing].map(String),
        ratio(right, right + wrong),
        ratio(right, right + missing),
      ]),
    ),
  )
}

function labels(): Label[] {
  const half = isHeldOut ? 'held-out' : 'tuning'
  const path = join(import.meta.dirname, `acts-of-rows-${half}.json`)
  return JSON.parse(readFileSync(path, 'utf8')) as Label[]
}

/** What the API's `qualidade` of a table tells figures of. */
function kindOf({ id, tabela }: Label): string {
  const act = acts.get(id)!
  const { pessoal, licitacoes } = linhasOf(act)
  switch (tabela) {
    case 'pessoal':
      return pessoal.length > 5 ? 'mais_de_5' : 'ate_5'
    case 'contratos':
      return /\((?:COMPRASNET 4\.0|SIDEC)/.test(act.conteudo_completo.slice(-200))
        ? 'sistema'
        : 'livre'
    case 'licitacoes':
      return licitacoes.some(({ tipo_aviso }) => OUTCOMES.has(tipo_aviso)) ? 'resultado' : 'anuncio'
    case 'sancoes':
      return 'sancao'
    case 'normas':
      return 'norma'
  }
}

function wantedOf({ numero, data, tipo_ato }: Label, column: Column): Value {
  if (column === 'ato_tipo') return { value: tipo_ato, inicio: null }
  const printed = column === 'ato_numero' ? numero : data
  return { value: printed?.[2] ?? null, inicio: printed?.[0] ?? null }
}

/** Of the row that stands where the label does; null: there is none. */
function toldOf({ id, tabela, em }: Label): Record<Column, Value> | null {
  const act = acts.get(id)!
  const at = Array.from(act.conteudo_completo.slice(0, em)).length
  const rows: {
    inicio: number
    ato_numero: string | null
    ato_data: string | null
    ato_tipo: string | null
    trechos: { coluna: string; inicio: number }[]
  }[] = linhasOf(act)[tabela]
  const placeOf = (row: (typeof rows)[number], coluna: string) =>
    row.trechos.find((place) => place.coluna === coluna)?.inicio ?? null
  const row = rows.find((one) => (placeOf(one, 'pessoa_nome') ?? one.inicio) === at)
  if (!row) return null
  const valueOf = (column: Column) => ({ value: row[column], inicio: placeOf(row, column) })
  return {
    ato_numero: valueOf('ato_numero'),
    ato_data: valueOf('ato_data'),
    ato_tipo: valueOf('ato_tipo'),
  }
}

function ratio(right: number, all: number): string {
  return all === 0 ? '–' : (right / all).toFixed(3)
}

/** The labelled place is in UTF-16 units, the row's in code points: the same in nearly every text. */
function isThere(found: Value, wanted: Value): boolean {
  return wanted.inicio === null || found.inicio === wanted.inicio
}
