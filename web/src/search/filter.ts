import type { PaginaResultados } from '../api/schema.ts'
import type { SearchState } from '../query/state.ts'

export interface FiltersProps {
  state: SearchState
  /** Acts by value; null until they are counted. */
  counts: PaginaResultados['facetas']
  onChange(changed: Partial<SearchState>): void
}

/** Adds or removes the value; undefined if it was the only one. */
export function toggled(values: string[], value: string): string[] | undefined {
  const rest = values.filter((one) => one !== value)
  const next = rest.length === values.length ? [...values, value] : rest
  return next.length > 0 ? next : undefined
}
