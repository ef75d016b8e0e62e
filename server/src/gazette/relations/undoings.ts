import type { ActName } from './act-name.ts'
import { peopleIn } from './correction-head.ts'
import type { CorrectingAct, Correction, CorrectionKind } from './correction.ts'
import { beforeAnother, beforeEdital, findMentions } from './mentions.ts'
import { findPublishedIn } from './published-in.ts'
import { withoutQuotations } from './quotation.ts'
import { restOfSentence } from './sentence.ts'

/**
 * The ways to undo an act, and their words: `Tornar sem efeito…`, `Fica revogada…`, `, revogada
 * a…`. Not words about other acts (`que tornou`, `poderá ser revogada`, `revogada pela`). To quash
 * (`cassar`) ends an act's effects from now on, like to revoke.
 */
const CUES: Record<Exclude<CorrectionKind, 'retifica' | 'republica'>, RegExp> = {
  torna_sem_efeito:
    /(?<!que )\b(?:(?:tor?n|declar)(?:ar|a|o|am|ando)|consider(?:ar|a|o|am))(?:-se)?,?\s(?:(?:(?! que )[^.;:]){0,80}?\s)?(?:sem\s+efeitos?|insubsistentes?)(?![\wÀ-ÿ])|(?<!\bser |\bsido |\bfoi |\bforam )\b(?:torn|declar|consider)ad[ao]s?\s(?:sem\s+efeitos?|insubsistentes?)(?=,?\s[ao]s?\s)|\bficam?\s(?:[^.;:]{0,40}\s)?sem\s+efeitos?(?![\wÀ-ÿ])/gi,
  revoga:
    /(?<!que )(?<!n[ãa]o )\b(?:revogar|cassar)(?![\wÀ-ÿ-])|(?<!que )(?<!n[ãa]o )\b(?:revogo|casso)\b|(?<!que )(?<!n[ãa]o )\brevog(?:a|am)(?:-se)?(?=,?\s)|\bfica(?:m|ndo)?,?\s(?:[^.;:]{0,40}\s)?(?:revog|cass)ad[ao]s?\b|\brevogad[ao]s?(?=\s[ao]s?\s)|\brevogando(?:-se)?(?=,?\s)/gi,
  anula:
    /(?<!que )(?<!n[ãa]o )\banular(?![\wÀ-ÿ-])|\banulo\b|(?<!que )(?<!n[ãa]o )\banul(?:a|am)(?:-se)?(?=,?\s)|\banulando(?:-se)?(?=,?\s)|\bficam?,?\s(?:[^.;:]{0,40}\s)?anulad[ao]s?\b|\b(?:torn|declar)(?:ar|a|o|am|ando)(?:-se)?\snul[ao]s?\b/gi,
}
const KINDS = Object.keys(CUES) as (keyof typeof CUES)[]
/**
 * A notice with such a title uses a noun: `comunica a REVOGAÇÃO do Pregão nº 7, publicado no DOU
 * de…`.
 */
const NOTICE = /\b(?:revoga|anula)[çc][ãa]o(?![\wÀ-ÿ])/i
const NOUNS: [tipo: keyof typeof CUES, noun: RegExp][] = [
  ['revoga', /(?<=\ba )revoga[çc][ãa]o(?= (?:d[aeo]s?|referente [àa]o?s?) )/gi],
  ['anula', /(?<=\ba )anula[çc][ãa]o(?= (?:d[aeo]s?|referente [àa]o?s?) )/gi],
]
/** How much of a sentence to read. */
const LENGTH = 4_000

/** The acts that an act makes void, revokes or annuls: those named after each such verb. */
export function undoings(act: CorrectingAct, own: ActName[]): Correction[] {
  const found = byVerbs(act, own)
  return found.length > 0 || !NOTICE.test(act.titulo) ? found : byNouns(act, own)
}

/** Only with a place of publication: other sentences about a bid name it, too. */
function byNouns(act: CorrectingAct, own: ActName[]): Correction[] {
  const text = act.conteudo_completo
  return NOUNS.flatMap(([tipo, noun]) =>
    [...text.matchAll(noun)].flatMap(({ index, 0: { length } }) =>
      undoing(tipo, restOfSentence(text, index + length, LENGTH), act, own),
    ),
  ).filter(({ publishedIn }) => publishedIn !== null)
}

function byVerbs(act: CorrectingAct, own: ActName[]): Correction[] {
  const text = act.conteudo_completo
  const said = withoutQuotations(text)
  const cues = KINDS.flatMap((tipo) =>
    [...said.matchAll(CUES[tipo])].map(({ index, 0: cue }) => ({
      tipo,
      index,
      end: index + cue.length,
    })),
  ).toSorted((a, b) => a.index - b.index)
  return cues.flatMap(({ tipo, end }, i) => {
    const next = cues[i + 1]?.index ?? text.length
    const length = Math.min(LENGTH, Math.max(0, next - end))
    return undoing(tipo, withKind(restOfSentence(text, end, length), act), act, own)
  })
}

/**
 * `revogando a de nº 8, de…`: the kind is that of the act itself, at the beginning of its heading.
 */
function withKind(sentence: string, { titulo }: CorrectingAct): string {
  return sentence.replace(/^(\s+[ao]s?) de (?=n[º°o.]+ ?\d)/i, `$1 ${titulo.split(/\s/, 1)[0]} `)
}

function undoing(
  tipo: CorrectionKind,
  sentence: string,
  { data_publicacao: today }: CorrectingAct,
  own: ActName[],
): Correction[] {
  const mentions = findMentions(sentence, own)
  if (mentions.length === 0) return nameless(tipo, sentence, today)
  const places = mentions.map(({ name, before, after }) => {
    const known = { today, ownDate: name.date }
    return findPublishedIn(beforeAnother(after), known) ?? findPublishedIn(before, known)
  })
  return mentions.map(({ name, before, after }, i) => ({
    tipo,
    names: [name],
    // `as Portarias nº 1, de…, e nº 2, de…, publicadas no DOU de…`
    publishedIn: places[i] ?? places.slice(i).find((place) => place !== null) ?? null,
    excerpt: peopleIn(before + after),
  }))
}

/** An act that is known only by its day and the people concerned. */
function nameless(tipo: CorrectionKind, sentence: string, today: string): Correction[] {
  const told = beforeEdital(sentence)
  const publishedIn = findPublishedIn(told, { today, ownDate: null })
  const excerpt = peopleIn(told)
  return (publishedIn?.date || publishedIn?.edition) && excerpt !== ''
    ? [{ tipo, names: [], publishedIn, excerpt }]
    : []
}
