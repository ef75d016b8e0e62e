import { rarityIn } from '../../monitor/act-keys.ts'
import type { TermWatcher } from '../../events/subscriptions.ts'
import { saidOfContract } from '../../ingest/prepare-contracts.ts'
import { saidOfTender } from '../../ingest/prepare-tenders.ts'
import type { Fence } from '../../lib/flow/lease.ts'
import type { Clock } from '../../lib/time/clock.ts'
import { brasiliaDate, dateOfDay, dayNumber } from '../../lib/time/dates.ts'
import { createMatcher } from '../../monitor/matcher.ts'
import { watchedAct } from '../../monitor/watched-act.ts'
import type { WatchedRows } from '../../monitor/watched-rows.ts'
import { contractFilterOf } from '../rows/contract-filter.ts'
import type { RowPosition } from '../rows/row-store.ts'
import { compileRows } from '../rows/row-watch.ts'
import { tenderFilterOf } from '../rows/tender-filter.ts'
import type { NearTerm, TermStore } from './term-store.ts'

/** Rows read, and events written, at a time: the others wait meanwhile. */
const PAGE = 100

/** What acts make of their rows: nothing that is to come. */
const VOID = new Set(['revogada', 'sem_efeito', 'retirada'])

type ActTest = (term: NearTerm) => Promise<boolean>

interface Asking {
  watcher: string
  question: string
  isOfAct: ActTest
  pages: AsyncGenerator<NearTerm[]>
}

interface TermQuestion {
  store: TermStore
  clock: Clock
  /** A webhook or an alert was left out, for this reason. */
  onDefect(id: string, error: unknown): void
}

/**
 * Asks once a day, for each webhook and alert that wants it, which rows name a day that is now as near as it asks for. A
 * restart asks again: whoever was told is not told twice, because the events are there.
 */
export function createTermQuestion({ store, clock, onDefect }: TermQuestion) {
  /** By webhook or alert, what was asked for and on which day. */
  const asked = new Map<string, string>()
  /** What is being asked for, and the pages that are left of it. */
  let asking: Asking | null = null

  return {
    /** Asks for the next page for one of them; false: there is none. @throws Overtaken */
    async step(watchers: TermWatcher[], fence: Fence): Promise<boolean> {
      const today = brasiliaDate(clock())
      const questionOf = ({ id, filtros, leitura }: TermWatcher) =>
        JSON.stringify([id, today, filtros.linhas, leitura])
      const current = watchers.find((watcher) => questionOf(watcher) === asking?.question)
      if (asking !== null && current !== undefined) {
        const page = await asking.pages.next()
        if (page.done) asking = null
        else await tell(current, page.value, asking.isOfAct, fence)
        return true
      }
      // It wants something else, or nothing for now, and is asked for from the beginning when it does again.
      if (asking !== null) asked.delete(asking.watcher)
      asking = null
      const next = watchers.find((watcher) => asked.get(watcher.id) !== questionOf(watcher))
      if (next === undefined) return false
      const question = questionOf(next)
      asked.set(next.id, question)
      const { linhas } = next.filtros
      if (linhas !== null)
        asking = {
          watcher: next.id,
          question,
          isOfAct: actTest(linhas, next.leitura, onDefect),
          pages: near(linhas, today),
        }
      return true
    },
  }

  async function tell(watcher: TermWatcher, terms: NearTerm[], isOfAct: ActTest, fence: Fence) {
    const wanted: NearTerm[] = []
    for (const term of await store.untold(watcher, terms))
      if (await isOfAct(term)) wanted.push(term)
    if (wanted.length > 0) await store.tell(watcher, wanted, fence)
  }

  /** Whether the act of a row has what is asked of acts. */
  function actTest(
    watched: WatchedRows,
    leitura: number,
    onFault: TermQuestion['onDefect'],
  ): ActTest {
    const { acts } = compileRows(watched, leitura)
    if (acts === null) return async () => true
    const matcher = createMatcher(rarityIn([]))
    matcher.set('acts', acts)
    return async ({ publicacao }) => {
      try {
        const act = await store.act(publicacao)
        return act !== null && matcher.match(watchedAct(act)).length > 0
      } catch (error) {
        onFault(publicacao, error)
        return false
      }
    }
  }

  /** The rows whose day is behind today, and not farther than is asked for. */
  async function* near(watched: WatchedRows, today: string): AsyncGenerator<NearTerm[]> {
    const first = dateOfDay(dayNumber(today) + 1)
    const lastOf = (days: number) => dateOfDay(dayNumber(today) + days)
    if (watched.tabela === 'contratos' && watched.vigencia_fim_em_dias !== undefined) {
      const { vigencia_fim_em_dias: dias, ...others } = watched
      const days = { vigencia_fim_de: first, vigencia_fim_ate: lastOf(dias) }
      const filter = contractFilterOf({ ...others, ...days }, today)
      const read = (after: RowPosition | null) =>
        store.contracts.page(filter, { order: 'vigencia_fim', after, limit: PAGE })
      for await (const rows of pages(read))
        yield rows.map(({ place: { seq }, row: linha }) => ({
          tabela: 'contratos',
          linha,
          publicacao: linha.publicacao,
          seq,
          dito: saidOfContract(linha),
          prazo: { campo: 'vigencia_fim', data: linha.vigencia_fim!, dias }, // it was found by it
        }))
    }
    if (watched.tabela === 'licitacoes' && watched.abertura_em_dias !== undefined) {
      const { abertura_em_dias: dias, ...others } = watched
      const days = { abertura_de: first, abertura_ate: lastOf(dias) }
      const filter = tenderFilterOf({ ...others, ...days }, today)
      const read = (after: RowPosition | null) =>
        store.tenders.page(filter, { order: 'abertura', after, limit: PAGE })
      for await (const rows of pages(read))
        yield rows.map(({ place: { seq }, row: linha }) => ({
          tabela: 'licitacoes',
          linha,
          publicacao: linha.publicacao,
          seq,
          dito: saidOfTender(linha),
          prazo: { campo: 'data_abertura', data: linha.data_abertura!, dias }, // likewise
        }))
    }
  }
}

interface PlacedAt<Row> {
  place: RowPosition
  row: Row
}

/** All rows of a list, page by page, without those that no longer count. */
async function* pages<Row extends { situacao: string }>(
  read: (after: RowPosition | null) => Promise<PlacedAt<Row>[]>,
): AsyncGenerator<PlacedAt<Row>[]> {
  let after: RowPosition | null = null
  do {
    const found: PlacedAt<Row>[] = await read(after)
    yield found.filter(({ row }) => !VOID.has(row.situacao))
    after = found.length < PAGE ? null : found.at(-1)!.place // a full page has rows
  } while (after !== null)
}
