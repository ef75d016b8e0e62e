import { matchesOf } from '../../../../engine/entities.ts'
import type { SlotReading, Stretch } from '../reading.ts'
import { datesIn } from '../slots/date-slot.ts'

/** For how long a company may not contract, as far as it is printed. */
export interface SanctionTerm {
  /** ISO 8601: `P2Y6M`. */
  duration: SlotReading<string> | null
  from: SlotReading<string> | null
  to: SlotReading<string> | null
}

const COUNT = String.raw`(\d{1,3})\s?(?:\([^()\n]{1,50}\)\s?)?`
const PART = String.raw`${COUNT}(anos?|m[êe]s(?:es)?|dias(?!\s[úu]teis))(?!\p{L})`
/** `2 (dois) anos`, `2 anos e 6 meses`. */
const DURATION = new RegExp(String.raw`(?<![\d.,/])${PART}(?:,?\s(?:e\s)?${PART})?`, 'giu')
/** What the law allows at most, and terms for something else. */
const OTHER_BEFORE =
  /(?<!\p{L})(?:at[ée]|mais de|m[áa]xim[oa] de|recurso[^.;]{0,60}|recorrer[^.;]{0,60}|defesa[^.;]{0,60}|pag(?:ar|amento)[^.;]{0,60}|recolh[^.;]{0,60}|atraso de|entrega[^.;]{0,40})\s?$/iu
const OTHER_BEHIND =
  /^[^.;]{0,40}(?:para (?:a )?(?:interpo|recorr|apresent|pag|recolh|manifest|o? ?pag|interp|defesa|eventual|quita)|de atraso|ap[óo]s o)/iu
/** What a term is called. */
const CALLED_TERM = /(?:prazo|per[íi]odo|dura[çc][ãa]o)(?: total)?(?: de|:)\s*$/iu
const UNITS: Record<string, string> = { a: 'Y', m: 'M', d: 'D' }

const FROM =
  /(?:contad[oa]s?|a contar|a partir|in[íi]cio|inicial|desde|efeitos?)(?:\s(?:a partir|a contar))?(?:\s(?:d[aeo]|em|n[ao]))?(?:\s(?:data|dia))?(?:\s(?:d[aeo]))?\s*:?\s*$/iu
const TO = /(?:at[ée](?: o dia| a data de)?|t[ée]rmino(?: em)?|final|fim|vencimento)\s*:?\s*$/iu
const JOINS = /^\s*(?:a|à|até|at[ée] o dia|[-–])\s*$/iu

/** The term of a sanction in the stretch that tells of it. @param isLast that the later of two is the new one */
export function sanctionTermIn(text: string, place: Stretch, isLast: boolean): SanctionTerm {
  const durations = durationsIn(text, place)
  const called = durations.find(({ start }) =>
    CALLED_TERM.test(text.slice(Math.max(place.start, start - 24), start)),
  )
  const duration = (isLast ? durations.at(-1) : (called ?? durations[0])) ?? null
  const dates = datesIn(text, place)
  const from = dates.find(({ start }) =>
    FROM.test(text.slice(Math.max(place.start, start - 50), start)),
  )
  const range = dates.findIndex(
    ({ end }, i) => dates[i + 1] && JOINS.test(text.slice(end, dates[i + 1]!.start)),
  )
  const to = dates.find(({ start }) =>
    TO.test(text.slice(Math.max(place.start, start - 24), start)),
  )
  return {
    duration,
    from: from ?? dates[range] ?? null,
    to: range === -1 ? (to ?? null) : dates[range + 1]!,
  }
}

function durationsIn(text: string, place: Stretch): SlotReading<string>[] {
  const own = text.slice(place.start, place.end)
  return matchesOf(own, DURATION).flatMap(
    ({ index, 0: printed, 1: count, 2: unit, 3: more, 4: other }) => {
      const end = index + printed.length
      if (OTHER_BEFORE.test(own.slice(Math.max(0, index - 90), index))) return []
      if (OTHER_BEHIND.test(own.slice(end, end + 80))) return []
      const value = `P${part(count!, unit!)}${more && other ? part(more, other) : ''}`
      return [{ value, start: place.start + index, end: place.start + end }]
    },
  )
}

function part(count: string, unit: string): string {
  return `${Number(count)}${UNITS[unit[0]!.toLowerCase()]}`
}
