import { matchesOf } from './matches.ts'
/**
 * Numbers of proceedings as printed: those of the administration (NUP, of 17 and 21 digits, some
 * with a dot before the year) and of the courts (CNJ, of 20). Without punctuation they count after
 * the word `processo`, and a NUP of 17 digits wherever its check digits are right.
 */
const NUMBER =
  /(?<![\dA-Za-z]|\d[.\-/])(?:((?<=(?:rocesso|ROCESSO)\D{0,12})(?:\d{17}|\d{20,21})|\d{5}\.\d{6}[/.]\d{4}-\d{2}|\d{7}\.\d{8}\/\d{4}-\d{2}|\d{7}-\d{2}\.\d{4}\.\d\.\d{2}\.\d{4})|\d{17})(?![\dA-Za-z]|[.\-/]\d)/g

const PRINTED: Record<number, [pattern: RegExp, printed: string]> = {
  17: [/^(\d{5})(\d{6})(\d{4})(\d{2})$/, '$1.$2/$3-$4'],
  20: [/^(\d{7})(\d{2})(\d{4})(\d)(\d{2})(\d{4})$/, '$1-$2.$3.$4.$5.$6'],
  21: [/^(\d{7})(\d{8})(\d{4})(\d{2})$/, '$1.$2/$3-$4'],
}

/** The number of a proceeding, digits only, where a text has it. */
interface PlacedProcess {
  digits: string
  start: number
  end: number
}

/** Every number of a proceeding in a text, in order. */
export function findProcesses(text: string): PlacedProcess[] {
  return matchesOf(text, NUMBER).flatMap((found) => {
    const [printed, told] = found
    if (told === undefined && !isNup(printed)) return []
    const start = found.index
    return [{ digits: printed.replace(/\D/g, ''), start, end: start + printed.length }]
  })
}

/** The numbers of proceedings in a text, each once, digits only. */
export function findProcessNumbers(text: string): string[] {
  return [...new Set(findProcesses(text).map(({ digits }) => digits))]
}

/** `23106010161202323` → `23106.010161/2023-23`; null for digits of another length. */
export function printProcessNumber(digits: string): string | null {
  const form = PRINTED[digits.length]
  return form ? digits.replace(...form) : null
}

/** Whether 17 digits have a year and end with the check digits of the rest. */
function isNup(digits: string): boolean {
  const rest = digits.slice(0, -2)
  const first = checkDigit(rest)
  return /^(?:19|20)/.test(digits.slice(11)) && digits === rest + first + checkDigit(rest + first)
}

/** Weights rise from 2, from the right; modulo 11. */
function checkDigit(digits: string): string {
  let sum = 0
  for (let i = 0; i < digits.length; i++) sum += Number(digits[i]) * (digits.length + 1 - i)
  return String((11 - (sum % 11)) % 10)
}
