import type { SlotReading, Stretch } from '../reading.ts'

const ORDINALS =
  'primeir[oa] segund[oa] terceir[oa] quart[oa] quint[oa] sext[oa] s[ée]tim[oa] oitav[oa] non[oa] d[ée]cim[oa]'.split(
    ' ',
  )
const TERM = new RegExp(
  `(?<![\\p{L}\\d])(?:(?<digits>\\d{1,3})\\s?[º°ªoa]{1,2}(?:\\s?\\([^()\\n]{1,30}\\))?|${ORDINALS.map((word, i) => `(?<o${i + 1}>${word})`).join('|')})\\s(?:e [úu]ltimo\\s)?(?:t\\.\\s?a\\.?|(?:termos?|aditivo|apostil|prorroga|aditamento))`,
  'iu',
)
/** `Termo Aditivo nº 2`, `Apostila nº 3/2023`. */
const NUMBERED =
  /(?:aditivo|apostilamento|apostila|apostilar)(?: simplificado)?\s(?:n[º°o.]{1,3}\s?)(?<digits>\d{1,3})(?![\d.]|º)/iu

/** The number of a term that changes an instrument, as digits: `Segundo Termo Aditivo` gives `2`. */
export function termIn(text: string, { start, end }: Stretch): SlotReading<string> | null {
  const own = text.slice(start, end)
  const found = TERM.exec(own) ?? NUMBERED.exec(own)
  if (!found) return null
  const { digits, ...ordinals } = found.groups!
  const ordinal = Object.keys(ordinals).find((name) => ordinals[name] !== undefined)
  const value = digits === undefined ? ordinal!.slice(1) : String(Number(digits))
  const at = start + found.index
  return { value, start: at, end: at + found[0].length }
}
