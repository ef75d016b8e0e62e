import { type Citation, isNational, findCitations, matchesOf } from '../../../engine/entities.ts'
import { type ActName, nameOf } from './act-name.ts'
import { ITS_RECTIFICATION } from './correction-head.ts'
import { DEVICE_BEFORE } from './device.ts'
import { eitherOf } from '../../lib/text/either-of.ts'

/** An act that a sentence is about. */
export interface Mention {
  name: ActName
  /**
   * The words of the sentence before its name; empty for all but the first act, because they belong
   * to that one.
   */
  before: string
  /** The words after its name, up to the next name. */
  after: string
  /** Its name in the sentence, the end of the name before it, and the beginning of the next one. */
  start: number
  end: number
  lead: number
  next: number
}

/** Comes before an act that is the basis of another, not its object. */
const BASIS =
  /(?:nos termos|com fundamento|com base|na forma|em conformidade|de acordo|previst|tendo em vista|delegad)[^,;.]{0,60}$/i
const BASIS_LENGTH = 90
/** Comes before an act that is the means or the reason, where the object has been named. */
const REASON = new RegExp(
  String.raw`(?<!\p{L}[aios]d[ao]s?,? |feit[ao]s?,? |post[ao]s?,? )\b(?:${eitherOf(
    'por(?= $)|por (?:meio|for[çc]a|motivo|conta) d|por (?:n[ãa]o )?(?:ter|haver)',
    'em (?:raz[ãa]o|decorr[êe]ncia|virtude|face) d|em (?:aten[çc][ãa]o|cumprimento) [aà]|haja vista',
  )})[^,;.]{0,80}$`,
  'iu',
)
/** Comes right after the verb: the object of the undoing. */
const OBJECT = /^[\s,:]*[ao]s?\s$/i
/** Something done to a person who was found by an edital: the edital is not the object. */
const OF_A_PERSON = /\b(?:nomea|designa[çc]|exonera|aposentad|remo[çc]|contrata[çc]|redistribui)/i
/**
 * Another act after the name of one: `Ato nº 58, retificado pelo Ato nº 60, publicado no DOU de…`.
 */
const ANOTHER_ACT =
  /\b(?:retificad|alterad|republicad|prorrogad)[ao]s? pel[ao]s?\b|\b(?:objeto d|regid[ao]s? pel|homologad[ao]s? pel|de que trata )o edital\b/i
/** Between two acts of a list: a separator, the letter or number of an item, an article. */
const NEXT_OF_LIST =
  /(?:[;,:\n.]|\be)\s*(?:e\s+)?(?:(?:[a-z]|[IVXLC]{1,5}|\d{1,2})\s?[-–.)]\s*)?(?:e\s+)?(?:d?[ao]s?\s)?$/i
/** `…, e a nomeação de FULANO, contida no Ato nº 2` */
const SAME_AGAIN =
  /(?:,|\be) d?[ao]s? [^.;]{0,120}\b(?:contid|constante|objeto|feit|efetuad|efetivad|realizad)\S* (?:n|d|pel)[ao]s? $/i
/** A line of its own for each of several people: `FULANO, nomeado pelo Ato nº 4.214…` */
const NEXT_PERSON =
  /\n[A-ZÀ-Ý]{2,} [^\n]{0,250}(?:\b(?:nomead|designad|contratad|feit|efetuad|efetivad|realizad)[ao]s? pel[ao]s? |\b(?:objeto|constante|contid[ao]) [dn][ao]s? |[/\t] ?)$/
const JOINT_LENGTH = 280
/** `nºs 48, 49, 51 e 52`, without a date after them. */
const NEXT_NUMBER =
  /(?:, | e )(?:n[ºs°o.]* ?)?(\d{1,3}(?:\.\d{3})+|\d+)(?=[,.;]|\s(?:e\s\d|publicad|de\s\d)|$)/y
/** `nº 351 a 352` */
const RANGE = / a (?:n[ºs°o.]* ?)?(\d{1,3}(?:\.\d{3})+|\d+)(?![\d/.])/y
const MAX_RANGE = 20
/**
 * A further number after a publication clause: `publicada no DOU de 22/3/2023, e nº 147, de 4 de
 * abril`.
 */
const FURTHER_NUMBER = /,? e,?\s+(?:de\s+)?(?=n[º°o.]{1,2} ?\d)/gi
const FURTHER_LENGTH = 60

/**
 * The acts that a sentence is about: the first one that it cites, except for laws and the basis of
 * the act, with the others of its list. `own`: names of the citing act; a law may be about laws.
 */
export function findMentions(sentence: string, own: readonly ActName[]): Mention[] {
  const overLaws = own.some(({ kind }) => isNational(kind))
  const citations = findCitations(sentence)
  const [nearest] = citations
  // The sentence only reports what another act does to a law: `…, que altera a Lei nº 1; revoga a
  // Lei nº 2`.
  const isOfLaw = nearest && isNational(nearest.kind) && nearest.number !== null
  if (isOfLaw && !overLaws && OBJECT.test(sentence.slice(0, nearest.start))) return []
  const first = citations.findIndex(
    (citation) =>
      (overLaws || citation.number === null || !isNational(citation.kind)) &&
      !isBasis(sentence, citation) &&
      !isOfTheirEdital(sentence, citation),
  )
  const start = citations[first]?.start
  if (start === undefined || ITS_RECTIFICATION.test(sentence.slice(0, start))) return []
  const listed = completed(sentence, joinedTo(sentence, citations.slice(first)))
  const starts = [...new Set(listed.map(({ start }) => start)), sentence.length]
  return listed.map((citation) => {
    const { start, end } = citation
    const next = starts[starts.indexOf(start) + 1] ?? sentence.length
    const before = start === starts[0] ? sentence.slice(0, start) : ''
    const lead = listed.findLast((other) => other.start < start)?.end ?? 0
    return {
      name: nameOf(citation),
      before,
      after: sentence.slice(end, next),
      start,
      end,
      lead,
      next,
    }
  })
}

function isBasis(sentence: string, { start }: Citation): boolean {
  const before = sentence.slice(Math.max(0, start - BASIS_LENGTH), start)
  return BASIS.test(before) || REASON.test(before)
}

/** `a nomeação de FULANO, aprovado no concurso do Edital nº 6/2022` */
function isOfTheirEdital(sentence: string, { kind, start }: Citation): boolean {
  return kind === 'edital' && OF_A_PERSON.test(sentence.slice(0, start))
}

/** The part of a sentence before the edital of the people concerned. */
export function beforeEdital(sentence: string): string {
  const edital = findCitations(sentence).find((citation) => isOfTheirEdital(sentence, citation))
  return sentence.slice(0, edital?.start)
}

/** The words after an act's name that are about this act, not about another one that follows. */
export function beforeAnother(after: string): string {
  return after.split(ANOTHER_ACT, 1)[0]! // a split has one part
}

/** The first citation and those that follow it in a list. */
function joinedTo(sentence: string, citations: readonly Citation[]): Citation[] {
  const listed: Citation[] = []
  for (const citation of citations) {
    const before = listed.at(-1)
    if (before && citation.start !== before.start) {
      const joint = sentence.slice(
        Math.max(before.end, citation.start - JOINT_LENGTH),
        citation.start,
      )
      const isOfList =
        NEXT_OF_LIST.test(joint.replace(DEVICE_BEFORE, '')) ||
        (citation.kind === before.kind && (SAME_AGAIN.test(joint) || NEXT_PERSON.test(joint)))
      if (!isOfList || isNational(citation.kind) !== isNational(before.kind)) break
    }
    listed.push(citation)
  }
  return listed
}

/** Adds the numbers of lists that citations alone do not include. */
function completed(sentence: string, listed: Citation[]): Citation[] {
  const groups = [...Map.groupBy(listed, ({ start }) => start).values()]
  const numbers = groups.flatMap(
    (group) => range(sentence, group) ?? [...group, ...moreNumbers(sentence, group.at(-1)!)],
  )
  return groups.length > 1 ? numbers : [...numbers, ...farNumbers(sentence, numbers.at(-1)!)]
}

/** The numbers from one to another, with the date that follows. */
function range(sentence: string, group: Citation[]): Citation[] | null {
  const first = group.at(-1)! // a group is not empty
  RANGE.lastIndex = first.end
  const digits = RANGE.exec(sentence)?.[1]
  const count = Number(digits?.replaceAll('.', '')) - Number(first.number) + 1
  if (digits === undefined || !(count > 1 && count <= MAX_RANGE)) return null
  const { date, year, end } =
    continued(sentence, first, RANGE.lastIndex - digits.length)[0] ?? first
  return Array.from({ length: count }, (_, i) => ({
    ...first,
    date,
    year,
    end,
    number: String(Number(first.number) + i),
  }))
}

/** The numbers that follow one without a date of their own. */
function moreNumbers(sentence: string, last: Citation): Citation[] {
  const found: Citation[] = []
  NEXT_NUMBER.lastIndex = last.end
  for (let next = NEXT_NUMBER.exec(sentence); next; next = NEXT_NUMBER.exec(sentence))
    found.push({ ...last, number: next[1]!.replaceAll('.', ''), end: NEXT_NUMBER.lastIndex })
  return found
}

/** The numbers that are too far from the word for their kind; each with its date. */
function farNumbers(sentence: string, citation: Citation): Citation[] {
  return matchesOf(beforeAnother(sentence.slice(citation.end)), FURTHER_NUMBER).flatMap(
    ({ index, 0: joint }) => {
      const at = citation.end + index + joint.length
      return continued(sentence, citation, at).filter(({ date }) => date !== null)
    },
  )
}

/** The acts that a text names from `at` on, as if the kind of a citation came first. */
function continued(sentence: string, { start }: Citation, at: number): Citation[] {
  const kind = /^\S+/.exec(sentence.slice(start))![0] // a citation begins with its kind
  const rest = sentence.slice(at, at + FURTHER_LENGTH)
  const prefix = /^\d/.test(rest) ? `${kind} nº ` : `${kind} `
  const [found] = findCitations(prefix + rest)
  return found ? [{ ...found, start: at, end: at + found.end - prefix.length }] : []
}
