import type { Actor } from '../lib/acting.ts'
import type { KeyOwner } from './key-store.ts'

/** What the audit trail tells. */
export const AUDIT_TYPES = [
  'entrada',
  'entrada_recusada',
  'saida',
  'sessao_confirmada',
  'confirmacao_recusada',
  'senha_trocada',
  'email_trocado',
  'email_perdido',
  'segundo_fator_ligado',
  'segundo_fator_desligado',
  'codigos_renovados',
  'identidade_vinculada',
  'identidade_desvinculada',
  'pessoa_criada',
  'papel_mudado',
  'pessoa_removida',
  'convite_feito',
  'convite_retirado',
  'chave_criada',
  'chave_alterada',
  'chave_revogada',
  'conta_criada',
  'conta_alterada',
  'conta_excluida',
  'webhook_criado',
  'webhook_alterado',
  'webhook_excluido',
  'segredo_trocado',
  'entrega_repetida',
  'eventos_reenviados',
  'alerta_criado',
  'alerta_alterado',
  'alerta_excluido',
  'exportacao',
  'envio',
] as const
export type AuditType = (typeof AUDIT_TYPES)[number]

/** An entry of the trail. */
export interface AuditEntry extends Omit<Actor, 'em'> {
  /** `aud_…` */
  id: string
  em: string
  tipo: AuditType
  /** What it was done to. */
  alvo_id: string | null
  /** What changed, in the words of the API; never anything secret. */
  detalhes: Record<string, string | number | boolean | null>
}

/** What is asked of the trail; what is absent or null does not narrow it. */
export interface AuditFilter {
  conta_id: KeyOwner
  /** Moments, ISO 8601, both included. */
  desde: string | null
  ate: string | null
  tipo: AuditType | null
  pessoa: string | null
}

export interface AuditReader {
  /** The newest first. */
  page(
    filter: AuditFilter,
    page: { offset: number; limit: number },
  ): Promise<{ total: number; resultados: AuditEntry[] }>
}
