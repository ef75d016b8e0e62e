/** Filters of any table, by what the acts of its rows are. */
interface OfActs {
  /** A query that the act must match. */
  termo?: string
  orgao?: string[]
}

/** The filters of the list of contracts that make sense for future rows, with the names of the wire. */
export interface ContractsAskedFor extends OfActs {
  fornecedor_ni?: string[]
  tipo_instrumento?: string[]
  modalidade?: string[]
  uasg?: string[]
  /** In reais. */
  valor_min?: number
  valor_max?: number
  assinatura_de?: string
  assinatura_ate?: string
  vigencia_fim_de?: string
  vigencia_fim_ate?: string
  /** From the day on which somebody is told. */
  vigencia_fim_em_dias?: number
  fornecedor_nome?: string
  contratante_nome?: string
  contratante_cnpj?: string[]
  numero_contrato?: string[]
  numero_licitacao?: string[]
  processo?: string[]
}

/** Those of the list of movements of persons, likewise. */
export interface MovementsAskedFor extends OfActs {
  tipo_movimentacao?: string[]
  pessoa_nome?: string
  cargo_funcao?: string
  sigla_funcao?: string[]
  codigo?: string[]
  codigo_min?: string[]
  substituto?: boolean
  secao?: string[]
  matricula?: string[]
  cargo_efetivo?: string
  unidade?: string
  autoridade_nome?: string
  data_efeito_de?: string
  data_efeito_ate?: string
}

/** Those of the list of tenders, likewise. */
export interface TendersAskedFor extends OfActs {
  tipo_aviso?: string[]
  modalidade?: string[]
  numero?: string[]
  uasg?: string[]
  srp?: boolean
  vencedor_ni?: string[]
  vencedor_nome?: string
  processo?: string[]
  /** In reais. */
  valor_min?: number
  valor_max?: number
  abertura_de?: string
  abertura_ate?: string
  /** From the day on which somebody is told. */
  abertura_em_dias?: number
}

/** Those of the list of sanctions, likewise. */
export interface SanctionsAskedFor extends OfActs {
  categoria_sancao?: string[]
  situacao_sancao?: string[]
  ambito?: string[]
  sancionado_cnpj?: string[]
  sancionado_nome?: string
  processo?: string[]
  /** In reais. */
  valor_min?: number
  valor_max?: number
  vigente_em?: string
}

/** Those of the list of norms, likewise. */
export interface NormsAskedFor extends OfActs {
  especie?: string[]
  numero?: string[]
  ano?: number
  altera?: string[]
  revoga?: string[]
  regulamenta?: string[]
  entra_em_vigor_de?: string
  entra_em_vigor_ate?: string
}

/** By table, what may be asked of its future rows; empty lists do not filter. */
export interface RowsAskedFor {
  contratos: ContractsAskedFor
  pessoal: MovementsAskedFor
  licitacoes: TendersAskedFor
  sancoes: SanctionsAskedFor
  normas: NormsAskedFor
}

/** The filter of a webhook on the rows of one table. */
export type WatchedRows = {
  [Table in keyof RowsAskedFor]: { tabela: Table } & RowsAskedFor[Table]
}[keyof RowsAskedFor]

/** The query that the acts of these rows must match, in a list as filters of acts have it; empty: none. */
export function rowTermosOf({ termo }: WatchedRows): string[] {
  return termo === undefined ? [] : [termo]
}
