import type { ActKey } from './keys.ts'

/**
 * The fields that a query can name. `corpo` is the full text; queries without a field search titulo
 * and corpo.
 */
export type TextField = 'titulo' | 'ementa' | 'corpo' | 'orgao' | 'assinatura'

/** The entities that a query can search, however a text writes them. */
export type EntityField = 'cnpj' | 'processo' | 'norma'

/** The part of an act that the index uses: its texts and the values for filters. */
export interface SearchableAct {
  titulo: string
  ementa: string | null
  conteudo_completo: string
  orgao: string
  assinatura: string
  tipo_ato: string
  secao: string
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
  fields: Record<TextField, string>
  /** Filter terms such as `:secao=3`, `:orgao=ministerio_da_educacao`, separated by spaces. */
  filters: string
  /** The largest amount in reais that the text names; 0: it names none. */
  valor: number
}

export type IndexChange =
  | { kind: 'put'; key: ActKey; act: AnalyzedAct }
  | { kind: 'remove'; key: ActKey }
