import { matchesOf } from './matches.ts'
/**
 * CNPJs as printed: fourteen digits with all or some of their punctuation. Since 2026 also with capital
 * letters among the first twelve; those need the full punctuation, which distinguishes them from other
 * codes.
 */
const CNPJ =
  /(?<![\dA-Za-z]|\d[.\-/])(?:\d{2}\.?\d{3}\.?\d{3}\/?\d{4}-?\d{2}|[\dA-Z]{2}\.[\dA-Z]{3}\.[\dA-Z]{3}\/[\dA-Z]{4}-\d{2})(?![\dA-Za-z]|[.\-/]\d)/g

/** The CNPJs in a text with valid check digits, each once, as `12345678000195`. */
export function findCnpjs(text: string): string[] {
  return [...new Set(placedCnpjs(text).map(({ joined }) => joined))]
}

/** A CNPJ as `12345678000195`, where a text has it. */
interface PlacedCnpj {
  joined: string
  start: number
  end: number
}

/** Every CNPJ in a text with valid check digits, in order. */
export function placedCnpjs(text: string): PlacedCnpj[] {
  return matchesOf(text, CNPJ).flatMap(({ index, 0: printed }) => {
    const joined = printed.replace(/[./-]/g, '')
    return isCnpj(joined) ? [{ joined, start: index, end: index + printed.length }] : []
  })
}

/** Whether fourteen characters are a CNPJ: check digits by weight, letters by their ASCII code. */
export function isCnpj(joined: string): boolean {
  if (!/^[\dA-Z]{12}\d{2}$/.test(joined) || /^0+$/.test(joined)) return false
  return [12, 13].every((length) => Number(joined[length]) === checkDigit(joined.slice(0, length)))
}

/** `12345678000195` → `12.345.678/0001-95` */
export function printCnpj(joined: string): string {
  return joined.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5')
}

/** Weights run from 2 to 9 from the right, repeatedly; modulo 11. */
function checkDigit(characters: string): number {
  let sum = 0
  for (let i = 0; i < characters.length; i++) {
    const weight = 2 + ((characters.length - 1 - i) % 8)
    sum += (characters.charCodeAt(i) - 48) * weight
  }
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}
