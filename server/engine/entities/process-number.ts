/**
 * Numbers of proceedings as printed: those of the administration (NUP, of 17 and 21 digits, some
 * with a dot before the year) and of the courts (CNJ, of 20). Without punctuation they count after
 * the word `processo`.
 */
const NUMBER =
  /(?<![\dA-Za-z]|\d[.\-/])(?:(?<=(?:rocesso|ROCESSO)\D{0,12})(?:\d{17}|\d{20,21})|\d{5}\.\d{6}[/.]\d{4}-\d{2}|\d{7}\.\d{8}\/\d{4}-\d{2}|\d{7}-\d{2}\.\d{4}\.\d\.\d{2}\.\d{4})(?![\dA-Za-z]|[.\-/]\d)/g

const PRINTED: Record<number, [pattern: RegExp, printed: string]> = {
  17: [/^(\d{5})(\d{6})(\d{4})(\d{2})$/, '$1.$2/$3-$4'],
  20: [/^(\d{7})(\d{2})(\d{4})(\d)(\d{2})(\d{4})$/, '$1-$2.$3.$4.$5.$6'],
  21: [/^(\d{7})(\d{8})(\d{4})(\d{2})$/, '$1.$2/$3-$4'],
}

/** The numbers of proceedings in a text, each once, digits only. */
export function findProcessNumbers(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(NUMBER), ([printed]) => printed.replace(/\D/g, '')))]
}

/** `23106010161202323` → `23106.010161/2023-23`; null for digits of another length. */
export function printProcessNumber(digits: string): string | null {
  const form = PRINTED[digits.length]
  return form ? digits.replace(...form) : null
}
