import { matchesOf } from '../../../../engine/entities.ts'
import { restOfSentence } from '../../relations/sentence.ts'
import type { SlotReading, Stretch } from '../reading.ts'
import { datesIn } from '../slots/date-slot.ts'
import { durationIn, lastDay } from '../slots/period-slot.ts'
import type { ForceOrigin, NormReadings } from './norm.ts'
import { eitherOf } from '../../../lib/text/either-of.ts'

/** When an act comes into force, as far as it says. */
type ForceRead = Partial<Pick<NormReadings, 'entra_em_vigor' | 'entra_em_vigor_origem'>>

/** The days that an act may name instead of printing one. */
interface NamedDays {
  /** YYYY-MM-DD */
  published: string
  signed: string | null
}

/** `Esta Portaria entra em vigor`: the act speaks of itself. */
const OWN_FORCE =
  /(?<!\p{L})(?:est[ae]|[oa]\spresente)\s(?:\p{L}[\p{L}.º°-]*,?\s){1,9}?(?:(?:entr[ae]|entrar[áa])\sem\s(?:vigor|vig[êe]ncia)|(?:passa(?:r[áa])?\sa\s)?vig(?:ora|orar|er|or[áa]|orar[áa]))(?!\p{L})/giu
/** Parts of the act come into force on another day: what holds for the whole is not said. */
const IN_PARTS =
  /(?:exceto|excetuad|exce[çc][ãa]o|ressalvad|salvo|quanto [aà]|em rela[çc][ãa]o [aà]|demais|produ[çc][ãa]o de efeitos:)|:\s*\n/iu
const AGAIN = /(?<!\p{L})(?:entr[ae]m?|entrar[áa]|entrar[ãa]o)\sem\svigor(?!\p{L})/iu
/** Paragraphs of an article, behind its first sentence. */
const OWN_PARAGRAPHS = /^(?:\s*(?:§|par[áa]grafo)[^\n]*)*/iu
const LENGTH = 400
/** How far the paragraphs of an article reach. */
const REACH = 1_500
/** Behind `publicação`: not that of the act itself, or not in the gazette. */
const ELSEWHERE = String.raw`(?!\p{L})(?!\sem\s(?:bol|bs))(?!\s(?:oficial\s)?d[aoe]s?\s(?!presente))(?!\s(?:oficial\s)?n[oa]s?\s(?!${eitherOf(
  String.raw`di[áa]rio\soficial(?!\s(?:d[oe]|da\s(?!uni)|eletr))|d\.?o\.?u`,
  String.raw`imprensa\s(?:oficial|nacional)(?!\s(?:e|d[aeo])\s)`,
)}))`
const PUBLICATION = new RegExp(
  String.raw`^[\s,]*(?:e produz(?:ir[áa])?(?: seus)? efeitos\s)?(?:(?:n[ao]|a (?:partir|contar) d[ae]|desde a|com a|em|d[ao])\s)?(?:(?:data|dia|mesma data|ato)\s)?(?:d[aeo]\s)?(?:sua\s)?(?:respectiva\s)?publica[çc][ãa]o${ELSEWHERE}`,
  'iu',
)
const SIGNATURE =
  /^[\s,]*(?:(?:n[ao]|a (?:partir|contar) d[ae])\s)?(?:(?:(?:data|dia|ato)\s)?(?:d[aeo]\s)?(?:sua\s)?assinatura|(?:nesta|na presente|(?:a (?:partir|contar) )?(?:desta|da presente)|presente) data)(?!\p{L})/iu
const DAY =
  /^[\s,]*(?:(?:em|no|na|a (?:partir|contar) d[eoa]|ao?)\s)?(?:(?:dia|data)\s)?(?:de\s)?$/iu
const TERM =
  /^[\s,]*(?:(?:em|no|ap[óo]s|depois de|decorridos?|transcorridos?|passados?)\s)?(?:o\s)?(?:prazo\s)?(?:de\s)?(?:decorridos?\s)?$/iu
const OF_PUBLICATION = new RegExp(
  String.raw`^\s*(?:,?\s)?(?:corridos\s)?(?:(?:ap[óo]s|depois|contad[oa]s?|a (?:partir|contar)|da?)\s)?(?:d[aeo]\s)?(?:a\s)?(?:(?:data|dia)\s)?(?:d[aeo]\s)?(?:sua\s)?publica[çc][ãa]o${ELSEWHERE}`,
  'iu',
)

/**
 * What an act says of when it comes into force; nothing where it says several things.
 * @param said without what it quotes
 */
export function ownForceIn(said: string, { start, end }: Stretch, days: NamedDays): ForceRead {
  const told = matchesOf(said.slice(start, end), OWN_FORCE).map(({ index, 0: words }) => {
    const at = start + index + words.length
    const rest = restOfSentence(said, at, Math.min(LENGTH, end - at))
    const place = { start: at, end: at + rest.length }
    return saysAgain(said, place, end) ? null : forceOf(said, place, days)
  })
  const [first] = told
  const isOne = told.every((one) => one && first && sameness(one) === sameness(first))
  return isOne && first ? first : {}
}

/** Whether the sentence, or a paragraph of its article, tells of another force. */
function saysAgain(said: string, { start, end }: Stretch, last: number): boolean {
  const behind = said.slice(end, Math.min(last, end + REACH))
  return AGAIN.test(said.slice(start, end)) || AGAIN.test(OWN_PARAGRAPHS.exec(behind)?.[0] ?? '')
}

function sameness(read: ForceRead): string {
  return `${read.entra_em_vigor_origem?.value} ${read.entra_em_vigor?.value}`
}

function forceOf(said: string, place: Stretch, { published, signed }: NamedDays): ForceRead | null {
  const words = said.slice(place.start, place.end)
  if (IN_PARTS.test(words)) return null
  const publication = PUBLICATION.exec(words)
  if (publication) return told('publicacao', published, behind(place, publication[0]))
  const signature = SIGNATURE.exec(words)
  if (signature) return told('assinatura', signed, behind(place, signature[0]))
  const term = durationIn(said, place)
  if (term && TERM.test(said.slice(place.start, term.start))) {
    const counted = OF_PUBLICATION.exec(said.slice(term.end, place.end))
    const stretch = { start: term.start, end: term.end + (counted?.[0].length ?? 0) }
    return counted && told('prazo', lastDay(published, term.value), stretch)
  }
  const [day] = datesIn(said, place)
  return day && DAY.test(said.slice(place.start, day.start)) ? told('data', day.value, day) : null
}

function told(origin: ForceOrigin, day: string | null, { start, end }: Stretch): ForceRead {
  const read = <Value>(value: Value): SlotReading<Value> => ({ value, start, end })
  return { entra_em_vigor: day === null ? null : read(day), entra_em_vigor_origem: read(origin) }
}

function behind({ start }: Stretch, words: string): Stretch {
  return { start: start + words.length - words.trimStart().length, end: start + words.length }
}
