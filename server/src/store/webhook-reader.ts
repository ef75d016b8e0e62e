import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type { Webhook } from '../webhooks/webhook.ts'

/** What the owner of a webhook sees of it. */
const PUBLIC_COLUMNS = `id, url, eventos, filtros, ativo, motivo_inativacao,
  falhas_consecutivas, criado_em, atualizado_em, inativado_em`

/** Webhooks without their secrets. */
export function createWebhookReader(db: DatabaseSync) {
  const one = db.prepare(
    `SELECT ${PUBLIC_COLUMNS} FROM webhooks WHERE id = ? AND conta_id = ? AND deleted_at IS NULL`,
  )
  return {
    /** Null when the account has no such webhook. */
    find(conta_id: string, id: string): Webhook | null {
      const row = one.get(id, conta_id)
      return row ? webhookFromRow(row) : null
    },
  }
}

/** A row with `PUBLIC_COLUMNS`. */
function webhookFromRow(row: Record<string, SQLOutputValue>): Webhook {
  return {
    id: String(row.id),
    url: String(row.url),
    eventos: JSON.parse(String(row.eventos)),
    filtros: JSON.parse(String(row.filtros)),
    ativo: row.ativo === 1,
    motivo_inativacao: row.motivo_inativacao as Webhook['motivo_inativacao'],
    falhas_consecutivas: Number(row.falhas_consecutivas),
    criado_em: String(row.criado_em),
    atualizado_em: String(row.atualizado_em),
    inativado_em: row.inativado_em === null ? null : String(row.inativado_em),
  }
}
