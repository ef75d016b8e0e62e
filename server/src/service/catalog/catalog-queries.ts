import type { BodyParams, ListedBody } from './body-catalog.ts'
import type { Suggestion } from './suggestions.ts'

interface ListedActType {
  tipo_ato: string
  total: number
  primeira_data: string
  ultima_data: string
}

/** What the archive contains: bodies, kinds of acts, words. */
export interface CatalogQueries {
  /** Sorted by name; with a prefix, by number of acts, at most 100. Null: no act is of `pai`. */
  bodies(params: BodyParams): Promise<ListedBody[] | null>
  /** The most common first. */
  actTypes(): Promise<ListedActType[]>
  /** Completions of what somebody has typed, a few of each kind. */
  suggest(prefix: string): Promise<Suggestion[]>
}
