import { isNational } from '../../../engine/entities.ts'
import type { ActKind } from '../../../engine/entities.ts'
import type { ActName } from './act-name.ts'
import { excerptOfPeople } from './correction-head.ts'
import type { CorrectingAct, Correction, CorrectionKind } from './correction.ts'
import { beforeAnother, beforeEdital, findMentions } from './mentions.ts'
import { findPublishedIn } from './published-in.ts'
import type { Span, ToldPart } from './part.ts'
import { firstPeople, toldPart, toldPeople } from './told-part.ts'
import { isOfActs } from './verbs.ts'

/** An act's text, twice: with its quotations, and with blanks for them. */
export interface ReadAct extends CorrectingAct {
  said: string
  own: readonly ActName[]
}

/** The words of a sentence that tell which acts a verb is about. */
export interface Sentence {
  tipo: CorrectionKind
  /** Without quotations. */
  words: string
  /** Where they begin in the text. */
  at: number
  /** Whether something is taken out of an act or put into it. */
  moves?: boolean
  /** Where its verb says that a part is meant: `fica parcialmente revogada`. */
  partly?: Span | null
}

/** The acts that a sentence is about, each with the part of it that is meant. */
export function objectsOf(sentence: Sentence, act: ReadAct): Correction[] {
  const { tipo, at, moves = false, partly = null } = sentence
  const { words, added } = withKind(sentence.words, act)
  const own = tipo === 'regulamenta' ? [...act.own, A_LAW] : act.own
  const mentions = findMentions(words, own)
  if (mentions.length === 0) return nameless({ tipo, words, at: at - added }, act)
  const places = mentions.map(({ name, before, after }) => {
    const known = { today: act.data_publicacao, ownDate: name.date }
    return findPublishedIn(beforeAnother(after), known) ?? findPublishedIn(before, known)
  })
  let part: ToldPart | null = null
  return mentions.map(({ name, before, after, start, end, next, lead }, i) => {
    const inText = (place: number) => at + Math.max(0, place - added)
    // `os arts. 1º das Portarias nº 1 e 2`: numbers that share a word share the part.
    if (!canBe(tipo, name)) part = null
    else if (mentions[i - 1]?.start !== start)
      part = toldPart({
        text: act.conteudo_completo,
        said: act.said,
        before: [inText(lead), inText(start)],
        after: [inText(end), inText(next)],
        isFirst: i === 0,
        undoes: UNDOING.has(tipo) && isAct(name.kind),
        moves,
        partly,
      })
    return {
      tipo,
      names: [name],
      // `as Portarias nº 1, de…, e nº 2, de…, publicadas no DOU de…`
      publishedIn: places[i] ?? places.slice(i).find((place) => place !== null) ?? null,
      excerpt: excerptOfPeople(before + after),
      at: [inText(start), inText(end)],
      part,
    }
  })
}

const UNDOING = new Set<CorrectionKind>(['torna_sem_efeito', 'revoga', 'anula'])

/** Stands for an act's own name where laws are meant, too. */
const A_LAW: ActName = { kind: 'lei', number: null, date: null, office: '' }

/**
 * `revogando a de nº 8, de…`: the kind is that of the act itself, at the beginning of its heading.
 * Also the number of characters that this adds.
 */
function withKind(sentence: string, { titulo }: CorrectingAct): { words: string; added: number } {
  const words = sentence.replace(
    /^(\s+[ao]s?) de (?=n[º°o.]+ ?\d)/i,
    `$1 ${titulo.split(/\s/, 1)[0]} `,
  )
  return { words, added: words.length - sentence.length }
}

/** An act that is known only by its day and the people concerned. */
function nameless({ tipo, words, at }: Sentence, act: ReadAct): Correction[] {
  const told = beforeEdital(words)
  const publishedIn = findPublishedIn(told, { today: act.data_publicacao, ownDate: null })
  const excerpt = excerptOfPeople(told)
  return (publishedIn?.date || publishedIn?.edition) && excerpt !== ''
    ? [
        {
          tipo,
          names: [],
          publishedIn,
          excerpt,
          at: null,
          part: partOfPeople({ tipo, words: told, at }, act),
        },
      ]
    : []
}

/** An act that is known by whom it is about is undone for them. */
function partOfPeople({ tipo, words, at }: Sentence, { said }: ReadAct): ToldPart | null {
  const named = UNDOING.has(tipo) ? firstPeople(said, [at, at + words.length]) : []
  return named.length > 0 ? toldPeople(named) : null
}

/** Whether the law tells acts of this kind from notices of bids, contracts and the like. */
const ACTS = new Set<ActKind>([
  'instrucao_normativa',
  'instrucao',
  'orientacao_normativa',
  'norma_de_execucao',
  'portaria',
  'resolucao',
  'recomendacao',
  'deliberacao',
  'despacho',
  'decisao',
  'ato',
  'provimento',
  'circular',
  'ordem_de_servico',
  'comunicado',
  'edital',
])

/** Whether an act of this kind can be altered, prolonged, suspended or regulated by another act. */
export function isAct(kind: ActKind): boolean {
  return ACTS.has(kind) || isNational(kind)
}

/** An act that is altered or prolonged by another act has a name, and is no contract. */
export function canBe(tipo: CorrectionKind, name: ActName | undefined): boolean {
  return !isOfActs(tipo) || (name !== undefined && isAct(name.kind))
}
