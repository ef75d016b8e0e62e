import { isNational } from '../../../engine/entities.ts'
import type { ActKey } from '../../../engine/port.ts'
import {
  type Cited,
  type CitedAct,
  type CitedPlace,
  type CitedProcess,
  findCited,
} from '../../gazette/citations/cited.ts'
import type { SectionCode } from '../../gazette/publication.ts'
import type { Clock } from '../../lib/time/clock.ts'
import { brasiliaDate, dateOfDay, dayNumber } from '../../lib/time/dates.ts'
import { pointCounter } from '../../lib/text/point-counter.ts'
import type { ArchiveStore, ArchiveView, FoundAct } from '../archive/archive-store.ts'
import { emptyArchive } from '../archive/notices.ts'
import type { Notice } from '../notice.ts'
import { chooseAct } from './choose-act.ts'
import { correctingActs } from './correcting-acts.ts'
import { type Window, coverageReader, windowOf } from './coverage-of.ts'
import type { Namesake, PagePlace } from './namesake.ts'
import { type ToldBody, bodyReader } from './told-body.ts'
import { unwrap } from './unwrap.ts'
import {
  type Citacao,
  type Resultado,
  foundReason,
  readAs,
  resultadoOf,
  undecidedReason,
} from './verdict.ts'

/** Citations of a text that are looked up. */
export const MOST_CITATIONS = 250
/** Acts of one citation that are shown. */
const MOST_ACTS = 10
/** How long before its publication an act may bear a date, where the text gives only the day of publication. */
const DATED_BEFORE = 60

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

/** What the archive says of a citation. */
type Verdict = Pick<Citacao, 'resultado' | 'motivo' | 'publicacoes' | 'total' | 'correcoes'>

export function createCitationQueries(store: ArchiveStore, clock: Clock): CitationQueries {
  const today = () => brasiliaDate(clock())
  return {
    verify: (text) => store.read((view) => verify(view, text, today())),
    page: (place) =>
      store.read(async (view) => {
        const missing = coverageReader(view, today())
        const { data, secao } = place
        const sections = secao === 'extra' ? [] : [`DO${secao}`]
        return {
          publicacoes: await view.hits(await view.onPage(place)),
          avisos: await missing({ first: data, last: data, sections }),
        }
      }),
  }
}

async function verify(view: ArchiveView, text: string, today: string): Promise<Verification> {
  view.budget.take(text.length)
  const read = unwrap(text)
  const all = findCited(read.text, today)
  const cited = all
    .slice(0, MOST_CITATIONS)
    .map((one) => ({ ...one, start: read.placeOf(one.start), end: read.placeOf(one.end) }))
  const judge = createJudge(view, read.text, today)
  const ends = cited.flatMap(({ start, end }) => [start, end]).toSorted((a, b) => a - b)
  const count = pointCounter(text)
  const points = new Map(ends.map((at) => [at, count(at)]))
  const citacoes: Citacao[] = []
  for (const one of cited)
    citacoes.push({
      tipo: one.tipo,
      texto: text.slice(one.start, one.end),
      inicio: points.get(one.start)!, // counted above
      fim: points.get(one.end)!,
      lida: readAs(one),
      ...(await judge.of(one)),
    })
  return { citacoes, mais: all.length - cited.length, avisos: judge.missing() }
}

/** Looks up citations of one text. */
function createJudge(view: ArchiveView, text: string, today: string) {
  const missing = coverageReader(view, today)
  const bodyOf = bodyReader(text)
  const lacking = new Map<string, Notice>()
  const known = new Map<string, Verdict>()
  return {
    /** What the archive lacks of the days of citations that were not found. */
    missing: () => [...lacking.values()].slice(0, 10),
    async of(cited: Cited): Promise<Verdict> {
      const key = JSON.stringify({ ...cited, start: 0, end: 0 })
      const verdict = known.get(key) ?? (await lookUp(cited))
      known.set(key, verdict)
      return verdict
    },
  }

  function lookUp(cited: Cited): Promise<Verdict> {
    if (cited.tipo === 'processo') return process(cited)
    return cited.tipo === 'dou' ? place(cited) : act(cited)
  }

  async function act(cited: CitedAct): Promise<Verdict> {
    if (cited.isLocal) return nothing('fora_do_acervo', OF_OTHERS)
    const body = bodyOf(cited)
    const { acts, isCertain } = chooseAct(cited, await namesakesOf(cited, body), body)
    if (isCertain) return found(cited, acts[0]!)
    if (acts.length > 0) {
      const keys = acts.slice(0, MOST_ACTS).map(({ key }) => key)
      const motivo = undecidedReason(acts.length, cited)
      const publicacoes = await view.hits(keys)
      return { resultado: 'indefinido', motivo, publicacoes, total: acts.length, correcoes: [] }
    }
    const window = windowOf(cited)
    return window ? absent(window) : nothing('indefinido', undecidedReason(0, cited))
  }

  async function found(cited: CitedAct, { key }: Namesake): Promise<Verdict> {
    const [hit] = await view.hits([key])
    const correcoes = hit!.situacao === 'publicada' ? [] : await correctingActs(view, hit!, cited)
    return {
      resultado: resultadoOf(hit!), // in this snapshot it is there
      motivo: foundReason(hit!),
      publicacoes: [hit!],
      total: 1,
      correcoes,
    }
  }

  /** The acts that have its kind and number, and were named or published on the days that it tells. */
  async function namesakesOf(cited: CitedAct, body: ToldBody): Promise<Namesake[]> {
    const { date, year, publishedIn } = cited
    if (cited.number === null && date === null) return []
    const dated = date === null ? [] : await named(cited, date, date)
    const own = dated.filter((act) => act.dated)
    if (own.length > 0 || (date !== null && !publishedIn?.date)) return own
    const day = publishedIn?.date
    if (day) {
      const first = dateOfDay(dayNumber(day) - DATED_BEFORE)
      const all = await named(cited, first, day)
      return date === null ? all : all.filter((act) => isOfPlace(act, publishedIn))
    }
    const isTold = isNational(cited.kind) || body.isNear
    return year !== null && isTold ? named(cited, `${year}-01-01`, `${year}-12-31`) : []
  }

  async function named({ kind, number }: CitedAct, first: string, last: string) {
    const begun = await view.span()
    // Names are at most so much older than the first act.
    if (begun === null || last < dateOfDay(dayNumber(begun.first) - 366)) return []
    return await view.namesakes({ name: { kind, number }, first, last })
  }

  async function place({ publishedIn }: CitedPlace): Promise<Verdict> {
    const { date, section, page } = publishedIn
    if (date === null) return nothing('indefinido', NO_DAY)
    const notices = await missing(windowOf({ date: null, year: null, publishedIn })!) // it has a day
    const secoes: SectionCode[] = section ? [section as SectionCode] : ['1', '2', '3']
    const keys: ActKey[] = []
    if (page)
      for (const secao of secoes)
        keys.push(...(await view.onPage({ data: date, secao, pagina: page })))
    if (keys.length > 0) return several(keys, 'O acervo tem esta página, com estes atos.')
    if (notices.length > 0) return noted(notices)
    return page ? nothing('desconhecido', NO_PAGE) : nothing('existe', HAS_DAY)
  }

  async function process({ digits }: CitedProcess): Promise<Verdict> {
    const { total, keys } = await view.index.search({
      query: { kind: 'entity', field: 'processo', value: digits },
      filters: {},
      order: 'recentes',
      offset: 0,
      limit: MOST_ACTS,
    })
    if (total === 0) return noProcess(await view.span())
    const publicacoes = await view.hits(keys)
    return { resultado: 'existe', motivo: HAS_PROCESS, publicacoes, total, correcoes: [] }
  }

  async function several(keys: ActKey[], motivo: string): Promise<Verdict> {
    const publicacoes = await view.hits(keys.slice(0, MOST_ACTS))
    return { resultado: 'existe', motivo, publicacoes, total: keys.length, correcoes: [] }
  }

  async function absent(window: Window): Promise<Verdict> {
    const notices = await missing(window)
    return notices.length > 0 ? noted(notices) : nothing('desconhecido', NO_ACT)
  }

  function noted(notices: Notice[]): Verdict {
    for (const notice of notices) lacking.set(notice.mensagem, notice)
    const why = notices.map(({ mensagem }) => mensagem).join(' ')
    return nothing('fora_do_acervo', `O acervo não tem tudo dos dias em que sairia. ${why}`)
  }
}

/** The number and the place agree, although its date does not: texts misprint dates. */
function isOfPlace(act: Namesake, place: CitedAct['publishedIn']): boolean {
  return !!place?.page && act.data_publicacao === place.date
}

/** No day can be told on which a proceeding must come out: what the archive has is all that can be said. */
function noProcess(span: { first: string; last: string } | null): Verdict {
  if (span === null) return nothing('fora_do_acervo', emptyArchive.mensagem)
  const where = `Nenhum ato do acervo, que vai de ${span.first} a ${span.last}, traz este número.`
  return nothing('desconhecido', `${where} ${OF_PROCESSES}`)
}

function nothing(resultado: Resultado, motivo: string): Verdict {
  return { resultado, motivo, publicacoes: [], total: 0, correcoes: [] }
}

const OF_OTHERS =
  'É norma de estado, do Distrito Federal ou de município: essas não saem no Diário Oficial da União.'
const NO_DAY = 'O texto não diz o dia da edição.'
const NO_PAGE = 'O acervo tem esta seção inteira, e nenhum ato dela está nesta página.'
const HAS_DAY = 'O acervo tem as edições deste dia.'
const OF_PROCESSES = 'Só está nele o que saiu no Diário Oficial, e nem todo processo sai.'
const HAS_PROCESS = 'Estes atos do acervo trazem este número de processo.'
const NO_ACT =
  'O acervo tem todas as seções dos dias em que sairia, e nenhum ato com este nome. Há atos que só saem em boletim interno.'
