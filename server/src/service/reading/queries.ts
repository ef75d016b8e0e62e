import { type EditionPlace, editionCode, letterOf } from '../../gazette/edition-place.ts'
import { type PrintedPlace, inPrintedOrder, topBody } from '../../gazette/printed-order.ts'
import type { Clock } from '../../lib/time/clock.ts'
import { brasiliaDate, lastDayOfMonth } from '../../lib/time/dates.ts'
import type { ArchiveStore, ArchiveView } from '../archive/archive-store.ts'
import type { ListedAct, ShownDay } from './edition-part.ts'
import { shownDays } from './shown-days.ts'

/** How many acts of an edition one page lists: a Section 3 has thousands. */
const ACTS_A_PAGE = 200

/** The editions of a month. */
export interface MonthOfEditions {
  /** Oldest first. */
  dias: ShownDay[]
  /** All months that have an edition, newest first. */
  meses: string[]
}

/** A body in the contents of an edition. */
interface BodyOfEdition {
  orgao: string
  publicacoes: number
  /** The page on which it begins. */
  pagina: number
}

/** A page of the contents of an edition. */
export interface EditionPage {
  /** The day that it is of; without any part, no edition is expected. */
  dia: ShownDay | null
  total: number
  /** How many pages there are; 0: it has no acts. */
  paginas: number
  orgaos: BodyOfEdition[]
  /** In the order of the gazette; empty after the last page. */
  publicacoes: ListedAct[]
  /** The nearest days that have the same section. */
  anterior: string | null
  proxima: string | null
}

/** What anybody may read of editions; nothing of any account is in it. */
export interface ReadingQueries {
  /** YYYY-MM, newest first. */
  months(): Promise<string[]>
  /** @param mes YYYY-MM; null: it is before the first month that is known, or has not come */
  month(mes: string): Promise<MonthOfEditions | null>
  /** @param pagina from 1 */
  edition(place: EditionPlace, pagina: number): Promise<EditionPage>
}

export function createReadingQueries(store: ArchiveStore, clock: Clock): ReadingQueries {
  return {
    months: () => store.read((view) => view.editionMonths()),

    month: (mes) =>
      store.read(async (view) => {
        const now = clock()
        const today = brasiliaDate(now)
        const meses = await view.editionMonths()
        if (!meses.includes(mes) && !(await isBegun(view, mes, today))) return null
        const dias = await daysIn(view, `${mes}-01`, lastDayOfMonth(mes), now)
        return { dias: dias.filter((dia) => dia.data <= today || hasEdition(dia)), meses }
      }),

    edition: (place, pagina) =>
      store.read(async (view) => {
        const { data, secao_base } = place
        const [dia = null] = await daysIn(view, data, data, clock())
        const { before, after } = await view.daysAround(secao_base, data)
        const order = inPrintedOrder(await placesIn(view, place))
        const keys = order.slice((pagina - 1) * ACTS_A_PAGE, pagina * ACTS_A_PAGE)
        return {
          dia,
          total: order.length,
          paginas: Math.ceil(order.length / ACTS_A_PAGE),
          orgaos: bodiesIn(order),
          publicacoes: await view.listedActs(keys.map(({ key }) => key)),
          anterior: before,
          proxima: after,
        }
      }),
  }
}

/** The part of a day that an address means; null: nothing is known of it. */
export function partAt(dia: ShownDay | null, place: EditionPlace) {
  return dia?.partes.find((part) => editionCode(part) === editionCode(place)) ?? null
}

/** Whether a month has come, and the archive knows of days that are no later. */
async function isBegun(view: ArchiveView, mes: string, today: string): Promise<boolean> {
  const first = await view.firstLedgerDate()
  return first !== null && first <= lastDayOfMonth(mes) && `${mes}-01` <= today
}

function hasEdition({ partes }: ShownDay): boolean {
  return partes.some(({ publicacoes }) => publicacoes > 0)
}

async function daysIn(
  view: ArchiveView,
  first: string,
  last: string,
  now: Date,
): Promise<ShownDay[]> {
  const known = {
    parts: await view.editionParts(first, last),
    rows: await view.ledger(first, last),
  }
  return shownDays(known, first, last, now)
}

async function placesIn(view: ArchiveView, place: EditionPlace): Promise<PrintedPlace[]> {
  const all = await view.placesOf(place)
  return all.filter(({ edicao }) => letterOf(place.secao, edicao) === place.letra)
}

function bodiesIn(order: PrintedPlace[]): BodyOfEdition[] {
  const bodies = new Map<string, BodyOfEdition>()
  for (const [place, act] of order.entries()) {
    const orgao = topBody(act.orgao)
    const pagina = Math.floor(place / ACTS_A_PAGE) + 1
    const body = bodies.get(orgao) ?? { orgao, publicacoes: 0, pagina }
    bodies.set(orgao, { ...body, publicacoes: body.publicacoes + 1 })
  }
  return [...bodies.values()]
}
