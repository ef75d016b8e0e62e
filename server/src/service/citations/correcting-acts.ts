import { findCitations } from '../../../engine/entities.ts'
import type { CitedAct } from '../../gazette/citations/cited.ts'
import type { Relation } from '../../gazette/publication-detail.ts'
import type { ArchiveView, FoundAct } from '../archive/archive-store.ts'
import type { Correcao } from './verdict.ts'

/** What others did to an act that is more than to cite it. */
const CORRECTIONS = new Set<Relation['tipo']>([
  'retificada_por',
  'republicada_por',
  'sem_efeito_por',
  'revogada_por',
  'anulada_por',
])
const MOST = 5
/** Letters around the name of the corrected act. */
const BEFORE = 80
const AFTER = 160

/** Who corrected or undid an act that a text cites, in the words of their texts. */
export async function correctingActs(
  view: ArchiveView,
  { id }: FoundAct,
  cited: Pick<CitedAct, 'kind' | 'number'>,
): Promise<Correcao[]> {
  const all = (await view.relationsOf(id, [])).filter(({ tipo }) => CORRECTIONS.has(tipo))
  // An act that undid several parts of another has a relation for each.
  const relations = [...new Map(all.map((one) => [`${one.tipo} ${one.id}`, one])).values()]
  const found: Correcao[] = []
  for (const relation of relations.slice(0, MOST)) {
    const key = await view.keyOf(relation.id)
    const [hit] = key === null ? [] : await view.hits([key])
    const [act] = key === null ? [] : await view.acts([key])
    if (!hit || !act) continue
    view.budget.take(act.conteudo_completo.length)
    const trecho = passageOn(act.conteudo_completo, cited)
    found.push({ tipo: relation.tipo, publicacao: hit, trecho })
  }
  return found
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
