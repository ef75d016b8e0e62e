import type { CorrectedPassage, Relation, ToldRelation } from '../../gazette/publication-detail.ts'
import { findPassages } from '../../gazette/relations/passages.ts'
import type { RequestBudget } from '../../lib/flow/budget.ts'
import { type Token, tokenize } from '../../../engine/analysis.ts'
import type { ArchiveView } from './archive-store.ts'
import { placedParts } from './placed-parts.ts'

interface Act {
  conteudo_completo: string
}

/** At most this many rectifications of one act are read for their passages. */
const MOST_READ = 20

/** Letters read, or words compared, in one step of the budget. */
const LETTERS_A_STEP = 4

/**
 * Adds to each rectification, on either side, the passages of the rectified act that it changes, and to
 * each part its places.
 */
export async function withPassages(
  view: Pick<ArchiveView, 'budget' | 'publication'>,
  act: Act,
  relations: Relation[],
): Promise<ToldRelation[]> {
  let read = 0
  const parts = placedParts(relations, act.conteudo_completo, view.budget)
  const told: ToldRelation[] = []
  for (const [at, relation] of relations.entries()) {
    const isRead = relation.tipo === 'retifica' || relation.tipo === 'retificada_por'
    const other = isRead && read++ < MOST_READ ? await view.publication(relation.id) : null
    const passagens =
      other === null
        ? []
        : relation.tipo === 'retifica'
          ? correctedPassages(act, other, view.budget)
          : correctedPassages(other, act, view.budget)
    const { said: _, ...shown } = relation
    told.push({ ...shown, parte: parts[at]!, passagens })
  }
  return told
}

/**
 * The passages of an act that another act corrects: those that occur in it exactly once, or all if none does.
 */
function correctedPassages(
  correcting: Act,
  corrected: Act,
  budget: RequestBudget,
): CorrectedPassage[] {
  const text = corrected.conteudo_completo
  budget.take((text.length + correcting.conteudo_completo.length) / LETTERS_A_STEP)
  const tokens = tokenize(text)
  const passages = findPassages(correcting.conteudo_completo).map((passage) => ({
    ...passage,
    posicao: placeOf(passage.onde_se_le, text, tokens, budget),
  }))
  const placed = passages.filter(({ posicao }) => posicao !== null)
  return placed.length > 0 ? placed : passages
}

/**
 * The position of a passage in a text, in code points, ignoring accents and spaces; null unless it
 * occurs exactly once.
 */
function placeOf(
  words: string,
  text: string,
  tokens: Token[],
  budget: RequestBudget,
): number | null {
  budget.take((words.length + tokens.length) / LETTERS_A_STEP)
  const sought = tokenize(words).map((token) => token.text)
  if (sought.length === 0) return null
  const starts = tokens.filter((_, at) => sought.every((word, i) => tokens[at + i]?.text === word))
  const [only] = starts
  return only && starts.length === 1 ? Array.from(text.slice(0, only.start)).length : null
}
