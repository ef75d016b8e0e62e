import type { Config } from '../../config.ts'
import type { HistoryMonth } from '../../ingest/history.ts'
import type { Clock } from '../../lib/time/clock.ts'
import { counted } from '../../lib/text/counted.ts'
import { createByteProgress } from '../../terminal/progress.ts'
import type { ImportRequest, Imported } from '../../threads/import/import-into.ts'
import { tellTrouble } from '../importar/trouble.ts'
import { countLacks } from './lacks.ts'
import { type FetchMonth, UNHEARD } from './month-fetcher.ts'
import { type HistoryPace, createHistoryPace } from './history-pace.ts'
import { lackingRoom } from './room.ts'
import type { RunKeeper } from './run-keeper.ts'
import { durationText } from './time-left.ts'

type ImportOptions = Pick<ImportRequest, 'onProgress' | 'beforeWriting' | 'onAct'>

export interface Bringing {
  config: Config
  clock: Clock
  /** What the folder has at first. */
  found: HistoryMonth[]
  /** Whether a month is to be asked of the portal. */
  needsPortal(mes: string): boolean
  /** Null: nothing is fetched. */
  fetch: FetchMonth | null
  /** A month as the folder has it now, without parts of sections of which some are missing. */
  find(mes: string, unfinished: readonly string[]): Promise<HistoryMonth | undefined>
  bring(paths: string[], options: ImportOptions): Promise<Imported>
  /** Called with zips that are in the archive. */
  discard(paths: string[]): Promise<void>
  /** Begins to say how far it is. */
  keep(span: { de: string; ate: string; meses: number }, pace: HistoryPace): Promise<RunKeeper>
}

/**
 * Brings months one after another; each is whole, with its relations and its place in the ledger, when the next
 * begins.
 * @returns whether all came, and nothing of them was refused
 */
export async function importMonths(months: string[], bringing: Bringing): Promise<boolean> {
  const { needsPortal } = bringing
  const pace = createHistoryPace(bringing.clock)
  const known = new Map(bringing.found.map((month) => [month.mes, month]))
  const todo = months.filter((mes) => known.has(mes) || needsPortal(mes))
  if (todo.length === 0) return true
  const span = { de: todo.at(-1)!, ate: todo[0]!, meses: todo.length }
  const keeper = await bringing.keep(span, pace)
  try {
    const isDone = await importAll(todo, { ...bringing, known, pace, keeper })
    await keeper.end(isDone)
    return isDone
  } catch (error) {
    await keeper.stop(error)
    throw error
  }
}

interface Underway extends Bringing {
  known: Map<string, HistoryMonth>
  pace: HistoryPace
  keeper: RunKeeper
}

async function importAll(todo: string[], underway: Underway): Promise<boolean> {
  const { needsPortal, find, known, pace, keeper } = underway
  let { fetch } = underway
  let isDone = true
  for (const [at, mes] of todo.entries()) {
    pace.begin()
    keeper.month(mes)
    await keeper.between()
    if (fetch === null && !known.has(mes)) continue
    if (needsPortal(mes)) {
      const fetched = fetch === null ? UNHEARD : await fetch(mes, keeper.between)
      isDone = fetched.isDone && isDone
      const month = await find(mes, fetched.unfinished)
      if (month === undefined) {
        keeper.monthDone()
        continue
      }
      known.set(mes, month)
    }
    const month = known.get(mes)!
    const lacking = await lackingRoom(underway.config, month)
    if (lacking !== null) {
      console.error(`${mes}  fica para depois: ${lacking}`)
      if (fetch !== null) console.error('Até haver espaço, nada mais se baixa.')
      fetch = null
      isDone = false
      keeper.monthDone()
      continue
    }
    const rest = bytesOf(todo.slice(at + 1), known)
    const step = { rest, label: `${mes} (${at + 1} de ${todo.length})` }
    isDone = (await importMonth(month, underway, step)) && isDone
    keeper.monthDone()
  }
  return isDone
}

/** Of the acts; of months that nobody has seen, as many as the others have on average. */
function bytesOf(months: string[], known: ReadonlyMap<string, HistoryMonth>): number {
  const all = [...known.values()].reduce((sum, { xmlBytes }) => sum + xmlBytes, 0)
  const mean = known.size === 0 ? 0 : all / known.size
  return months.reduce((sum, mes) => sum + (known.get(mes)?.xmlBytes ?? mean), 0)
}

interface Step {
  /** Bytes of the months after it. */
  rest: number
  label: string
}

/** @returns whether all of it is in */
async function importMonth(
  month: HistoryMonth,
  { bring, discard, pace, keeper }: Underway,
  { rest, label }: Step,
): Promise<boolean> {
  const progress = createByteProgress(label)
  const lacks = countLacks()
  const result = await bring(month.paths, {
    onAct(act) {
      pace.reading()
      lacks.note(act)
    },
    beforeWriting: keeper.between,
    onProgress(done, bytes) {
      const left = pace.left(month, done / bytes, rest)
      keeper.left(left)
      progress.update(done, bytes, left === null ? '' : leftText(left))
    },
  }).finally(progress.stop)
  tellTrouble(result)
  pace.end(month)
  console.log(monthText(month, result, lacks.words(), rest === 0 ? null : pace.rest(rest)))
  if (result.refused.length > 0) return false
  await discard(month.paths)
  return true
}

function monthText(
  { mes }: HistoryMonth,
  { summary }: Imported,
  lacks: string[],
  left: number | null,
): string {
  const { publicacoes, novas, rejeitados, fragmentos, arquivos, pulados } = summary
  const isKnown = pulados === arquivos
  const parts = [
    isKnown
      ? `já no acervo (${counted(publicacoes, 'ato', 'atos')})`
      : counted(novas, 'ato novo', 'atos novos'),
    ...(rejeitados > 0
      ? [`${counted(rejeitados, 'artigo separado', 'artigos separados')} com erro`]
      : []),
    ...(fragmentos > 0
      ? [counted(fragmentos, 'fragmento de página fora', 'fragmentos de página fora')]
      : []),
    ...lacks,
    ...(left === null ? [] : [leftText(left)]),
  ]
  return `${mes}  ${parts.join('; ')}`
}

function leftText(ms: number): string {
  return `falta: ${durationText(ms)}`
}
