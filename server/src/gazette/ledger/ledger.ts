import type { Reason } from '../inlabs/reason.ts'

/** What is known of one (date, section as the source names it). */
export interface LedgerRow {
  data: string
  pub_name: string
  estado: 'completa' | 'sem_edicao' | 'pendente' | 'falha' | 'parcial'
  /** Articles of the last file imported to its end, with those set aside. */
  artigos: number
  /** Acts in the archive, whatever files they came in. */
  publicacoes: number
  rejeitados: number
  /** Of `publicacoes`, those that the newest file lacks, as another look has yet to confirm. */
  ausentes: number
  /** Of `publicacoes`, those that the source took back. */
  retiradas: number
  arquivo: string | null
  /** Of that file; null for loose XML. */
  sha256: string | null
  /** How often it was asked for or imported. */
  tentativas: number
  primeira_em: string
  ultima_em: string
  /** Why it is not in, or its newest file is not; in words in `ultimo_erro`. */
  motivo: Reason | null
  ultimo_erro: string | null
}

/** How the collector and its source fare. */
export interface SourceStatus {
  /** When the source last answered as it should; null: never. */
  ultima_resposta_em: string | null
  /** Failures since. */
  falhas_consecutivas: number
  motivo: Reason | null
  mensagem: string | null
  /** Do not ask the source before this time. */
  proxima_tentativa_em: string | null
}
