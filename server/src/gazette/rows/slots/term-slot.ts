import { anyCase } from '../../../../engine/entities.ts'
import type { SlotReading, Stretch } from '../reading.ts'
import { numberBehind } from './number-slot.ts'
import { eitherOf } from '../../../lib/text/either-of.ts'

const UNITS =
  'primeir[oa] segund[oa] terceir[oa] quart[oa] quint[oa] sext[oa] s[ée]tim[oa] oitav[oa] non[oa]'.split(
    ' ',
  )
const TENS = 'd[ée]cim[oa] vig[ée]sim[oa] trig[ée]sim[oa]'.split(' ')
const ROMAN: Record<string, number> = { I: 1, V: 5, X: 10 }
const named = (words: string[], name: string) =>
  words.map((word, i) => `(?<${name}${i + 1}>${word})`).join('|')
const TERM = new RegExp(
  anyCase(
    `(?<![\\p{L}\\d])(?:(?<digits>\\d{1,3})\\s?(?:[º°ª]|[oa](?!\\p{L})){1,2}(?:\\s?\\([^()\\n]{1,30}\\))?|(?:(?:${named(TENS, 't')})(?:[\\s-]|$)?)?(?:${named(UNITS, 'u')})?(?<=[oa])|(?<roman>(?-i:[IVX]{1,5})))\\s{1,2}(?:e [úu]ltimo\\s)?(?:extrato d[eo]\\s)?(?:t\\.\\s?a\\.?|(?-i:TA)(?!\\p{L})|(?:termos?|aditivo|apostil|prorroga|aditamento))`,
  ),
  'u',
)
/** `Termo Aditivo nº 2`, `Apostila 01`, `Número do Aditivo: 2/2023`. */
const NUMBERED = new RegExp(
  String.raw`(?:${eitherOf(
    'aditivo|apostilamento|apostila|apostilar|prorroga(?:ção)? de of[íi]cio',
  )})(?: (?:simplificado|de (?:prazo|valor|supress[ãa]o|acr[ée]scimo|prorroga[çc][ãa]o|reajuste|altera[çc][ãa]o(?: d[aeo] \p{L}{5,10})?)))?(?:\s?:\s?|\s)(?:n[º°o.]{1,3}\s?)?(?=\d)`,
  'giu',
)

/** The number of a term that changes an instrument, as digits: `Segundo Termo Aditivo` gives `2`. */
export function termIn(text: string, place: Stretch): SlotReading<string> | null {
  const found = TERM.exec(text.slice(place.start, place.end))
  if (!found) return numbered(text, place)
  const value = String(countOf(found.groups!))
  const at = place.start + found.index
  return { value, start: at, end: at + found[0].length }
}

function countOf({ digits, roman, ...ordinals }: Record<string, string | undefined>): number {
  if (digits !== undefined) return Number(digits)
  if (roman !== undefined) return fromRoman(roman)
  return Object.keys(ordinals)
    .filter((name) => ordinals[name] !== undefined)
    .reduce((sum, name) => sum + Number(name.slice(1)) * (name.startsWith('t') ? 10 : 1), 0)
}

function fromRoman(printed: string): number {
  const values = Array.from(printed, (letter) => ROMAN[letter]!)
  return values.reduce((sum, value, i) => sum + (value < (values[i + 1] ?? 0) ? -value : value), 0)
}

/** An agency's own: `01.20.0245.01` */
const AGENCY = /^\d+(?:\.\d+){3,}$/

/** A number alone loses its zeros; one of several parts is told as printed. */
function numbered(text: string, place: Stretch): SlotReading<string> | null {
  const read = numberBehind(text, place, NUMBERED)?.number
  if (!read) return null
  if (/^\d+$/.test(read.value)) return { ...read, value: String(Number(read.value)) }
  return AGENCY.test(read.value) ? null : read
}
