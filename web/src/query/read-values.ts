import { textOf } from '../lib/address.ts'
import { isDay } from '../lib/dates.ts'

/** A day in an address; undefined: there is none, or it is none. */
export function dayOf(value: unknown): string | undefined {
  const text = textOf(value)
  return text !== undefined && isDay(text) ? text : undefined
}

/** An amount in an address. */
export function amountOf(value: unknown): number | undefined {
  const text = textOf(value)
  const amount = Number(text)
  return text !== undefined && Number.isFinite(amount) && amount >= 0 ? amount : undefined
}

/** The field with its value, or no field. */
export function optional<K extends string, V>(key: K, value: V | undefined): Partial<Record<K, V>> {
  return value === undefined ? {} : ({ [key]: value } as Record<K, V>)
}
