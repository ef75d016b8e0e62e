import type { BidKind } from './contracts/contract.ts'
import type { InstrumentKind } from './contracts/instrument-kind.ts'
import type { NormSpecies } from './norms/norm.ts'
import type { MovementKind } from './personnel/movement.ts'
import type { SanctionKind, SanctionSphere, SanctionState } from './sanctions/sanction.ts'
import type { NoticeKind } from './tenders/tender.ts'

/** What a row of `contratos` is found by, as stored. */
export interface ContractKeys {
  tipo_instrumento: InstrumentKind
  modalidade: BidKind | null
  uasg: string | null
  /** The CNPJ, without punctuation. */
  fornecedor: string | null
  /** In cents of reais. */
  valor: number | null
  data_assinatura: string | null
  vigencia_fim: string | null
  /** Its number, that of its bid and that of its process, as numberKey has them. */
  numero: string | null
  ano: number | null
  licitacao: string | null
  licitacao_ano: number | null
  processo: string | null
  /** The CNPJ of who contracts, without punctuation. */
  contratante: string | null
  /** Folded words. */
  contratante_nome: string | null
  fornecedor_nome: string | null
}

/** What a row of `pessoal` is found by, as stored. */
export interface MovementKeys {
  tipo_movimentacao: MovementKind
  sigla: string | null
  grau: string | null
  codigo: string | null
  substituto: boolean
  /** Folded words. */
  nome: string | null
  cargo: string | null
  cargo_efetivo: string | null
  unidade: string | null
  autoridade_nome: string | null
  /** As numberKey has it. */
  matricula: string | null
  /** The day from which it holds, as printed. */
  efeito: string | null
}

/** What a row of `licitacoes` is found by, as stored. */
export interface TenderKeys {
  tipo_aviso: NoticeKind
  modalidade: BidKind | null
  /** Without zeros before it, and what stands between its characters. */
  numero: string | null
  ano: number | null
  uasg: string | null
  srp: boolean
  /** The day, with the hour if that is printed. */
  abertura: string | null
  /** Of the estimate, in cents of reais. */
  valor: number | null
  /** The CNPJs of who won, without punctuation, separated by blanks. */
  vencedores: string | null
  /** Their names in folded words, separated by `|`. */
  vencedor_nome: string | null
  processo: string | null
}

/** What a row of `sancoes` is found by, as stored. */
export interface SanctionKeys {
  categoria_sancao: SanctionKind
  situacao_sancao: SanctionState
  ambito: SanctionSphere
  /** The CNPJ, without punctuation. */
  sancionado: string | null
  /** Of the fine, in cents of reais. */
  valor: number | null
  /** The first day, printed or that of the act. */
  inicio: string
  /** The last day: printed, by the term, or by the longest one of any law; null: without end. */
  fim: string | null
  /** Folded words. */
  sancionado_nome: string | null
  processo: string | null
}

/** What a row of `normas` is found by, as stored. */
export interface NormKeys {
  especie: NormSpecies
  /** Digits. */
  numero: string | null
  ano: number | null
  /** The day on which it comes into force. */
  vigor: string | null
  /** The norms that it touches, by every value that they are found by. */
  altera: string[]
  revoga: string[]
  regulamenta: string[]
}

/** What rows are found by, of each table that is stored. */
interface RowKeys {
  contratos: ContractKeys
  pessoal: MovementKeys
  licitacoes: TenderKeys
  sancoes: SanctionKeys
  normas: NormKeys
}

/** A row as it was when it was read: what it is found by, and what it shows. */
export type ReadRow = {
  [Table in keyof RowKeys]: {
    tabela: Table
    chaves: RowKeys[Table]
    /** Its place among the rows of its act in this table. */
    seq: number
    /** The version of the rules that read it. */
    versao: number
    /** As it is stored, not yet read. */
    linha: string
  }
}[keyof RowKeys]
