import { anyCase, matchesOf } from '../../../../engine/entities.ts'
import type { SlotReading, Stretch } from '../reading.ts'
import { datesIn } from './date-slot.ts'
import { HOUR, hourOfPlace, timeOf, withHour } from './moment-slot.ts'
import { eitherOf } from '../../../lib/text/either-of.ts'

/** An hour of the day that was told before: `com ABERTURA DA SESSÃO às 09h00min do mesmo dia`. */
const SAME_DAY = new RegExp(
  `${HOUR}[^.;\\d]{0,30}?(?:d[oa] mesm[oa] (?:dia|data)|d[ao] referid[oa] (?:dia|data))`,
  'giu',
)

/** `até 05/06/2023, às 09h e início da disputa às 10h`, `… e abertura a partir das 09h05` */
const BEGINS_THEN = new RegExp(
  `(?<=(?:\\se|[.;,])\\s(?:in[íi]cio d[ao] (?:disputa|sess[ãa]o)|abertura(?! d[ao] edital))[^.;\\d]{0,30}(?:[àa]|da)s\\s)${HOUR}(?![^.;\\n]{0,60}(?:\\d[/.]\\d|\\sdia\\s\\d))`,
  'giu',
)

const HOUR_ALONE = new RegExp(HOUR, 'iu')

/** Words for a day, and how sure it is that a session opens then; 0: it is a day of something else. */
const NAMES: [rank: number, words: RegExp][] = [
  [
    0,
    new RegExp(
      eitherOf(
        String.raw`publicad|publica[çc]|(?<!\p{L})D\.?O\.?U|di[áa]rio oficial|homologad|assinad`,
        String.raw`(?<!\p{L})lei(?!\p{L})|decreto|portaria|of[íi]cio|impugna|esclareciment|retirad[ao] d|visita`,
        'recurso|conv[êe]nio|validade|dispon[íi]ve|download|amostra',
      ),
      'giu',
    ),
  ],
  [
    4,
    /disputa|lances|sess[ãa]o(?! \d)|data d[ae] realiza|realiza[çc][ãa]o(?: d[aoe]|\s?:)|in[íi]cio d[oa] (?:preg|certame|licita)|data (?:e|\/) (?:hora|hor[áa]rio) d[ao] (?:preg|certame|licita)/giu,
  ],
  [
    5,
    /(?:(?:adiad|transferid|remarcad|reagendad|prorrogad|alterad)[oa]s?|alterando a data)[^.]{0,60}?(?<!\p{L})para/giu,
  ],
  [3, /abertura|abrir|abertos|ser[ãa]o abert/giu],
  [
    2,
    new RegExp(
      eitherOf(
        'realizar|realizad|realizando|ser[áa] (?:no )?dia|ocorrer|acontecer|retornar|designad|marcad[ao]',
        'nova data|fica para',
        '(?:entrega|recebimento|apresenta[çc][ãa]o)[^.]{0,60}? (?:ser[áa]|dar-se-[áa]|ocorrer[áa]) no dia',
        'far[áa]|processamento|transferid|adiad',
      ),
      'giu',
    ),
  ],
]
/** Until when something is taken, or from when an edital may be had. */
const LIMIT = new RegExp(
  String.raw`(?:${eitherOf(
    'at[ée]|limite|encerra|t[ée]rmino|fim|final|recebiment|recebid|acolhiment|recebendo',
    'entrega (?:d[aeo]s? )?(?:envelope|proposta|document)|a partir d|edital|cadastr|envio',
    'in[íi]cio d[aeo]s? (?:acolh|recebi|entrega|envio|capta)',
  )})`,
  'iu',
)
interface Day extends SlotReading<string> {
  rank: number
}

/** How far before a day the words stand that say what it is, what is covered or blank not counted. */
const FAR = 140
/** How far behind a day it may be told that a tender is held then. */
const FAR_BEHIND = 240
const FAR_WITH_BLANKS = 600
/** A day that is past counts only where the session itself is named. */
const SURE = 3

/** A day of the session itself; with its hour no later one moves it. */
const OPENED = 4
/** The hour of a session apart from that of its proposals. */
const SUREST = 5

/** What is known of the notice that tells a day. */
interface Announced {
  /** YYYY-MM-DD; what opens is still to come, unless it is misprinted. */
  published: string
  /** A former day may stand before the one that holds. */
  isChange: boolean
}

/**
 * When the session of a tender opens, with its hour if that is printed; null: no day is called so.
 */
export function openingIn(
  text: string,
  place: Stretch,
  { published, isChange }: Announced,
): SlotReading<string> | null {
  let after = place.start
  const days: Day[] = []
  for (const date of datesIn(text, place)) {
    const timed = withHour(text, date, place)
    const told = days.at(-1)
    if (told && isAgain(text, told, timed)) {
      days[days.length - 1] = { ...told, value: timed.value, end: timed.end }
      after = timed.end
      continue
    }
    const before = text.slice(Math.max(after, date.start - FAR_WITH_BLANKS), timed.start)
    const behind = text.slice(timed.end, Math.min(place.end, timed.end + FAR_BEHIND))
    const isTimed = timed.start < date.start
    const rank = rankOf(before, behind, { isChange, isTimed, isWhole: timed.value.includes('T') })
    days.push({ ...timed, rank })
    after = timed.end
  }
  const same = sameDay(text, place, days)
  const all = same ? [...days, same] : days
  const coming = all.filter(({ value, rank }) => rank > 0 && value >= published)
  const sure = coming.length > 0 ? coming : all.filter(({ rank }) => rank >= SURE)
  const best = Math.max(...sure.map(({ rank }) => rank))
  const isBest = ({ rank }: Day) => rank === best
  const first = isChange ? sure.findLast(isBest) : sure.find(isBest)
  const found = (isChange && first && sessionBehind(sure, first)) || first
  if (!found) return null
  const timed = sure.find(({ value }) => value.startsWith(`${found.value}T`))
  const { value, start, end } = timed ?? found
  const read = { value, start, end }
  return value.includes('T') ? read : hourOfPlace(text, read, place.end)
}

/** `fica adiada para abertura às 14h do dia 28/09/2020 e o início da disputa para 28/09/2020 às 15h` */
function sessionBehind(days: Day[], { start, value }: Day): Day | undefined {
  return days.findLast((day) => day.start > start && day.rank === OPENED && day.value >= value)
}

/** `25 de maio de 2023 (25/05/2023), às 8 horas` */
function isAgain(text: string, told: Day, { value, start }: SlotReading<string>): boolean {
  return told.value === value.slice(0, 10) && /^\s?\(\s?$/.test(text.slice(told.end, start))
}

const SENTENCE_ENDS = /(?<=[\p{Ll}\d)]{2}|[-–/]\s?\p{Lu}{2})[.;]\s+(?=\p{Lu})|\n/u
/** `Data: `, `Data, hora e local: dia `, `Data e horário do certame: `, `Data do certame e hora: ` */
const LABELLED = new RegExp(
  String.raw`(?<!\p{L})(?:data|dia(?= da licita))(?:\s?(?:[/,]|e(?=\s)|(?=\s))\s?(?:hora|hor[áa]rio|local)){0,2}(?: d[aoe] (?:${eitherOf(
    'licita|certame|disputa|preg|realiza|sess|leil|sele[çc][ãa]o p[úu]blica|julgamento',
  )})\p{L}*(?: eletr[ôo]nica| d[ae]s? propostas)?)?(?:\s?(?:[/,]|e(?=\s))\s?(?:hora|hor[áa]rio|local)){0,2}(?:\s?:|(?<=[/,]\s?hora)(?=\s))\s*(?:dia:?\s*)?$`,
  'iu',
)
/** Of several labels this one tells of the session. */
const OF_SESSION = /disputa|sess[ãa]o|realiza/iu
const ON_DAY = /(?:no dia|o dia|dia|em)\s*$/iu
const SAID_BEHIND = new RegExp(
  anyCase(
    String.raw`^(?:\.(?=\s(?-i:\p{Ll})))?(?:[^.;\n]{0,120}?(?:realiza(?:r|d|ndo)|abertura|sess[ãa]o|disputa|ocorrer|ser[ãa]o recebid)|(?:[^.;\n]|(?<=\d)\.(?=\d)){0,220}?(?:far[áa] realizar|far[áa] licita[çc][ãa]o|realizar[áa]|estar[áa] (?:realizando|abrindo))(?!\p{L}))`,
  ),
  'u',
)
/** `leia-se: dia 19/08/2020 às 10h`: the hour shows what the day is. */
const SAID_ANEW = /leia[ -]{0,3}se[\s:]*["“]?(?:no\s)?(?:dia\s)?$/iu
/** `a prorrogação do pregão …, cujo objeto é …, para o dia` */
const PUT_OFF_TO =
  /(?<!\p{L})(?:para|p\/) (?:[oa] )?(?:pr[óo]xim[oa] )?(?:dia|data)(?: de)?[\s:]*$/iu
/** `… no Município. Dia 31/05/2023 às 9h.` */
const DAY_ALONE = /^\s*(?:dia:?|data)\s*$/iu

const LAW = /^(?:lei|decreto)/iu
/** Nothing but its hour says what opens: `aquisição de pneus, no dia 24/05/2023 às 9h` */
const BARE_DAY = /(?:[\p{L}\d)"”],|(?<!\p{L})que)\s(?:n?o (?:pr[óo]ximo )?dia|[àa]s|em)?\s*$/iu
/** Far before a day, behind the law and the object: `torna público que realizará licitação …, no dia 25/05/2023`. */
const HELD = /(?:realizar[áa]|far[áa] realizar)[\s,][^;\n]*$/iu

/** How a day is told. */
interface Told {
  isChange: boolean
  /** Its hour stands before it. */
  isTimed: boolean
  /** It has an hour. */
  isWhole: boolean
}

/** By the words nearest before a day, within its sentence; else by those right behind it. */
function rankOf(before: string, behind: string, { isChange, isTimed, isWhole }: Told): number {
  const own = before
    .replaceAll(/ [^\S\n]+|[^\S\n ][^\S\n]*/g, ' ')
    .slice(-FAR)
    .split(SENTENCE_ENDS)
    .at(-1)!
  if (THEN_BEGINS.test(behind)) return OPENED
  if (isLimit(own) || FORMER_DAY.test(own) || (isChange && PLANNED_DAY.test(own))) return 0
  if (isChange && isWhole && SAID_ANEW.test(own)) return 2
  const label = LABELLED.exec(own)
  if (label) return /^data\s?:/iu.test(label[0]) ? 2 : OF_SESSION.test(label[0]) ? 4 : 3
  const named = NAMES.flatMap(([rank, words]) => {
    const last = matchesOf(own, words).at(-1)
    return last ? [{ rank, at: last.index }] : []
  })
  const best = named.toSorted((a, b) => b.at - a.at)[0]
  if (DAY_ALONE.test(own)) return 1
  const isFar = best && own.length - best.at > NEAR && HELD.test(before)
  if (!best || (best.rank === 0 && (isFar || LAW.test(own.slice(best.at)))))
    return isPutOff(own, { isChange, isWhole }) ||
      ((isTimed || ON_DAY.test(own)) && (SAID_BEHIND.test(behind) || HELD.test(before))) ||
      (!isChange && isWhole && !LIMIT.test(own) && BARE_DAY.test(own))
      ? 1
      : 0
  if (best.rank === 0) return 0
  const limit = LIMIT.exec(own.slice(best.at))
  if (limit && best.rank < 4 && !/^(?:recebiment|entrega)/iu.test(limit[0])) return 0
  return Math.max(...named.map(({ rank, at }) => (best.at - at < NEAR ? rank : 0)))
}

function isPutOff(own: string, { isChange, isWhole }: Omit<Told, 'isTimed'>): boolean {
  return isChange && isWhole && PUT_OFF_TO.test(own)
}

function isLimit(own: string): boolean {
  return LAST_DAY.test(own)
}

/** `serão recebidas até as 9h do dia 24/05/2023, quando terá início a disputa` */
const THEN_BEGINS =
  /^[^.;,\n]{0,30},\s(?:quando|(?:momento|hora|ocasi[ãa]o|data) em que)\s[^.;,\d\n]{0,30}(?:in[íi]cio|iniciad|abert|disputa|sess[ãa]o)/iu

/** `até o dia`, `no período de 27 a` */
const LAST_DAY =
  /(?:at[ée]\s*(?:[àa]s)?|per[íi]odo (?:de|entre))\s*(?:o dia|dia|[àa]s?)?\s*(?:(?<=de )\d{1,2}(?: de \p{L}{4,9})? [ae] )?$/iu

/** Words for one day stand together: `Abertura da sessão pública`. */
const NEAR = 40
const FORMER_DAY =
  /(?:anteriormente|inicialmente|que seria|que estava|antes marcad[ao]|(?:acontece|ocorre|realiza)ria(?!\p{L}))[^.]{0,40}$/iu
/** Of a change the former day, of a notice the one that holds: `com abertura prevista para`. */
const PLANNED_DAY = /(?<!reabertura )previst[ao] para[^.]{0,40}$/iu

/** Hours of days told before: a notice has one. */
const MOST = 10

const HOUR_ONLY: Told = { isChange: false, isTimed: false, isWhole: false }

/** An hour of a day told before it, that a session is named for. */
function sameDay(text: string, place: Stretch, days: Day[]): Day | null {
  const own = text.slice(place.start, place.end)
  for (const words of [BEGINS_THEN, SAME_DAY])
    for (const found of matchesOf(own, words).slice(0, MOST)) {
      const at = place.start + found.index
      const day = days.findLast(({ start }) => start < at)
      if (!day || (day.rank >= OPENED && day.value.includes('T'))) continue
      const isNamed = words === BEGINS_THEN || rankOf(text.slice(day.end, at), '', HOUR_ONLY) > 0
      if (!isNamed) continue
      const value = timeOf(day.value.slice(0, 10), found.groups!)
      const hour = HOUR_ALONE.exec(found[0])! // it begins with one
      return { value, start: day.start, end: at + hour[0].length, rank: SUREST }
    }
  return null
}
