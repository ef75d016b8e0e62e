import type { ColumnWords, Range } from './row-store.ts'

/** The characters of a CNPJ that all establishments of a company share. */
const COMPANY_LENGTH = 8

/** What the store asks of a column, asked of a value. What is not given holds; null has no value that could. */
export function isAmong(list: string[] | undefined, value: string | null): boolean {
  return list === undefined || (value !== null && list.includes(value))
}

export function isWithin<T extends string | number>(
  { from, to }: Range<T> = {},
  value: T | null,
): boolean {
  if (from === undefined && to === undefined) return true
  return value !== null && (from ?? value) <= value && value <= (to ?? value)
}

/** Of CNPJs, or the characters that all establishments of a company share. */
export function isCompanyAmong(cnpjs: string[] | undefined, value: string | null): boolean {
  return isAmong(cnpjs, value) || (value !== null && isAmong(cnpjs, value.slice(0, COMPANY_LENGTH)))
}

/** Whole words in a row. */
function hasWords(words: string | undefined, value: string | null): boolean {
  return words === undefined || (value !== null && ` ${value} `.includes(` ${words} `))
}

/** The same in each of these columns. */
export function hasAllWords(palavras: ColumnWords | undefined, row: object): boolean {
  return Object.entries(palavras ?? {}).every(([column, words]) =>
    hasWords(words, (row as Record<string, string | null>)[column] ?? null),
  )
}

/** Amounts are stored in cents. */
export function inCents(reais: number | undefined): number | undefined {
  return reais === undefined ? undefined : Math.round(reais * 100)
}
