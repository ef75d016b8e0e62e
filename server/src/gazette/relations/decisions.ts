import { matchesOf } from '../../../engine/entities.ts'
import type { Correction, CorrectionKind } from './correction.ts'
import { type ReadAct, canBe, isAct, objectsOf } from './objects.ts'
import type { Span } from './part.ts'
import { restOfSentence } from './sentence.ts'
import { findVerbs, isOfActs } from './verbs.ts'
import { eitherOf } from '../../lib/text/either-of.ts'

/**
 * A notice with such a title uses a noun: `comunica a REVOGAÇÃO do Pregão nº 7, publicado no DOU
 * de…`.
 */
const NOTICE = /\b(?:revoga|anula)[çc][ãa]o(?![\wÀ-ÿ])/i
const OF = String.raw`(?=(?:,[^.;\n]{0,100},)? (?:d[aeo]s?|referente [àa]o?s?) )`
const NOUNS: [tipo: CorrectionKind, noun: RegExp][] = [
  ['revoga', new RegExp(`(?<=\\ba )revoga[çc][ãa]o${OF}`, 'gi')],
  ['anula', new RegExp(`(?<=\\ba )anula[çc][ãa]o${OF}`, 'gi')],
]
/** Whatever the title is: `torna pública a prorrogação das inscrições do Edital nº 1, publicado no DOU de…`. */
const TOLD = String.raw`(?<=\b(?:(?:torna|faz)(?:r|m)? p[úu]blic[ao]s?|comunicam?|informam?|divulgam?|avisam?)(?: [^.;\n]{0,120}?)?,? [ao] )`
const TOLD_NOUNS: [tipo: CorrectionKind, noun: RegExp][] = [
  ['revoga', new RegExp(`${TOLD}revoga[çc][ãa]o${OF}`, 'gi')],
  ['anula', new RegExp(`${TOLD}anula[çc][ãa]o${OF}`, 'gi')],
  ['prorroga', new RegExp(`${TOLD}prorroga[çc][ãa]o${OF}`, 'gi')],
  ['altera', new RegExp(`${TOLD}altera[çc][ãa]o${OF}`, 'gi')],
  ['revoga', new RegExp(`${TOLD}cancelamento${OF}`, 'gi')],
  ['suspende', new RegExp(`${TOLD}suspens[ãa]o${OF}`, 'gi')],
]
/** `Fica parcialmente revogada a…` */
const PARTIALLY = /parcialmente|em parte/iu
/** Most texts have no such noun, and lookbehinds try every place. */
const MAY_TELL =
  /[ ,][ao] (?:(?:revoga|anula|prorroga|altera)[çc][ãa]o|suspens[ãa]o|cancelamento)(?:,| d)/i
const FICA = /^ficam?\b/i
/** Comes before the act out of which something is taken: `Excluir do Anexo II da Portaria nº 1 o item 3`. */
const OUT_OF = /(?<!\p{L})(?:d[ao]s?|n[ao]s?|às?|aos?) $/iu
const OUT_OF_LENGTH = 8
/** Of `As ` before the name of an act. */
const ARTICLE_LENGTH = 3
/** How much of a sentence to read. */
const LENGTH = 4_000
/** A rectification is read as such, whatever verb begins it. */
const REPLACES_WORDS = /onde[\s-]+(?:s[êe][\s-]+)?l[êe]|leia[\s-]*se/i
/** `A Portaria nº 1 passa a vigorar com…`: the object comes first. */
const COMES_INTO_FORCE =
  /(?<!que )\b(?:passam? a (?:vigorar|viger|ter a seguinte reda)|passam? a constar)/gi
/** The beginning of such a sentence. */
const BEGINNING =
  /(?:^|\n\n|[.:;] )(?:(?:Art\.? ?\d+[º°o]?\.?|[IVX]+|N[º°] [\d.]+)[ .–-]*)?(?=[AO]s? )/g
const OBJECT_LENGTH = 400
/** What is suspended: an act's effects, not people or payments. */
const EFFECTS = new RegExp(
  String.raw`^[\s,]*(?:[^.;:\n]{0,80}[\s,])?(?:[ao]s?\s)(?:${eitherOf(
    String.raw`efeitos?|efic[áa]cia|vig[êe]ncia|aplica\S+|execu[çc][ãa]o|validade|portarias?|atos?|resolu\S+`,
    String.raw`instru\S+|art(?:igo)?s?|incisos?|§|par[áa]grafos?|despachos?|editais|edital`,
  )})(?!\p{L})`,
  'iu',
)

/** The beginning of what a verb is about: `o prazo`, `a Portaria`. */
const OBJECT = /(?:^|,)\s(?:[ao]s?\s)?\p{L}/u
/** The basis of an alteration, or the next act of the article: no object comes after them. */
const BASIS =
  /[\s,](?:conforme|consoante|com (?:fulcro|fundamento|base)|nos termos|na forma|de acordo com|em conformidade|tendo em vista|considerando)(?!\p{L})|\n\n(?=[AO]S? \p{Lu}{4})/iu

/** `Tornar sem efeito a Portaria nº 1, caso o servidor não se apresente` */
const CONDITION = /,? (?:caso|na hip[óo]tese de|se) (?:[ao]s? )?(?:\p{L}+ ){1,4}?n[ãa]o(?!\p{L})/iu

/** Where a verb says that only a part is meant. */
function partlyIn(said: string, from: number, to: number): Span | null {
  const found = PARTIALLY.exec(said.slice(from, to))
  return found && [from + found.index, from + found.index + found[0].length]
}

/** Whether something is decided only if something else does not happen. */
function isConditional(sentence: string): boolean {
  return CONDITION.test(sentence)
}

/** The acts that an act makes void, revokes, annuls, alters, prolongs, suspends or regulates. */
export function decisions(act: ReadAct): readonly Correction[] {
  if (!isSame(last.act, act)) last = { act, found: readDecisions(act) }
  return last.found
}

/** The last act: its decisions are read for the norms that it touches and then for its relations. */
let last: { act: ReadAct | null; found: readonly Correction[] } = { act: null, found: [] }

/** Whether the same is decided: rows are read with CPFs masked, and without new wording of others. */
function isSame(one: ReadAct | null, other: ReadAct): boolean {
  return (
    one !== null &&
    one.said === other.said &&
    one.conteudo_completo === other.conteudo_completo &&
    one.titulo === other.titulo &&
    one.data_publicacao === other.data_publicacao &&
    one.own === other.own
  )
}

function readDecisions(act: ReadAct): Correction[] {
  const found = [...byVerbs(act), ...byForce(act)]
  if (found.length > 0) return found
  if (NOTICE.test(act.titulo)) return byNouns(act, NOUNS)
  if (!MAY_TELL.test(act.said)) return []
  return byNouns(act, TOLD_NOUNS).filter(({ names: [name] }) => name && isAct(name.kind))
}

/**
 * The acts whose words are replaced by a verb of alteration: `Alterar a Portaria nº 1, onde se lê…`. Relations tell them as
 * rectified.
 */
export function replacements(act: ReadAct): Correction[] {
  return sentencesOfVerbs(act)
    .filter(({ tipo, isReplacing }) => tipo === 'altera' && isReplacing)
    .flatMap((sentence) => objectsOf(sentence, act).slice(0, 1))
    .filter(({ tipo, names: [name] }) => canBe(tipo, name))
}

function byVerbs(act: ReadAct): Correction[] {
  return sentencesOfVerbs(act).flatMap((sentence) => {
    const { tipo, words, isReplacing } = sentence
    if ((tipo === 'altera' && isReplacing) || isConditional(words)) return []
    const behind = isOfEffects(tipo, words) ? behindVerb(sentence, act) : []
    const objects = behind.length > 0 ? behind : inFront(sentence, act)
    return objects.filter((object) => canBe(tipo, object.names[0]))
  })
}

function isOfEffects(tipo: CorrectionKind, words: string): boolean {
  return tipo !== 'suspende' || EFFECTS.test(words)
}

function behindVerb(sentence: VerbSentence, act: ReadAct): Correction[] {
  const objects = objectsOf(sentence, act)
  if (!sentence.moves) return objects
  return objects.filter(
    ({ at }) => at && OUT_OF.test(act.said.slice(0, at[0]).slice(-OUT_OF_LENGTH)),
  )
}

type VerbSentence = ReturnType<typeof sentencesOfVerbs>[number]

function sentencesOfVerbs({ said }: ReadAct) {
  const verbs = findVerbs(said)
  return verbs.map(({ tipo, index, end, moves }, i) => {
    const next = verbs[i + 1]?.index ?? said.length
    const length = Math.min(LENGTH, Math.max(0, next - end))
    const sentence = restOfSentence(said, end, length)
    return {
      tipo,
      moves,
      /** Where `fica` begins. */
      fica: FICA.test(said.slice(index, end)) ? index : null,
      partly: partlyIn(said, index, end),
      words: isOfActs(tipo) ? beforeBasis(sentence) : sentence,
      at: end,
      isReplacing: REPLACES_WORDS.test(sentence),
    }
  })
}

function beforeBasis(sentence: string): string {
  const object = sentence.search(OBJECT)
  const basis = object === -1 ? -1 : sentence.slice(object).search(BASIS)
  return basis === -1 ? sentence : sentence.slice(0, object + basis)
}

/** Only with a place of publication: other sentences about a bid name it, too. */
function byNouns(act: ReadAct, nouns: typeof NOUNS): Correction[] {
  return nouns
    .flatMap(([tipo, noun]) =>
      matchesOf(act.said, noun).flatMap(({ index, 0: { length } }) => {
        const at = index + length
        const sentence = restOfSentence(act.said, at, LENGTH)
        const words = isOfActs(tipo) ? beforeBasis(sentence) : sentence
        if (tipo === 'suspende' && !EFFECTS.test(words.replace(/^ d/, ' '))) return []
        return objectsOf({ tipo, words, at }, act)
      }),
    )
    .filter(({ tipo, names: [name], publishedIn }) => publishedIn !== null && canBe(tipo, name))
}

/** The acts whose names come before `passa a vigorar`. */
function byForce(act: ReadAct): Correction[] {
  return matchesOf(act.said, COMES_INTO_FORCE).flatMap(({ index }) => {
    const words = beginningOf(act.said, index)
    return words === null
      ? []
      : objectsOf({ tipo: 'altera', ...words }, act)
          .slice(0, 1)
          .filter((object) => canBe('altera', object.names[0]))
  })
}

/** The words of a sentence before a place, if it begins with its subject. */
function beginningOf(said: string, index: number): { words: string; at: number } | null {
  const from = Math.max(0, index - OBJECT_LENGTH)
  const near = said.slice(from, index)
  const beginning = matchesOf(near, BEGINNING).at(-1)
  if (!beginning) return null
  const begun = beginning.index + beginning[0].length
  return near.includes('\n\n', begun) ? null : { words: near.slice(begun), at: from + begun }
}

/** `O prazo do art. 3º da Portaria nº 1, de…, fica prorrogado` */
function inFront({ tipo, fica, moves }: VerbSentence, act: ReadAct): Correction[] {
  const found = fica === null ? null : beginningOf(act.said, fica)
  if (!found || !isOfEffects(tipo, ` ${found.words}`)) return []
  const objects = objectsOf({ tipo, ...found }, act).slice(0, 1)
  // `O servidor designado pela Portaria nº 1 fica excluído da comissão` alters the committee.
  return moves
    ? objects.filter(
        ({ at, part }) => part?.tipo === 'dispositivo' || at![0] - found.at <= ARTICLE_LENGTH,
      )
    : objects
}
