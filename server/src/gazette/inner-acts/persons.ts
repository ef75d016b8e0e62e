import {
  NAME_AS_USUAL_WITHIN,
  NAME_IN_CAPITALS_WITHIN,
  TITLES_IN_CAPITALS,
} from '../names/name-runs.ts'
import { isNoName } from '../names/no-name.ts'
import { ACTS_ON_PEOPLE } from './acts-on-people.ts'
import { eitherOf } from '../../lib/text/either-of.ts'

/** The most names of one act. One that has more is a list, and its text has them all. */
const MOST = 20
/** Names stand near the beginning of a paragraph. */
const READ_LENGTH = 2_000

/** A name in capitals; one that is written as usual where a word or a verb introduces it. */
const NAME = new RegExp(
  eitherOf(
    String.raw`(?<![\p{L}\d/.-])${NAME_IN_CAPITALS_WITHIN}(?![\p{L}\d/])`,
    String.raw`(?<=(?:servidor(?:a| ?\(a\))?|professora?|docente|candidat[ao]|empregad[ao]|sra?\.|senhora?|doutora?|dra?\.|estudante|médic[ao]) |(?<![\p{L}])[DN](?:esignar|ispensar|omear) (?:[oa] )?)${NAME_AS_USUAL_WITHIN}(?![\p{L}\d/])`,
  ),
  'gu',
)

/** A name that is written as usual, and what follows it is told of somebody. */
const TOLD_NAME = new RegExp(
  String.raw`(?<![\p{L}\d/.-])${NAME_AS_USUAL_WITHIN}(?=, (?:[Mm]atr[íi]cula|[Cc]lassificad|[Hh]abilitad|[Aa]provad|[Oo]cupante))`,
  'gu',
)
/** Between two whole names; `Sousa e Silva` is one. */
const AND_ANOTHER = / e (?=\p{Lu}\S+ (?:d[aeo]s? )?\p{Lu})/u

/** What comes behind is about somebody else: who held the office before, who died, who is stood in for. */
const OTHERS =
  /(?<!\p{L})(?:vaga|vago em|em substituição|decorrente|em virtude d[ao]|ex-servidor|instituidor|falecid[oa]|ficando)(?!\p{L})/iu

/** A verb, or what somebody is, may stand before a name in capitals. */
const BEFORE = new RegExp(
  String.raw`^(?:(?:${ACTS_ON_PEOPLE}|${TITLES_IN_CAPITALS})\.? )+(?=\p{Lu}+ )`,
  'iu',
)

/**
 * The names of those an act is about, each once: the first one of every paragraph. Those that follow are
 * mostly of a cabinet, a predecessor or an authority.
 */
export function personsIn(paragraphs: string[]): string[] {
  const names = new Set<string>()
  for (const paragraph of paragraphs) {
    const name = firstName(paragraph.slice(0, READ_LENGTH))
    if (name !== null) names.add(name)
    if (names.size === MOST) break
  }
  return [...names]
}

function firstName(paragraph: string): string | null {
  if (paragraph.includes('\t')) return null
  const about = paragraph.slice(0, OTHERS.exec(paragraph)?.index)
  const names = about.match(NAME)?.map((name) => name.replace(BEFORE, '')) ?? []
  const told = () => about.match(TOLD_NAME)?.map((name) => name.split(AND_ANOTHER)[0]!)
  return names.find(isName) ?? told()?.find(isName) ?? null
}

function isName(found: string): boolean {
  const words = found.split(' ')
  // `DA CÂMARA` tells of the body.
  const isBehind = (at: number) => at > 0 && !/^d[ao]$/iu.test(words[at - 1]!)
  return (
    words.filter(isTelling).length > 1 && !words.some((word, at) => isNoName(word, isBehind(at)))
  )
}

const isTelling = (word: string) => word.length > 3
