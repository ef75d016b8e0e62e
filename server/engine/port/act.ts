import type { ActKey } from './keys.ts'

/** The texts that the index has of an act. `texto` is the full text. */
export type IndexedField = 'titulo' | 'ementa' | 'texto' | 'orgao' | 'assinatura' | 'tipo'

/** The fields that a query can name. `corpo` is the full text without its {@link Margin}s. */
export type TextField = Exclude<IndexedField, 'texto'> | 'corpo'

/**
 * Where a word is sought. null: in titulo and texto. `sem_assinatura`, which has no name in the
 * language: in titulo and corpo, so that who signs does not count.
 */
export type SoughtField = TextField | 'sem_assinatura' | null

/** Words of the full text that are its title or sign it, and the position of the first one in it. */
export interface Margin {
  at: number
  words: string
}

/** The entities that a query can search, however a text writes them. */
export type EntityField = 'cnpj' | 'processo' | 'norma'

/** The part of an act that the index uses: its texts and the values for filters. */
export interface SearchableAct {
  titulo: string
  ementa: string | null
  conteudo_completo: string
  orgao: string
  /** `NOME - Cargo; OUTRO NOME`, each as its lines in the text. */
  assinatura: string
  tipo_ato: string
  secao: string
  /** Of an extra edition, the section that it is extra to; otherwise the same as `secao`. */
  secao_base: string
  edicao: string
  /** YYYY-MM-DD */
  data_publicacao: string
}

/** The analysed act that index and alerts use; only engine/analysis.ts creates it. */
export interface AnalyzedAct {
  /**
   * The words of each field as written (folded), in order, separated by spaces. Positions count
   * these.
   */
  fields: Record<IndexedField, string>
  margens: Margin[]
  /** Filter terms such as `:secao=3`, `:orgao=ministerio_da_educacao`, separated by spaces. */
  filters: string
  /** The largest amount in reais that the text names; 0: it names none. */
  valor: number
}

export type IndexChange =
  | { kind: 'put'; key: ActKey; act: AnalyzedAct }
  | { kind: 'remove'; key: ActKey }
