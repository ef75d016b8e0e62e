import type { Arauto, Aviso } from 'arauto-client'
import { texts } from '../shared/fields.ts'

/** Reads a parameter of the node for the current item. */
export type Read = (name: string) => unknown

export interface Found {
  items: object[]
  /** Why something may be missing, or may reach nobody. */
  notices?: Aviso[]
}

/** The node's work for one item. */
export type Operation = (arauto: Arauto, read: Read) => Promise<Found>

export function textOf(read: Read, name: string): string {
  return String(read(name) ?? '').trim()
}

/**
 * What filters: not a field that was added to the form but left empty, nor an amount that was left at 0. In 0 days is
 * today.
 */
export function filtersIn(given: object): Record<string, unknown> {
  const kept = Object.entries(given)
    .map(([name, value]) => [name, Array.isArray(value) ? texts(value) : value] as const)
    .filter(([name, value]) => !isEmpty(value) && (value !== 0 || name.endsWith('_em_dias')))
  return Object.fromEntries(kept)
}

function isEmpty(value: unknown): boolean {
  return value === '' || value === null
}
