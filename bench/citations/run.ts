/*
 * node bench/citations/run.ts <data folder of an archive of the real editions>
 *
 * Compares what `POST /citacoes/verificar` says with labels set by hand (README.md), and asks it for acts that do
 * not exist. Prints Markdown for RESULTS.md; what differs goes to standard error.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findCited, type Cited } from '../../server/src/gazette/citations/cited.ts'
import { openQueries } from '../../server/src/embedded/queries.ts'
import type { Citacao } from '../../server/src/service/citations/verdict.ts'
import { table } from '../lib/figures.ts'
import { readRealActs } from '../lib/real-acts.ts'
import { inventedCitations } from './invented.ts'

interface Label {
  /** The act of the archive whose text it is in, or a text of the folder `texts`. */
  act?: string
  text?: string
  at: number
  kind: string
  number?: string
  year?: number
  date?: string
  section?: string
  page?: string
  /** The act of the archive that it names. */
  names?: string
}

/** What exists, in whatever state. */
const REAL = new Set(['existe', 'corrigido', 'revogado'])
const LONGEST = 64_000
/** The day for dates without a year in texts that were written for this. */
const WRITTEN = '2023-05-15'

const [dataDir = ''] = process.argv.slice(2)
const acts = await readRealActs()
if (acts.size === 0) console.log('NOT TESTED: no real editions')
else {
  using opened = openQueries({ dataDir, secretKey: null })
  const { citations } = opened.queries
  const labels: Label[] = JSON.parse(readFileSync(join(import.meta.dirname, 'labels.json'), 'utf8'))
  const head = [
    'set',
    'labels',
    'citations',
    'read',
    'recall',
    'read wrong',
    'precision',
    'named',
    'found',
    'found wrong',
    'precision',
    'recall',
  ]
  const rows: string[][] = []
  for (const isHeldOut of [false, true]) {
    const some = labels.filter((label) => half(label) === isHeldOut)
    rows.push(await measure(isHeldOut ? 'held-out' : 'tuning', some))
  }
  console.log(table(head, rows))
  await askInvented()

  function sourceOf({ act, text }: Label): { whole: string; day: string } {
    if (act === undefined) return { whole: writtenText(text!), day: WRITTEN }
    const { conteudo_completo, data_publicacao } = acts.get(act)!
    return { whole: conteudo_completo, day: data_publicacao }
  }

  async function measure(set: string, some: Label[]): Promise<string[]> {
    const count = { citations: 0, read: 0, wrong: 0, named: 0, found: 0, foundWrong: 0 }
    for (const label of some) {
      const { whole, day } = sourceOf(label)
      const from = Math.max(0, label.at - LONGEST / 2)
      const text = whole.slice(from, from + LONGEST)
      const at = label.at - from
      const cited = findCited(text, day)
      const here = cited.filter(({ start, end }) => start <= at && at < end + 1)
      const spot = label.kind === 'dou' ? placeAt(cited, at) : here
      const isCited = label.kind !== 'nada'
      const isRead = spot.some((one) => agrees(one, label))
      count.citations += Number(isCited)
      count.read += Number(isCited && isRead)
      const isWrong = !isRead && here.length > 0
      count.wrong += Number(isWrong)
      if (isCited !== isRead || isWrong)
        console.error(set, 'read', JSON.stringify(label), text.slice(Math.max(0, at - 60), at + 60))
      const { citacoes } = await citations.verify(text.slice(Math.max(0, at - 20_000), at + 20_000))
      const shift = Array.from(text.slice(Math.max(0, at - 20_000), at)).length
      const answers = citacoes.filter(
        ({ tipo, inicio, fim }) => tipo === 'ato' && inicio <= shift && shift < fim + 1,
      )
      judge(label, answers)
    }
    const { citations: all, read, wrong, named, found, foundWrong } = count
    const share = (part: number, whole: number) => (part / whole).toFixed(3)
    const counts = [some.length, all, read, share(read, all), wrong, share(read, read + wrong)]
    const resolved = [
      named,
      found,
      foundWrong,
      share(found, found + foundWrong),
      share(found, named),
    ]
    return [set, ...counts, ...resolved].map(String)

    function judge(label: Label, answers: Citacao[]): void {
      if (label.kind === 'dou' || label.kind === 'processo') return
      count.named += Number(label.names !== undefined)
      const real = answers.filter(({ resultado }) => REAL.has(resultado))
      const isFound = real.some(({ publicacoes }) => publicacoes[0]?.id === label.names)
      count.found += Number(isFound)
      const isFoundWrong = real.length > 0 && !isFound
      count.foundWrong += Number(isFoundWrong)
      if (isFoundWrong || (label.names !== undefined && !isFound))
        console.error(
          set,
          'act',
          JSON.stringify(label),
          JSON.stringify(
            answers.map((one) => [
              one.lida,
              one.resultado,
              one.total,
              one.publicacoes.map(({ id, titulo }) => `${id} ${titulo}`).slice(0, 3),
            ]),
          ),
        )
    }
  }

  async function askInvented(): Promise<void> {
    const ways = Map.groupBy(inventedCitations([...acts.values()]), ({ way }) => way)
    const answered: string[][] = []
    for (const [way, invented] of ways) {
      const counts = new Map<string, number>()
      for (const { text } of invented) {
        const { citacoes } = await citations.verify(text)
        const resultado = citacoes.find(({ tipo }) => tipo === 'ato')?.resultado ?? 'not read'
        counts.set(resultado, (counts.get(resultado) ?? 0) + 1)
        if (REAL.has(resultado)) console.error('invented', text, JSON.stringify(citacoes))
      }
      const real = [...REAL].reduce((sum, one) => sum + (counts.get(one) ?? 0), 0)
      answered.push([
        way,
        String(invented.length),
        String(real),
        [...counts].map(([one, n]) => `${one} ${n}`).join(', '),
      ])
    }
    console.log(table(['invented', 'asked', 'called real', 'answers'], answered))
  }
}

function writtenText(name: string): string {
  return readFileSync(join(import.meta.dirname, 'texts', `${name}.txt`), 'utf8')
}

function half({ act, text }: Label): boolean {
  return (
    Number.parseInt(
      createHash('sha256')
        .update(`half:${act ?? text}`)
        .digest('hex')[0]!,
      16,
    ) %
      2 ===
    1
  )
}

/** The place that covers a day, as one of its own or behind an act. */
function placeAt(cited: Cited[], at: number): Cited[] {
  return cited.filter(
    (one) =>
      (one.tipo === 'dou' && one.start <= at && at <= one.end) ||
      (one.tipo === 'ato' && one.publishedIn !== null && one.end <= at && at - one.end < 200),
  )
}

function agrees(cited: Cited, label: Label): boolean {
  if (cited.tipo === 'processo') return label.kind === 'processo' && cited.digits === label.number
  if (label.kind === 'dou') {
    const place = cited.publishedIn
    return (
      place?.date === label.date &&
      (label.section ?? place?.section) === place?.section &&
      (label.page ?? place?.page) === place?.page
    )
  }
  if (cited.tipo === 'dou' || cited.kind !== label.kind) return false
  return (
    cited.number === (label.number ?? null) &&
    (label.date === undefined || cited.date === label.date) &&
    (label.year === undefined || cited.year === label.year)
  )
}
