import { type InnerAct, innerActsOf } from '../../gazette/inner-acts/inner-acts-of.ts'
import { withPart } from '../../gazette/inner-acts/one-part.ts'
import { addressOf } from '../../gazette/inner-acts/partes.ts'
import type { ArchivedPublication } from '../../gazette/publication-detail.ts'
import { type ByteString, byteString } from '../../lib/text/byte-string.ts'
import { createActTokens } from '../../monitor/act-tokens.ts'
import { type ActTest, compileQuery } from '../../monitor/compile-query.ts'
import { watchedAct } from '../../monitor/watched-act.ts'
import { excerptSource } from '../../search/snippet/excerpts.ts'
import type { ActKey, Query } from '../../../engine/port.ts'
import type { ArchiveView, FoundAct } from './archive-store.ts'
import { foundActs } from './found-acts.ts'

/** Letters read in one step of the budget, when a part's text is made and analysed. */
const LETTERS_A_STEP = 4

/**
 * The acts of a page as JSON, and of an article that holds several those that a query finds, each on its own;
 * the article itself, if the query finds it but none of them.
 */
export async function partsAsJson(
  view: ArchiveView,
  keys: ActKey[],
  { trechos }: { trechos: boolean },
  query: Query,
): Promise<ByteString> {
  const test = compileQuery(query)
  const rows: string[] = []
  for (const key of keys)
    for (const act of await view.acts([key]))
      for (const found of await foundIn(view, key, act)) {
        const json = JSON.stringify(found)
        view.budget.make(json.length)
        rows.push(json)
      }
  return byteString(`[${rows.join()}]`)

  async function foundIn(
    view: ArchiveView,
    key: ActKey,
    act: ArchivedPublication,
  ): Promise<FoundAct[]> {
    const parts = partsFound(view, act, test)
    if (parts.length === 0)
      return trechos ? await foundActs(view, [key], query) : await view.hits([key])
    const [hit] = await view.hits([key])
    return hit === undefined ? [] : parts.map((part) => partHit(view, hit, act, part))
  }

  function partHit(
    { budget }: ArchiveView,
    hit: FoundAct,
    act: ArchivedPublication,
    part: InnerAct,
  ): FoundAct {
    const parte = addressOf(act.id, part)
    if (!trechos) return { ...hit, parte }
    const text = { ...act, conteudo_completo: ownWords(act, part) }
    return { ...hit, parte, trechos: excerptSource(text, budget).excerpts(query).trechos }
  }
}

/** Of the acts within an article, those that a query finds. */
export function partsFound(
  view: Pick<ArchiveView, 'budget'>,
  act: ArchivedPublication,
  test: ActTest,
): InnerAct[] {
  view.budget.take(act.conteudo_completo.length)
  return innerActsOf(act).filter((part) => holds(view, act, part, test))
}

/** Whether a query finds an act within an article, with what holds for it: title, opening, signature. */
function holds(
  { budget }: Pick<ArchiveView, 'budget'>,
  act: ArchivedPublication,
  part: InnerAct,
  test: ActTest,
): boolean {
  const alone = withPart(act, part)
  budget.take(alone.conteudo_completo.length / LETTERS_A_STEP)
  return test(createActTokens(watchedAct({ ...alone, titulo: part.heading ?? act.titulo })))
}

function ownWords({ conteudo_completo }: ArchivedPublication, { start, end }: InnerAct): string {
  return conteudo_completo.slice(start, end)
}
