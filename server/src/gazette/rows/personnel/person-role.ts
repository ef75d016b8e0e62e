import type { Stretch } from '../reading.ts'
import type { MovementReadings, PersonRole } from './movement.ts'

/** What somebody is, by the word that says it, in whatever number and gender; null: no such word. */
export function roleNamed(word: string): PersonRole | null {
  if (/^president/iu.test(word)) return 'presidente'
  if (/^supl/iu.test(word)) return 'suplente'
  if (/^subst/iu.test(word)) return 'substituto'
  if (/^(?:titulares|membr)/iu.test(word)) return 'membro'
  return /^(?:titular|interin)/iu.test(word) ? 'titular' : null
}

/** What somebody is; who is a substitute stands in for somebody. */
export function roleColumns(value: PersonRole, { start, end }: Stretch): MovementReadings {
  const isSubstitute = value === 'substituto'
  return {
    pessoa_papel: { value, start, end },
    substituto: isSubstitute ? { value: true, start, end } : null,
  }
}
