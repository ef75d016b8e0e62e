import type { Stretch } from '../reading.ts'
import { datesIn } from './date-slot.ts'
import { type PrintedPeriod, dayBefore, durationIn } from './period-slot.ts'

/** Words by which a sentence tells of validity, and not of execution or delivery alone. */
const ABOUT =
  /vig[êe]ncia|(?<!\p{L})vige|vigorar|validade|prorrog\p{L}*(?! (?:o|do) prazo(?! (?:de vig|d[eo] contrat)))|aditar os prazos|aditad[oa] o contrato (?:em|por) mais|(?<=pelo |por um )per[íi]odo/iu
/** What is behind `por`, `até`, `para` in such a sentence. */
const UNTIL = /(?:até|para|encerrando(?:-se)? em|t[ée]rmino em|vig[êe]ncia:)(?: o dia| mais)?\s*$/iu
const SINCE = /(?:a partir d[eoa]|a contar d[eoa]|in[íi]cio em|per[íi]odo de|desde)(?: dia)?\s*$/iu

/** The validity that sentences without a label tell: `prorrogar a vigência por mais 12 (doze) meses, até 30/06/2024`. */
export function validityIn(text: string, { start, end }: Stretch): PrintedPeriod | null {
  const own = text.slice(start, Math.min(end, start + LONGEST))
  const about = ABOUT.exec(own)
  if (!about) return null
  const isOfWork = /execu[çc][ãa]o/iu.test(
    own.slice(Math.max(0, about.index - 120), about.index + 40),
  )
  if (isOfWork && !/vig[êe]ncia/iu.test(own)) return null
  const stop = own.slice(about.index).search(/[.;]\s+\p{Lu}/u)
  const place = {
    start: start + Math.max(0, about.index - BEFORE),
    end: stop === -1 ? start + own.length : start + about.index + stop,
  }
  const dates = datesIn(text, place)
  const behind = (words: RegExp) =>
    dates.find((date) =>
      words.test(text.slice(Math.max(place.start, date.start - 24), date.start)),
    ) ?? null
  const to = behind(UNTIL)
  const from = behind(SINCE)
  const open = dates[0]
    ? dayBefore(text.slice(place.start, place.end), place.start, dates[0])
    : null
  if (open) return { from: open, to: dates[0]!, duration: durationIn(text, place), counts: null }
  const isRange =
    dates.length > 1 && /^\s*(?:a|até|à)\s*$/u.test(text.slice(dates[0]!.end, dates[1]!.start))
  return {
    from: isRange ? dates[0]! : from,
    to: isRange ? dates[1]! : to,
    duration: certainDuration(text, place),
    counts: null,
  }
}

/** None where it is only told by how much more it may be prolonged: `, prorrogável por mais 30 meses`. */
function certainDuration(text: string, place: Stretch) {
  const duration = durationIn(text, place)
  const before = duration && text.slice(Math.max(place.start, duration.start - 40), duration.start)
  return before && /prorrog[áa]vel\spor[^.;]{0,20}$/iu.test(before) ? null : duration
}

const LONGEST = 1_500
const BEFORE = 60
