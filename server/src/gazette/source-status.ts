import type { Motivo } from './inlabs/motivo.ts'

/** How the source of editions fares, as the collector last met it. */
export interface SourceStatus {
  /** When it last answered as it should, whatever was asked: ISO 8601, UTC. */
  ultima_resposta_em: string | null
  falhas_consecutivas: number
  /** Of the last failure, until it answers again; in words in `mensagem`. */
  motivo: Motivo | null
  mensagem: string | null
  /** Nothing is asked of it before. */
  proxima_tentativa_em: string | null
}
