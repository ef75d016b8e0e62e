import {
  type ActKind,
  type Citation,
  findCitations,
  findProcesses,
  isLocal,
  isNational,
} from '../../../engine/entities.ts'
import { type PublishedIn, findPublishedIn } from '../relations/published-in.ts'
import { isAct } from '../relations/objects.ts'
import { type GazettePlace, findGazettePlaces } from './gazette-places.ts'

/** An act that a text names. */
export interface CitedAct {
  tipo: 'ato'
  start: number
  end: number
  kind: ActKind
  /** Digits; null for an act named by its date alone. */
  number: string | null
  year: number | null
  /** Its own date, YYYY-MM-DD. */
  date: string | null
  /** The words around its number, and those after it up to the next statement: they tell the body. */
  office: string
  after: string
  /** Whether it is of a state or a town, whose acts are in other gazettes. */
  isLocal: boolean
  publishedIn: PublishedIn | null
}

/** A place of the gazette that is not the place of an act named before it. */
export interface CitedPlace {
  tipo: 'dou'
  start: number
  end: number
  publishedIn: PublishedIn
}

/** A proceeding; its number has digits only. */
export interface CitedProcess {
  tipo: 'processo'
  start: number
  end: number
  digits: string
}

export type Cited = CitedAct | CitedPlace | CitedProcess

/** Acts of these kinds have numbers and dates like the others, and make no corrections. */
const OTHER_ACTS = new Set<ActKind>([
  'sumula',
  'solucao_de_consulta',
  'alvara',
  'acordao',
  'apostila',
])
/** How far behind an act's name its place may stand: `…, Resultado Final, de 6/4/2023, publicado no DOU…`. */
const REACH = 120
/** How much behind a name may tell its body. */
const BODY_REACH = 110
/** A sentence, an item or a line ends. */
const END = /[;\n]|\.(?= (?!n[º°o.])\p{Lu}(?:\p{Ll}|\s))/u
/** `e a retificação veiculada no DOU de…`: the place is that of what changed the act. */
const OF_ANOTHER =
  /(?<!\p{L})(?:errata|(?:retifica|corrigi|altera|revoga|anula)(?:ç|d[ao])\p{L}*|corre[çc][ãa]o)/iu
/** What comes after the name of the body. */
const AFTER_BODY =
  /[;:\n()]|\. |(?<!\p{L})(?:publicad|que|resolve|para|pel[ao]s?|por|bem como|tendo|consider|no us|conforme|combinad|art|inciso|c\/c|alterad|e (?:d?[ao]s?|n[º°]))(?!\p{Ll}{4})/iu

/**
 * What a text cites, in order: acts, places of the gazette and proceedings. `today`: YYYY-MM-DD, the day for
 * dates without a year.
 */
export function findCited(text: string, today: string): Cited[] {
  const places = findGazettePlaces(text)
  const citations = findCitations(text).filter(({ kind }) => isAct(kind) || OTHER_ACTS.has(kind))
  const taken = new Set<GazettePlace>()
  const acts = citations.map((citation, i) => {
    const next = nextStart(text, citations, i)
    const place = placeOf(text, citation, next, places)
    if (place) taken.add(place)
    return readAct(text, citation, { from: beginning(text, citations, i), next, place, today })
  })
  return [
    ...shareOne(acts),
    ...places
      .filter((place) => !taken.has(place))
      .flatMap((place) => readPlace(text, place, today)),
    ...findProcesses(text).map((found): CitedProcess => ({ tipo: 'processo', ...found })),
  ].toSorted((a, b) => a.start - b.start || a.end - b.end)
}

/** `publicada no DOU de 2/5/2023`, where nothing else comes between. */
function placeOf(text: string, citation: Citation, next: number, places: GazettePlace[]) {
  const { end } = citation
  const place = places.find(({ start }) => start >= end)
  if (!place || place.start > next) return null
  if (OF_REFERENCE.test(text.slice(place.start, place.end)))
    return isReferenceOf(text, citation, place) ? place : null
  if (place.start > end + REACH) return null
  const between = text.slice(end, place.start)
  return END.test(between) || OF_ANOTHER.test(between) ? null : place
}

/** References by ABNT NBR 6023 have the place in a sentence of its own. */
const OF_REFERENCE = /^di[áa]rio oficial da uni[ãa]o: ?se[çc][ãa]o/i
/** Between the name and the place such a reference has a summary at most. */
const SUMMARY_REACH = 400
const BEGINS_SENTENCE = /(?:^|[.\n]) ?$/

/** In `Portaria nº 5. Altera a Portaria nº 3. Diário Oficial da União: seção 1` it is not the place of nº 3. */
function isReferenceOf(text: string, { start, end }: Citation, place: GazettePlace): boolean {
  const before = text.slice(Math.max(0, start - 2), start)
  return BEGINS_SENTENCE.test(before) && place.start <= end + SUMMARY_REACH
}

/** Where the next name begins; the numbers of one list share theirs. */
function nextStart(text: string, citations: readonly Citation[], i: number): number {
  const { start } = citations[i]! // i is one of them
  let next = i + 1
  while (citations[next]?.start === start) next++
  return citations[next]?.start ?? text.length
}

/** In `Portarias nº 1 e 2` the second one begins behind the first. */
function beginning(text: string, citations: readonly Citation[], i: number): number {
  const [before, { start }] = [citations[i - 1], citations[i]!] // i is one of them
  if (before?.start !== start) return start
  const [joint] = /^[\s,;]*(?:e\s|c\/c\s)?\s*/i.exec(text.slice(before.end)) ?? ['']
  return before.end + joint.length
}

interface Around {
  from: number
  next: number
  place: GazettePlace | null
  today: string
}

function readAct(text: string, citation: Citation, { from, next, place, today }: Around): CitedAct {
  const { kind, number, year, date, office, end } = citation
  const until = Math.min(next, place?.start ?? next, end + BODY_REACH)
  const rest = text.slice(end, until)
  const stop = rest.search(AFTER_BODY)
  const known = { today, ownDate: date }
  return {
    tipo: 'ato',
    start: from,
    end,
    kind,
    number,
    year,
    date,
    office,
    after: stop === -1 ? rest : rest.slice(0, stop),
    isLocal: isNational(kind) && isLocal(citation),
    publishedIn: place && findPublishedIn(text.slice(end, place.end), known),
  }
}

/** Letters between two names of a list: `nº 1 e nº 2`. */
const JOINT = 12

/** `as Portarias nº 1 e 2, publicadas no DOU de…`: what stands behind the last one is of all. */
function shareOne(acts: CitedAct[]): CitedAct[] {
  const shared = [...acts]
  for (let i = shared.length - 2; i >= 0; i--) {
    const [act, next] = [shared[i]!, shared[i + 1]!] // both are within the list
    const isOneList = act.kind === next.kind && next.start - act.end < JOINT
    if (isOneList && act.publishedIn === null) shared[i] = { ...act, publishedIn: next.publishedIn }
  }
  return shared
}

function readPlace(text: string, { start, end }: GazettePlace, today: string): CitedPlace[] {
  const publishedIn = findPublishedIn(text.slice(start, end), { today, ownDate: null })
  return publishedIn ? [{ tipo: 'dou', start, end, publishedIn }] : []
}
