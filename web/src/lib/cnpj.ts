const COMPANY = /^[\dA-Z]{8}$/
const WHOLE = /^[\dA-Z]{12}\d\d$/
const WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]

/**
 * A CNPJ as people write it, without punctuation; the 8 characters of a company stand for all its
 * establishments. null: it is invalid.
 */
export function readCnpj(written: string): string | null {
  const joined = written.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase()
  if (COMPANY.test(joined)) return joined
  return WHOLE.test(joined) && [12, 13].every((at) => joined[at] === checkDigit(joined, at))
    ? joined
    : null
}

/** `12.345.678/0001-95`, or `12.345.678` for a company. */
export function printCnpj(cnpj: string): string {
  const [, root, establishment, digits] = /^(.{8})(.{4})?(.{2})?$/.exec(cnpj) ?? []
  if (root === undefined) return cnpj
  const company = `${root.slice(0, 2)}.${root.slice(2, 5)}.${root.slice(5)}`
  return establishment ? `${company}/${establishment}-${digits ?? ''}` : company
}

/** The check digit for the first `length` characters. */
function checkDigit(cnpj: string, length: number): string {
  const weights = WEIGHTS.slice(-length)
  const sum = weights.reduce((sum, weight, at) => sum + weight * (cnpj.charCodeAt(at) - 48), 0)
  return String(sum % 11 < 2 ? 0 : 11 - (sum % 11))
}
