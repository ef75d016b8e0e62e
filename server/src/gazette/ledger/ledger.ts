import type { FailureReason } from '../inlabs/reason.ts'

/** The ledger's row of one date and section, named as in the source. */
export interface LedgerRow {
  data: string
  pub_name: string
  estado: 'completa' | 'sem_edicao' | 'pendente' | 'falha' | 'parcial'
  /** Articles of the last file that was imported completely, including those set aside. */
  artigos: number
  /** Acts in the archive, from any file. */
  publicacoes: number
  rejeitados: number
  /** The acts of `publicacoes` that the newest file lacks; another look must confirm that. */
  ausentes: number
  /** The acts of `publicacoes` that the source withdrew. */
  retiradas: number
  arquivo: string | null
  /** The digest of that file; null for loose XML. */
  sha256: string | null
  /** When these bytes first came; null: they were seen again since, or an older program imported them. */
  unconfirmed_since: string | null
  /** How often it was requested or imported. */
  tentativas: number
  primeira_em: string
  ultima_em: string
  /** Why it, or its newest file, is not in the archive; `ultimo_erro` has the words. */
  motivo: FailureReason | null
  ultimo_erro: string | null
}

/** A ledger entry for a section that is not in the archive. */
export interface SectionMark {
  data: string
  pubName: string
  estado: 'pendente' | 'falha' | 'sem_edicao'
  /** Null: nothing is wrong so far. */
  motivo: FailureReason | null
  /** In Portuguese, for people; null: nothing is to be said. */
  mensagem: string | null
}

/** The state of the collector and its source. */
export interface SourceStatus {
  /** When the source last answered properly; null: never. */
  ultima_resposta_em: string | null
  /** Failures since then. */
  falhas_consecutivas: number
  motivo: FailureReason | null
  mensagem: string | null
  /** Do not ask the source before this time. */
  proxima_tentativa_em: string | null
}
