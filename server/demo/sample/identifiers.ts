import type { Random } from './random.ts'

/**
 * Identifiers in real form that belong to nobody: they are in ranges that are not issued (process numbers
 * of unit 99xxx, CNPJ 99.xxx.xxx/9901, UASG 99xxxx, SIAPE 9xxxxxx).
 */

/** The CNPJ of company `n` (0 to 999,999), with valid check digits; every 40th is alphanumeric. */
export function cnpj(n: number): string {
  const root = n % 40 === 39 ? `AMOS${base36(n, 4)}` : `99${pad(n, 6)}`
  const body = `${root}9901`
  const first = cnpjDigit(body)
  const digits = `${first}${cnpjDigit(body + first)}`
  return `${root.slice(0, 2)}.${root.slice(2, 5)}.${root.slice(5)}/9901-${digits}`
}

/** Modulo 11 over character codes less 48, so that letters count too (CNPJ as from July 2026). */
export function cnpjDigit(characters: string): number {
  let sum = 0
  for (let i = 0; i < characters.length; i++) {
    const weight = 2 + ((characters.length - 1 - i) % 8)
    sum += (characters.charCodeAt(i) - 48) * weight
  }
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}

export function companyName(n: number): string {
  // One in a hundred has an ampersand: entities occur in real texts.
  return n % 100 === 50 ? `EMPRESA FICTÍCIA ${n} &amp; FILHOS LTDA` : `EMPRESA FICTÍCIA ${n} LTDA`
}

export function personName(n: number): string {
  return `PESSOA DE EXEMPLO ${n}`
}

/** A process number (NUP) of `year`. */
export function processNumber(random: Random, year: number): string {
  return `99${pad(random.below(1000), 3)}.${pad(random.below(1e6), 6)}/${year}-${pad(random.below(100), 2)}`
}

/** The purchasing unit number (UASG) of the body with this index. */
export function uasg(bodyIndex: number): string {
  return `99${pad(bodyIndex % 10_000, 4)}`
}

export function siape(random: Random): string {
  return `9${pad(random.below(1e6), 6)}`
}

/** A CPF as the gazette prints it, masked. */
export function maskedCpf(random: Random): string {
  return `***.${pad(random.below(1000), 3)}.${pad(random.below(1000), 3)}-**`
}

/** An amount from about R$ 100 to R$ 100 million, with all magnitudes equally likely. */
export function money(random: Random): string {
  const cents = Math.round(10 ** (4 + 6 * random.next()))
  return `R$ ${thousands(Math.floor(cents / 100))},${pad(cents % 100, 2)}`
}

/** `1326` as `1.326`. */
export function thousands(n: number): string {
  return String(n).replace(/\B(?=(\d{3})+$)/g, '.')
}

function pad(n: number, width: number): string {
  return String(n).padStart(width, '0')
}

function base36(n: number, width: number): string {
  return n.toString(36).toUpperCase().padStart(width, '0')
}
