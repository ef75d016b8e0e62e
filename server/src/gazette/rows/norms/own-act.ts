import type { Paragraph } from './list-heads.ts'
import { eitherOf } from '../../../lib/text/either-of.ts'

/** Where a text names an act, and the verb that is about it. */
export interface NamedPlace {
  /** Where the name begins. */
  at: number
  /** The verb before it in the same paragraph; null: the verb opens the list, or comes behind the name. */
  verb: { index: number; end: number } | null
  paragraph: Paragraph
}

/** How far to look back from a name or a verb. */
const REACH = 2_000
const CONDITION_REACH = 200

const DECIDES =
  /(?<!\p{L})(?:resolv|decret|delibera|decid|determina|sanciona|promulga|faz saber|fa[çc]o saber|torna p[úu]blic)/iu
/** Behind it begins what the act does. */
const DECISION =
  /(?<!\p{L})(?:resolve[mu]?|resolvo|decreta|delibera|deliberou|decide|decidiu|determina|sanciono|promulgam?|fa(?:z|[çc]o) saber)(?!\p{L})/giu
/** Why an act decides, and by what authority. */
const GROUNDS = /considerando|tendo em vista|no uso d/iu
/** Before a verb: what may, must not or might be done, or is left to others. */
const NOT_DONE = new RegExp(
  eitherOf(
    String.raw`(?<!\p{L})(?:${eitherOf(
      'compet(?:e|em|ir[áa])|cabe|cabem|caber[áa]|incumbe|incumbem|poder[áa]|poder[ãa]o|pode|podem',
      'vedad[ao]s?|finalidade|objetivo de|minutas?|propostas?|propor|caso|quando|at[ée] que',
      String.raw`sem(?!\s(?:efeito|preju[íi]zo))|nem|n[ãa]o|deleg(?:ar?|o|ad[ao]s?|ando)`,
      'recomend(?:a[rm]?|o|a-se)|suger(?:e|em|ir|e-se)|que sejam?',
    )})(?!\p{L})`,
    String.raw`(?<![\p{L}-])se\s[ao]s?\s`,
  ),
  'iu',
)
/** Before a verb: who may do it. `Fica autorizada a cessão, e revogada a Portaria nº 1` is no such thing. */
const ALLOWED =
  /(?<!\p{L})autoriz(?:a[rm]?|o|ad[ao]s?)(?!\p{L})[^,;]{0,120}\sa\s(?:\p{L}{1,20}r,?\s[^;]{0,60})?$/iu
/** Behind a name: what is done only if something happens. */
const IF =
  /^(?:[^.;:\n]|\.(?=\S)){0,120}?(?:(?<!(?:\s[dn]?[oe]|\scada|\sem))\scaso\s(?:[ao]s?|n[ãa]o|seja|haja)\s|\sdesde que\s|,?\sse\s(?:[ao]s?|n[ãa]o|houver|for)\s)/iu
/** The words of the head of a list behind its verb are about what is done. */
const VERB = /(?<!\p{L})(?:fi(?:ca|car|cam|quem?)|revog|alter[aeo]|cass)/iu
const FINITE = /^(?:altera|revoga|acrescenta|acresce)m?$/iu
/** `a Lei nº 1, de 2020, que altera`; `cuja` */
const ABOUT_ANOTHER = /,\s(?:que|[ao]s? qua(?:l|is))\s\p{L}|(?<!\p{L})cuj[ao]s?(?!\p{L})/iu
const APPLIES = /^\W*(?:art\.?\s\d+[º°o]?\.?\s)?(?:[–-]\s)?(?:aplicam?-se|observar-se-[áa])/iu
/** The act itself does it, whatever else the sentence tells. */
const OWN_VERB =
  /^\W*(?:art\.?\s\d+[º°o]?\.?\s)?(?:[–-]\s)?(?:est[ae]\s(?:\p{L}+\s){1,3})?(?:altera|revoga|acresce)/iu
/** Between a verb and the name of what it is not about. */
const KEPT = new RegExp(
  eitherOf(
    String.raw`mantid|mantendo|permanec|preservad|ressalvad|contrari[ea]m?(?!\p{L})`,
    'em contr[áa]rio(?!.{0,40}(?:especialmente|em especial|notadamente))|sob a vig[êe]ncia',
    String.raw`(?:exceto|salvo)\s[ao]s?\s$|entr\p{L}{1,4} em vigor\sd?[aeo]s?\s$`,
    String.raw`(?:partir|in[íi]cio|at[ée]|desde|data|com|ap[óo]s)\s(?:d?[ao]\s)?(?:entrada em\s)?(?:vig[êe]ncia|vigor|publica[çc][ãa]o)\sd?[ao]s?\s$`,
  ),
  'iu',
)

/** Before the name of an act that made something: `a cessão autorizada pela Portaria`, `a designação de X, objeto da Portaria`. */
const MADE_BY =
  /(?<!\p{L})(?:pel[ao]s?|(?:objeto|constantes?|resultantes?) d[ao]s?|contid[ao]s? n[ao]s?|(?:atrav[ée]s|por (?:meio|interm[ée]dio)) d[ao]s?|mediante(?: [ao]s?)?)\s$/iu
/** What is made is rules, or who decides by them: who alters these alters the act. */
const MADE_RULES =
  /regimento|regulament|estatuto|norma|instru[çc]|disposi|plano|programa|anexo|tabela|quadro|comiss|comit[êe]|conselho|c[âa]mara|colegiado|grupo|equipe|composi|delega/iu

/** Whether something that another act made is meant, and not that act: a cession, a leave, a permission. */
export function isDeedOfAnother(said: string, place: NamedPlace): boolean {
  const between = betweenOf(said, place)
  return MADE_BY.test(between) && !MADE_RULES.test(between)
}

/** Whether an act itself does what the words around a name tell, now and for certain. */
export function isOwnAct(said: string, place: NamedPlace): boolean {
  const { at, verb, paragraph } = place
  const upTo = verb?.index ?? at
  const begin = Math.max(paragraph.start, upTo - REACH)
  const before = said.slice(begin, upTo)
  if (isGround(said.slice(Math.max(paragraph.start, at - REACH), at))) return false
  const sentence = lastSentence(sinceDecision(before))
  const clause = sentence.split(/[;:]/).at(-1)! // a split has one part
  if (ALLOWED.test(clause) || IF.test(paragraphRest(said, place))) return false
  if (NOT_DONE.test(clause) || NOT_DONE.test(openingOf(sentence))) return false
  if (NOT_DONE.test(headBefore(paragraph.head))) return false
  if (verb && FINITE.test(said.slice(verb.index, verb.end)) && isTold(clause)) return false
  return !KEPT.test(betweenOf(said, place).split(';').at(-1)!)
}

/** The words between the verb, or the mark of the item, and the name. */
export function betweenOf(said: string, { at, verb, paragraph }: NamedPlace): string {
  return said.slice(Math.max(verb?.end ?? paragraph.body, at - REACH), at)
}

/** From the name on. */
function paragraphRest(said: string, { at, paragraph }: NamedPlace): string {
  return said.slice(at, Math.min(paragraph.end, at + CONDITION_REACH))
}

function isGround(before: string): boolean {
  const grounds = GROUNDS.exec(before)
  return grounds !== null && !DECIDES.test(before.slice(grounds.index))
}

function isTold(clause: string): boolean {
  if (APPLIES.test(clause)) return true
  const cited = clause.search(/\d{2}/)
  return cited !== -1 && ABOUT_ANOTHER.test(clause.slice(cited)) && !OWN_VERB.test(clause)
}

function sinceDecision(words: string): string {
  const last = Array.from(words.matchAll(DECISION)).at(-1)
  return last ? words.slice(last.index + last[0].length) : words
}

function lastSentence(words: string): string {
  return words.split(/\.\s+(?=\p{Lu})/u).at(-1)!
}

/** What opens a list in its own line: `Compete ao Diretor: I - …; II - …` */
function openingOf(sentence: string): string {
  const colon = sentence.lastIndexOf(':')
  return colon === -1 ? '' : headBefore(lastSentence(sentence.slice(0, colon)))
}

function headBefore(head: string): string {
  const words = sinceDecision(head)
  const verb = VERB.exec(words)
  return verb ? words.slice(0, verb.index) : words
}
