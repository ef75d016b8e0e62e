import type { Suggestion } from './suggestions.ts'

/** A body in the hierarchy, as printed in acts. */
export interface ListedBody {
  /** Its path, in the form that the filter takes. */
  orgao: string
  /** The last level of the path. */
  nome: string
  /** In capitals; null: none is known. */
  sigla: string | null
  /** The number of its acts, with those of all bodies below it. */
  total: number
  primeira_data: string
  ultima_data: string
  /** The number of bodies directly below it. */
  subordinados: number
}

/** Which bodies to list. With neither field: those at the top. */
export interface BodyParams {
  /** A path: list the bodies directly below it. */
  pai?: string
  /** The beginning of a word of the name, or of the acronym, at any level. */
  prefixo?: string
}

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
