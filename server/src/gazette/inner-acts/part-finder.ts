import { type InnerAct, innerActsOf } from './inner-acts-of.ts'
import { type PartAddress, addressOf } from './partes.ts'

interface Article {
  id: string
  conteudo_completo: string
  assinatura: string
}

/** Finds the act that most of some places in an article's text lie in, the first one of several such. */
export type PartFinder = (offsets: number[]) => PartAddress | null

/** The article is read once, and only if it is asked about. */
export function partFinder(article: Article): PartFinder {
  let acts: InnerAct[] | null = null
  return (offsets) => {
    if (offsets.length === 0) return null
    acts ??= withLoneOpenings(innerActsOf(article))
    const most = { count: 0, act: null as InnerAct | null }
    for (const act of acts) {
      const count = offsets.filter((offset) => act.start <= offset && offset < act.end).length
      if (count > most.count) Object.assign(most, { count, act })
    }
    return most.act && addressOf(article.id, most.act)
  }
}

/** An opening that holds for one act alone belongs to it. */
function withLoneOpenings(acts: InnerAct[]): InnerAct[] {
  return acts.map((act, i) => {
    const { opening } = act
    const isShared = [acts[i - 1], acts[i + 1]].some(
      (next) => next?.opening?.start === opening?.start,
    )
    return opening === null || isShared ? act : { ...act, start: opening.start }
  })
}
