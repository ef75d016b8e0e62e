import type { SlotReading, Stretch } from '../reading.ts'

/** An hour: `09h00min`, `8:00 horas`, `14 hs`, `13hs00min`, `9h`. */
export const HOUR =
  '(?<!\\d)(?<hour>[01]?\\d|2[0-4])\\s?(?:(?:h(?:oras?|rs?|s)?\\.?\\s?:?|:|\\.(?=\\d\\d\\s?(?:h|min)))\\s?(?:e\\s)?(?<minute>[0-5]\\d)(?!\\d)\\s?(?:min(?:utos)?|m{1,2}(?!\\p{L})|h(?:oras?|rs?|s)?(?!\\p{L}))?|\\s?h(?:oras?|rs?|s)?(?!\\p{L}))'
/** Behind a day: `, às 09h00`, ` (sexta-feira), no horário de 9h`. */
const HOUR_BEHIND = new RegExp(
  `^\\s?[.,;(–-]?\\s?(?:\\(?\\p{L}+-feira\\)?,?\\s?)?(?:[,;–-]\\s?)?(?:(?:com in[íi]cio|a partir(?: d[aeo]s?)?|iniciando|impreterivelmente|no hor[áa]rio|hor[áa]rio|hora|pelas|d[aeo]s?|[àaá]s?|há?s|\\/|:|-)\\s?(?=\\P{L})){0,5}${HOUR}`,
  'iu',
)
/** Before a day: `às 08:00 horas (Horário de Brasília) do dia `. */
const HOUR_BEFORE = new RegExp(
  `${HOUR}\\.?\\s?(?:\\([^()]{0,45}\\)(?:\\shoras)?)?\\s?,?\\s?(?:\\(?hor[áa]rio (?:de|oficial de|do?) [^,.\\d()]{0,25}\\)?,?\\s?)?(?:d[eo] dia|no dia|dia|d[eo]|em|,)\\s?(?:\\d{1,2}\\s?\\()?$`,
  'iu',
)
/** A day with the hour beside it, as YYYY-MM-DDTHH:MM; without one, the day. */
export function withHour(
  text: string,
  date: SlotReading<string>,
  place: Stretch,
): SlotReading<string> {
  const behind = HOUR_BEHIND.exec(text.slice(date.end, Math.min(place.end, date.end + 60)))
  if (behind?.groups)
    return {
      value: timeOf(date.value, behind.groups),
      start: date.start,
      end: date.end + behind[0].trimEnd().length,
    }
  const from = Math.max(place.start, date.start - 90)
  const before = HOUR_BEFORE.exec(text.slice(from, date.start))
  if (!before?.groups) return date
  return { value: timeOf(date.value, before.groups), start: from + before.index, end: date.end }
}

/** Behind a day, its place and what else is said of it: `29/05/2023, na sala de licitações, às 08:30h`. */
const HOUR_OF_PLACE = new RegExp(
  `(?<!\\d\\s?(?:h\\p{L}*)?\\s?|(?<!\\p{L})d[ae]s?\\s\\d[^,.;]{0,20})(?<!\\p{L})(?:[àáa]s|a partir d[ae]s?|hor(?:[áa]rio|a)(?:\\sd[aeo]\\s\\p{L}{1,10}|[^.;:\\d\\n]{0,80}\\s(?:sess[ãa]o|abertura|disputa))?\\s?:)\\s?${HOUR}`,
  'iu',
)
const PLACE_ENDS = /\n|[.;]\s+(?!hor)(?=\p{L})|(?<!\p{L}|partir )d[ao]s\s\d/iu
const LONGEST_PLACE = 250

/** A day without an hour beside it, with the one that its own sentence tells behind its place. */
export function hourOfPlace(
  text: string,
  day: SlotReading<string>,
  limit: number,
): SlotReading<string> {
  const behind = text.slice(day.end, Math.min(limit, day.end + LONGEST_PLACE))
  const stop = behind.search(PLACE_ENDS)
  const found = HOUR_OF_PLACE.exec(stop === -1 ? behind : behind.slice(0, stop))
  if (!found) return day
  const end = day.end + found.index + found[0].trimEnd().length
  return { value: timeOf(day.value, found.groups!), start: day.start, end }
}

/** A day at an hour in the groups of {@link HOUR}. */
export function timeOf(day: string, { hour = '', minute = '00' }: Record<string, string>): string {
  return Number(hour) === 24 ? day : `${day}T${hour.padStart(2, '0')}:${minute}`
}
