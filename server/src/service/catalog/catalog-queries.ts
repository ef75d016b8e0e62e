import type { Suggestion } from './suggestions.ts'

/** A body in the hierarchy, as acts print it. */
export interface ListedBody {
  /** Its path: as the filter takes it. */
  orgao: string
  /** The last level of the path. */
  nome: string
  /** Capitals; null: none is known. */
  sigla: string | null
  /** Acts of it and of what lies below it. */
  total: number
  primeira_data: string
  ultima_data: string
  /** How many bodies lie right below it. */
  subordinados: number
}

/** Which bodies are wanted: all that have neither are those at the top. */
export interface BodyParams {
  /** A path: those right below it. */
  pai?: string
  /** How a word of the name, or the acronym, begins: those of any level. */
  prefixo?: string
}

interface ListedActType {
  tipo_ato: string
  total: number
  primeira_data: string
  ultima_data: string
}

/** What the archive has: which bodies, kinds of acts, words. */
export interface CatalogQueries {
  /** By name; those of a prefix by their acts, at most 100. Null: no act is of `pai`. */
  bodies(params: BodyParams): Promise<ListedBody[] | null>
  /** The commonest first. */
  actTypes(): Promise<ListedActType[]>
  /** What somebody who has typed so much may mean, a few of each kind. */
  suggest(prefix: string): Promise<Suggestion[]>
}
