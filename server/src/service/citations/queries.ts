import { type Cited, findCited } from '../../gazette/citations/cited.ts'
import type { Clock } from '../../lib/time/clock.ts'
import { brasiliaDate } from '../../lib/time/dates.ts'
import { pointCounter } from '../../lib/text/point-counter.ts'
import type { ArchiveStore, ArchiveView, FoundAct } from '../archive/archive-store.ts'
import type { Notice } from '../notice.ts'
import { missingOf } from './coverage-of.ts'
import { findActs } from './find-acts.ts'
import { findPlaces } from './find-places.ts'
import { MOST_CITATIONS } from './most-citations.ts'
import { searchProcesses } from './search-processes.ts'
import type { PagePlace } from './namesake.ts'
import { unwrap } from './unwrap.ts'
import { type Citacao, readAs } from './verdict.ts'
import { type FoundCitation, type Verdict, verdictsOf } from './verdicts.ts'

/** Queries for what a text cites. */
export interface CitationQueries {
  /** The first citations of a text, each with what the archive has of it, and how many there are besides. */
  verify(text: string): Promise<Verification>
  /** The acts of a printed page, and what is missing of its section. */
  page(place: PagePlace): Promise<{ publicacoes: FoundAct[]; avisos: Notice[] }>
}

interface Verification {
  citacoes: Citacao[]
  mais: number
  avisos: Notice[]
}

export function createCitationQueries(store: ArchiveStore, clock: Clock): CitationQueries {
  const today = () => brasiliaDate(clock())
  return {
    verify: (text) => store.read((view) => verify(view, text, today())),
    page: (place) =>
      store.read(async (view) => {
        const { data, secao } = place
        const sections = secao === 'extra' ? [] : [`DO${secao}`]
        const [keys = []] = await view.onPages([place])
        const [avisos = []] = await missingOf(view, today(), [
          { first: data, last: data, sections },
        ])
        return { publicacoes: await view.hits(keys), avisos }
      }),
  }
}

async function verify(view: ArchiveView, text: string, today: string): Promise<Verification> {
  view.budget.take(text.length)
  const read = unwrap(text)
  const all = findCited(read.text, today)
  const cited = all.slice(0, MOST_CITATIONS)
  const { verdicts, avisos } = await lookUp(view, cited, { text: read.text, today })
  const placed = cited.map(({ start, end }) => ({
    start: read.placeOf(start),
    end: read.placeOf(end),
  }))
  const pointOf = pointsIn(text, placed)
  const citacoes = cited.map((one, i): Citacao => {
    const { start, end } = placed[i]!
    return {
      tipo: one.tipo,
      texto: text.slice(start, end),
      inicio: pointOf(start),
      fim: pointOf(end),
      lida: readAs(one),
      ...verdicts[i]!, // one for each
    }
  })
  return { citacoes, mais: all.length - cited.length, avisos }
}

/** Looks up all citations of a text; what it cites twice, once. */
async function lookUp(
  view: ArchiveView,
  cited: Cited[],
  { text, today }: { text: string; today: string },
): Promise<{ verdicts: Verdict[]; avisos: Notice[] }> {
  const keys = cited.map((one) => JSON.stringify({ ...one, start: 0, end: 0 }))
  const once = new Map(cited.map((one, i) => [keys[i]!, one]))
  const found = await findAll(view, [...once.values()], text)
  const { verdicts, avisos } = await verdictsOf(view, found, today)
  const known = new Map(found.map((one, i) => [one.cited, verdicts[i]!]))
  return { verdicts: keys.map((key) => known.get(once.get(key)!)!), avisos } // each was looked up
}

async function findAll(view: ArchiveView, cited: Cited[], text: string): Promise<FoundCitation[]> {
  const acts = cited.filter((one) => one.tipo === 'ato')
  const places = cited.filter((one) => one.tipo === 'dou')
  const processes = cited.filter((one) => one.tipo === 'processo')
  const findings = [
    ...(await findActs(view, acts, text)),
    ...(await findPlaces(view, places)),
    ...(await searchProcesses(view, processes)),
  ]
  return [...acts, ...places, ...processes].map((one, i) => ({
    cited: one,
    finding: findings[i]!, // one for each
  }))
}

/** Code points before a place of a text, for the places of these citations. */
function pointsIn(text: string, placed: { start: number; end: number }[]): (at: number) => number {
  const ends = placed.flatMap(({ start, end }) => [start, end]).toSorted((a, b) => a - b)
  const count = pointCounter(text)
  const points = new Map(ends.map((at) => [at, count(at)]))
  return (at) => points.get(at)! // counted above
}
