import { type InnerAct, innerActsOf } from './inner-acts-of.ts'

interface Article {
  conteudo_completo: string
  assinatura: string
}

/** An article with one of its acts alone: see {@link withPart}. Null: it holds no act with this key. */
export function onePart<A extends Article>(article: A, key: string): A | null {
  const act = innerActsOf(article).find((each) => each.key === key)
  return act === undefined ? null : withPart(article, act)
}

/**
 * An article with the text and the signature of one of its acts: the opening that holds for it, its own
 * words, and who signs it.
 */
export function withPart<A extends Article>(article: A, act: InnerAct): A {
  const { conteudo_completo: text } = article
  const { opening, signature } = act
  const own = text.slice(act.start, act.end)
  const isSigned = signature === null || act.heading !== null
  const pieces = [
    opening && text.slice(opening.start, opening.end),
    own,
    isSigned ? null : signature,
  ]
  return {
    ...article,
    conteudo_completo: pieces.filter((piece) => piece !== null).join('\n\n'),
    assinatura: signature ?? '',
  }
}
