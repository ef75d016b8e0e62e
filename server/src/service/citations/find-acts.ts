import { isNational } from '../../../engine/entities.ts'
import type { CitedAct } from '../../gazette/citations/cited.ts'
import { dateOfDay, dayNumber } from '../../lib/time/dates.ts'
import type { ArchiveView } from '../archive/archive-store.ts'
import { chooseAct } from './choose-act.ts'
import { windowOf, later } from './coverage-of.ts'
import { type CitationFinding, noneFound, actsFound } from './citation-finding.ts'
import type { Namesake, SoughtName } from './namesake.ts'
import { NEAR, type ToldBody, bodyReader } from './told-body.ts'
import { undecidedReason } from './verdict.ts'

/** How long before its publication an act may bear a date, where the text gives only the day of publication. */
const DATED_BEFORE = 60
/** How long after the told date an act without a date of its own may be published. */
const UNDATED_AFTER = 15
/** Names are at most so much older than the first act. */
const OLDEST = 366

/** Finds the acts that a text cites, all with one look at the archive. */
export async function findActs(
  view: ArchiveView,
  acts: CitedAct[],
  text: string,
): Promise<CitationFinding[]> {
  if (acts.length === 0) return []
  const bodyOf = bodyReader(text)
  const begun = await view.span()
  const oldest = begun && dateOfDay(dayNumber(begun.first) - OLDEST)
  const asked = acts.map((cited) => {
    const body = bodyOf(cited)
    const all = cited.isLocal ? [] : soughtNames(cited, body)
    return { cited, body, sought: all.filter(({ last }) => oldest !== null && last >= oldest) }
  })
  const found = (await view.namesakes(asked.flatMap(({ sought }) => sought))).values()
  return asked.map(({ cited, body, sought }) => {
    const namesakes = sought.flatMap(() => found.next().value ?? [])
    return judge(cited, body, namesakesOf(cited, body, namesakes))
  })
}

function judge(cited: CitedAct, body: ToldBody, namesakes: Namesake[]): CitationFinding {
  if (cited.isLocal) return noneFound('fora_do_acervo', OF_OTHERS)
  const { acts, isCertain } = chooseAct(cited, namesakes, body)
  const keys = acts.map(({ key }) => key)
  if (isCertain) return { said: null, keys: keys.slice(0, 1), total: 1, window: null }
  if (keys.length > 0) return actsFound('indefinido', undecidedReason(keys.length, cited), keys)
  const window = windowOf(cited)
  if (window === null) return noneFound('indefinido', undecidedReason(0, cited))
  return noneFound('desconhecido', NO_ACT, window)
}

/** The days on which an act of its kind and number may have been named, as the text tells them. */
function soughtNames(cited: CitedAct, body: ToldBody): SoughtName[] {
  const { kind, number, date, year, publishedIn } = cited
  if (number === null && date === null) return []
  const within = (first: string, last: string) => ({ name: { kind, number }, first, last })
  const sought: SoughtName[] = []
  if (date !== null) sought.push(within(date, body.isNear ? later(date, UNDATED_AFTER) : date))
  const day = publishedIn?.date
  if (day) sought.push(within(later(day, -DATED_BEFORE), day))
  if (sought.length === 0 && year !== null && (isNational(kind) || body.isNear))
    sought.push(within(`${year}-01-01`, `${year}-12-31`))
  return sought
}

/** Of the acts that have its kind and number, those whose day is as the text tells it. */
function namesakesOf(
  { date, publishedIn }: CitedAct,
  body: ToldBody,
  namesakes: Namesake[],
): Namesake[] {
  if (date === null) return namesakes
  const own = namesakes.filter((act) => act.dated && act.day === dayNumber(date))
  if (own.length > 0) return own
  const isOfBody = (act: Namesake) => (body.agreement(act) ?? 0) >= NEAR
  const day = publishedIn?.date
  // Texts misprint dates, and some acts bear none: their number, place and body agree.
  return day
    ? namesakes.filter((act) => act.data_publicacao === day && (publishedIn.page || isOfBody(act)))
    : namesakes.filter((act) => !act.dated && isOfBody(act))
}

const OF_OTHERS =
  'É norma de estado, do Distrito Federal ou de município: essas não saem no Diário Oficial da União.'
const NO_ACT =
  'O acervo tem todas as seções dos dias em que sairia, e nenhum ato com este nome. Há atos que só saem em boletim interno.'
