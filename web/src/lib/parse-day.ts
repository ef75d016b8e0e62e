import { type Day, isDay } from './dates.ts'

const MONTHS = 'jan fev mar abr mai jun jul ago set out nov dez'.split(' ')
const ENGLISH = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** A day as people write it: `1 set 2026`, `1º de setembro de 2026`, `01/09/26`, `2026-09-01`; else null. */
export function parseDay(text: string): Day | null {
  const plain = text.trim().toLowerCase().replaceAll(/[º°.]/g, '')
  if (isDay(plain)) return plain
  const found =
    /^(\d{1,2})(?:\/|-|\s+(?:de\s+)?)(\d{1,2}|[a-zç]{3,})(?:\/|-|\s+(?:de\s+)?)(\d{4}|\d{2})$/.exec(
      plain,
    )
  if (!found) return null
  const [, date = '', month = '', year = ''] = found
  const day = [
    year.length === 2 ? `20${year}` : year,
    String(monthOf(month)).padStart(2, '0'),
    date.padStart(2, '0'),
  ].join('-')
  return isDay(day) ? day : null
}

/** 0: no such month. */
function monthOf(text: string): number {
  if (/^\d/.test(text)) return Number(text)
  const begin = text.slice(0, 3)
  return Math.max(MONTHS.indexOf(begin), ENGLISH.indexOf(begin)) + 1
}
