import type { Actor } from '../lib/flow/acting.ts'
import type { KeyOwner } from './key-store.ts'

/** The types of audit entries. */
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
  'segredos_descartados',
  'entrega_repetida',
  'eventos_reenviados',
  'alerta_criado',
  'alerta_alterado',
  'alerta_excluido',
  'lista_criada',
  'lista_alterada',
  'lista_excluida',
  'boletim_criado',
  'boletim_alterado',
  'boletim_excluido',
  'pasta_criada',
  'pasta_alterada',
  'pasta_excluida',
  'ato_guardado_em_pasta',
  'ato_de_pasta_alterado',
  'ato_retirado_de_pasta',
  'boletim_fechado',
  'exportacao',
  'envio',
] as const
export type AuditType = (typeof AUDIT_TYPES)[number]

/** An entry of the audit trail. */
export interface AuditEntry extends Omit<Actor, 'em'> {
  /** `aud_…` */
  id: string
  em: string
  tipo: AuditType
  /** The object of the action. */
  alvo_id: string | null
  /** What changed, in the API's terms; never a secret. */
  detalhes: Record<string, string | number | boolean | null>
}

/** Filters for the trail; null does not filter. */
export interface AuditFilter {
  conta_id: KeyOwner
  /** ISO 8601, both inclusive. */
  desde: string | null
  ate: string | null
  tipo: AuditType | null
  pessoa: string | null
}

export interface AuditReader {
  /** Newest first. */
  page(
    filter: AuditFilter,
    page: { offset: number; limit: number },
  ): Promise<{ total: number; resultados: AuditEntry[] }>
}
