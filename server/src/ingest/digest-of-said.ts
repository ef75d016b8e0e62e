import { hash } from 'node:crypto'

/** Distinguishes what rows say: two rows of an act with the same digest say the same. */
export function digestOfSaid(values: unknown[]): string {
  return hash('sha256', JSON.stringify(values), 'base64url')
}
