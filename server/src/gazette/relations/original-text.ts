import { matchesOf } from '../../../engine/entities.ts'
import { words } from '../words.ts'
import { peopleIn } from './named-people.ts'
import { eitherOf } from '../../lib/text/either-of.ts'

/** What is done to people, as a verb: the people come after it. */
const VERB = new RegExp(
  String.raw`(?<!\p{L})(?:${eitherOf(
    'nome(?:ar|io|ia)|design(?:ar|o|a)|exoner(?:ar|o|a)|dispens(?:ar|o|a)|conced(?:er|o|e)',
    'autoriz(?:ar|o|a|ad[ao])|aposent(?:ar|o|a)|ceder|prorrogar|contratar|remover|redistribuir',
    'reconduzir|declarar vago|tornar sem efeito|alterar|homologar|promover|subdelegar|delegar',
  )})(?!\p{L})`,
  'giu',
)
/** Comes before somebody whom an act is not about: who left the office, whom another replaces. */
const NOT_ABOUT = new RegExp(
  String.raw`(?:${eitherOf(
    'vaga|vag[ao]|aposentadoria|exonera[çc][ãa]o|vac[âa]ncia|falecimento|dispensa|posse',
    'redistribui[çc][ãa]o|origin[áa]ri[ao]|substituir|substitui[çc][ãa]o|instituidora?|ex-servidora?',
    'lugar de|c[ôo]njuge|titular|anteriormente|ocupad[ao]s?|pel[ao]s?',
  )})(?!\p{L})[^;\n]{0,110}$`,
  'iu',
)
const BEFORE_LENGTH = 130
/** A line that begins with a name. */
const LISTED = /\n[^\S\n]*(?:[\d.)ºª•-]{1,5} ?|[IVXLC]{1,6} ?[-–] )?(?=\p{Lu})/gu
/** After the name of an entry of a list; a signature has nothing after it. */
const ENTRY = /^ ?[,;/\t(–-]/
/** The office of who signs, in the last line. */
const SIGNATURE = /^ ?[,–-][^\n\d.;]{0,60}$/

/**
 * Whether an act does something to these people only; `null`: whether it does so to one person or
 * group of people only.
 */
export function namesOnly(text: string, people: string[] | null): boolean {
  const subjects = new Map(subjectsOf(text).map((name) => [words(name), name]))
  if (people === null) return subjects.size <= 1 && matchesOf(text, VERB).length <= 1
  const meant = people.map(words)
  const isMeant = (subject: string) =>
    meant.some((each) => each.includes(subject) || subject.includes(each))
  const found = [...subjects.keys()]
  return found.length > 0 && found.every(isMeant)
}

/** The people to whom a text does something: after its verbs, and in its lists. */
function subjectsOf(text: string): string[] {
  const verbs = matchesOf(text, VERB)
  const ofVerbs = verbs.flatMap(({ index, 0: verb }, i) => {
    const from = index + verb.length
    const paragraph = text.indexOf('\n\n', from + 4)
    const end = Math.min(
      verbs[i + 1]?.index ?? text.length,
      paragraph === -1 ? text.length : paragraph,
    )
    return peopleIn(text, [from, end])
      .filter(
        ({ at: [start] }) =>
          !NOT_ABOUT.test(text.slice(Math.max(from, start - BEFORE_LENGTH), start)),
      )
      .map(({ name }) => name)
  })
  const listed = matchesOf(text.slice(verbs[0]?.index ?? text.length), LISTED).flatMap((line) => {
    const start = (verbs[0]?.index ?? 0) + line.index + line[0].length
    const [person] = peopleIn(text, [start, start + 100])
    const rest = text.slice(person?.at[1] ?? start)
    const isEntry = person?.at[0] === start && ENTRY.test(rest) && !SIGNATURE.test(rest)
    return isEntry ? [person.name] : []
  })
  return [...ofVerbs, ...listed]
}
