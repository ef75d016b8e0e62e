import { MONTH_NAME, readDate } from '../../../../engine/entities.ts'
import type { EffectOrigin } from '../personnel/movement.ts'
import type { SlotReading, Stretch } from '../reading.ts'
import { datesIn } from './date-slot.ts'
import { eitherOf } from '../../../lib/text/either-of.ts'

/** From when, or how long, something holds. */
export interface EffectRead {
  origin: SlotReading<EffectOrigin>
  date: SlotReading<string> | null
  from: SlotReading<string> | null
  to: SlotReading<string> | null
}

const FROM = new RegExp(
  String.raw`(?:${eitherOf(
    'a partir d[eoa]|a contar d[eoa]|contad[oa]s? (?:a partir )?d[eoa]|desde',
    '(?:com )?(?:efeitos?|vigência)(?: financeiros?| retroativos?)?(?: a partir)?(?: d[eoa]| a| ao| à| em)?',
    String.raw`retroag\p{L}+ (?:a|ao|à)|vigor(?:a|ar)?(?: em| a partir de| n[oa])?|requerimento,? em`,
    String.raw`\p{L}+ a partir do falecimento[^,.;]{0,20},? em|(?:falecimento|óbito)(?: ocorrido)? em`,
    'rescindir em',
  )})(?: partir de)?(?: o)?(?: dia| data de| data| de)*\s*:?,?\s*$`,
  'iu',
)
const DEATH = /(?:óbito|falecimento)/iu
const IS_DEATH = /^\s*,?\s*(?:-|\()?\s*(?:data|dia|quando)[^,.;]{0,20}(?:óbito|falec)/iu

/** The first day of a range whose month or year is told by its last: `9 a `, `30/04 a `, `29 de maio a `. */
const RANGE_START = new RegExp(
  String.raw`(?<![\d./])(\d{1,2})[ºo°]?(?:\s?[/.]\s?(\d{1,2})|\s+de\s+(${MONTH_NAME}))?(?:\s+de\s+(\d{4}))?\s*,?\s*(?:a|à|até|e|ao?|-|–)\s+(?:o\s+)?(?:dia\s+)?$`,
  'iu',
)
const JOINS = /^\s*,?\s*(?:a|à|até|ao|[-–])\s*(?:o )?(?:dia )?$/iu
const TELLS_PERIOD =
  /(?:período|prazo|durante|dias?|de|entre|:|\()(?: total)?(?: de)?(?: vigência)?(?: entre)?\s*[:,]?\s*$/iu
const ON_DAY = /(?<!\p{L}|falecid[oa] )(?:no|em|nos) dias?(?: de)?\s*$/iu

/** When something holds, as a stretch tells it. */
export function effectIn(text: string, { start, end }: Stretch): EffectRead | null {
  const place = { start, end: Math.min(end, start + LOOKED_AT) }
  const dates = datesIn(text, place)
  return (
    periodAmong(text, place, dates) ?? dayAmong(text, place, dates) ?? eventIn(text, place, dates)
  )
}

/** `a partir da publicação`, `a partir da assinatura do contrato até 30 de junho de 2023` */
const FROM_EVENT =
  /(?:a partir|a contar) d[ae] (?:data )?(?:d[ae] )?(?:sua )?(publicação|assinatura)(?!\p{L})/iu
const UNTIL = /(?<!\p{L})até (?:o dia )?$/iu

function eventIn(text: string, place: Stretch, dates: SlotReading<string>[]): EffectRead | null {
  const found = FROM_EVENT.exec(text.slice(place.start, place.end))
  if (!found) return null
  const end = place.start + found.index + found[0].length
  const start = end - found[1]!.length
  const to = dates.find((date) => UNTIL.test(before(text, { start: end, end }, date.start, 20)))
  const value = to ? 'periodo' : /^p/iu.test(found[1]!) ? 'publicacao' : 'assinatura'
  return { origin: { value, start, end }, date: null, from: null, to: to ?? null }
}

const LOOKED_AT = 1_500

function before(text: string, place: Stretch, at: number, length: number): string {
  return text.slice(Math.max(place.start, at - length), at)
}

function periodAmong(
  text: string,
  place: Stretch,
  dates: SlotReading<string>[],
): EffectRead | null {
  for (const [i, date] of dates.entries()) {
    const next = dates[i + 1]
    const lead = before(text, place, date.start, 40)
    if (
      next &&
      joins(text.slice(date.end, next.start), lead) &&
      tellsPeriod(lead, date.start, place)
    )
      return period(date, lastOf(text, dates.slice(i + 1)))
    const partial = RANGE_START.exec(lead)
    if (partial && tellsPeriod(lead.slice(0, partial.index), date.start, place)) {
      const first = firstOf(partial, date)
      if (first) return period(first, date)
    }
    if (ON_DAY.test(lead)) return period(date, date)
  }
  return null
}

/** `de A a B`, and `entre A e B`. */
function joins(between: string, lead: string): boolean {
  return JOINS.test(between) || (/^ e $/u.test(between) && /(?<!\p{L})entre $/iu.test(lead))
}

/** A cell or the value of a label may be the period alone. */
function tellsPeriod(lead: string, at: number, place: Stretch): boolean {
  return TELLS_PERIOD.test(lead) || (lead.trim() === '' && at - place.start < RANGE_WITHIN)
}

const RANGE_WITHIN = 30

const GOES_ON = /^,? e (?:de )?$/iu

/** Where a period ends that is told in parts: `de A a B e de B a C`. */
function lastOf(
  text: string,
  [end, from, to, ...rest]: SlotReading<string>[],
): SlotReading<string> {
  const isMore =
    from &&
    to &&
    GOES_ON.test(text.slice(end!.end, from.start)) &&
    JOINS.test(text.slice(from.end, to.start))
  return isMore ? lastOf(text, [to, ...rest]) : end!
}

function period(from: SlotReading<string>, to: SlotReading<string>): EffectRead | null {
  if (to.value < from.value) return null
  const origin = { value: 'periodo' as const, start: from.start, end: to.end }
  return { origin, date: null, from, to }
}

function firstOf(partial: RegExpExecArray, last: SlotReading<string>): SlotReading<string> | null {
  const [printed, day, number, name, ownYear] = partial
  const [year, month] = last.value.split('-')
  const value = name
    ? readDate([undefined, undefined, undefined, day, name, ownYear ?? year])
    : readDate([day, number ?? month, ownYear ?? year])
  if (value === null) return null
  const start = last.start - printed.length
  const shown = printed.replace(/\s*,?\s*(?:a|à|até|e|ao?|-|–)\s+(?:o\s+)?(?:dia\s+)?$/iu, '')
  return { value, start, end: start + shown.length }
}

function dayAmong(text: string, place: Stretch, dates: SlotReading<string>[]): EffectRead | null {
  const told = dates.filter((date) => FROM.test(before(text, place, date.start, 90)))
  // What holds from another day is told besides when somebody died.
  const isPassed = (date: Stretch) => DIED.test(before(text, place, date.start, 90))
  for (const date of told.length > 1
    ? told.toSorted((a, b) => Number(isPassed(a)) - Number(isPassed(b)))
    : told) {
    const lead = before(text, place, date.start, 90)
    const from = FROM.exec(lead)!
    const isDeath = IS_DEATH.test(text.slice(date.end, date.end + 40)) || DEATH.test(from[0])
    const isBack = /retroa|convalidad/iu.test(lead.slice(-50))
    const value = isDeath ? 'obito' : isBack ? 'retroativa' : 'expressa'
    const { start, end } = date
    return { origin: { value, start, end }, date, from: null, to: null }
  }
  return null
}

const DIED = /(?:falecimento|óbito)(?: ocorrido)? em(?: o)?(?: dia)?\s*$/iu
const ENTERS = /(?<!\p{L})(?:vigor|vigência|vigorar?|efeitos?|válid[oa]|convalidados)(?!\p{L})/iu
const NAMED = /(publica[çc]|assinatura|presente data|a partir desta data)/iu

/** What a closing provision says of when its act holds: `Esta Portaria entra em vigor na data de …`. */
export function forceIn(text: string, place: Stretch): EffectRead | null {
  const own = text.slice(place.start, place.end)
  if (!ENTERS.test(own)) return null
  const day = dayAmong(text, place, datesIn(text, place))
  if (day) return day
  const named = NAMED.exec(own)
  if (!named) return null
  const start = place.start + named.index
  const value = /^pub/iu.test(named[1]!) ? 'publicacao' : 'assinatura'
  const origin = { value, start, end: start + named[0].length } as const
  return { origin, date: null, from: null, to: null }
}
