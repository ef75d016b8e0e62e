import { findCitations } from '../../../engine/entities.ts'
import type { ActKey } from '../../../engine/port.ts'
import type { Cited, CitedAct } from '../../gazette/citations/cited.ts'
import type { Relation } from '../../gazette/publication-detail.ts'
import type { ActCorrection, ArchiveView, FoundAct } from '../archive/archive-store.ts'
import type { Correcao } from './verdict.ts'

/** What others did to an act that is more than to cite it. */
const CORRECTIONS = new Set<Relation['tipo']>([
  'retificada_por',
  'republicada_por',
  'sem_efeito_por',
  'revogada_por',
  'anulada_por',
])
/** Correcting acts of one act that are told. */
const MOST = 5
/** Texts in memory at once. */
const AT_ONCE = 20
/** Letters around the name of the corrected act. */
const BEFORE = 80
const AFTER = 160

/** A citation of an act that others changed. */
interface Changed {
  cited: CitedAct
  key: ActKey
}

interface Told extends ActCorrection {
  cited: CitedAct
}

/** Who corrected or undid the acts that a text cites, in the words of their texts. */
export async function correctingActs(
  view: ArchiveView,
  changed: Changed[],
): Promise<Map<Cited, Correcao[]>> {
  if (changed.length === 0) return new Map()
  const all = await view.correctionsOf([...new Set(changed.map(({ key }) => key))])
  const ofAct = Map.groupBy(
    all.filter(({ tipo }) => CORRECTIONS.has(tipo)),
    ({ original }) => original,
  )
  const told = changed.flatMap(({ cited, key }) =>
    eachOnce(ofAct.get(key) ?? []).map((one): Told => ({ ...one, cited })),
  )
  const hits = await view.hitsByKey([...new Set(told.map(({ key }) => key))])
  const passages = await readPassages(view, told, hits)
  const corrections = new Map<Cited, Correcao[]>()
  for (const { cited, tipo, key } of told) {
    const publicacao = hits.get(key)
    const trecho = passages.get(`${key} ${nameIn(cited)}`) ?? null
    if (publicacao)
      corrections.set(cited, [...(corrections.get(cited) ?? []), { tipo, publicacao, trecho }])
  }
  return corrections
}

/** An act that undid several parts of another has a relation for each. */
function eachOnce(corrections: ActCorrection[]): ActCorrection[] {
  const once = new Map(corrections.map((one) => [`${one.tipo} ${one.key}`, one]))
  return [...once.values()].slice(0, MOST)
}

/** Reads each correcting text once, a few at a time; by its act's key and the name that is sought in it. */
async function readPassages(
  view: ArchiveView,
  told: Told[],
  hits: ReadonlyMap<ActKey, FoundAct>,
): Promise<Map<string, string | null>> {
  const passages = new Map<string, string | null>()
  const byId = [...Map.groupBy(told, ({ key }) => hits.get(key)?.id)]
  for (let at = 0; at < byId.length; at += AT_ONCE) {
    const some = new Map(byId.slice(at, at + AT_ONCE))
    const keys = some.values().map(([one]) => one!.key) // a group is not empty
    for (const { id, conteudo_completo: text } of await view.acts([...keys])) {
      view.budget.take(text.length)
      for (const { key, cited } of some.get(id) ?? [])
        passages.set(`${key} ${nameIn(cited)}`, passageOn(text, cited))
    }
  }
  return passages
}

function nameIn({ kind, number }: CitedAct): string {
  return `${kind} ${number}`
}

/** The words of a text around the name of an act, whole words only; null if it does not have the name. */
function passageOn(
  text: string,
  { kind, number }: Pick<CitedAct, 'kind' | 'number'>,
): string | null {
  const named = findCitations(text).find((one) => one.kind === kind && one.number === number)
  if (!named) return null
  const before = text.slice(Math.max(0, named.start - BEFORE), named.start)
  const after = text.slice(named.end, named.end + AFTER)
  const begun = named.start > BEFORE ? before.replace(/^\S*\s/, '… ') : before
  const ended = named.end + AFTER < text.length ? after.replace(/\s\S*$/, ' …') : after
  return `${begun}${text.slice(named.start, named.end)}${ended}`.replace(/\s+/g, ' ').trim()
}
