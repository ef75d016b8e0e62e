import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type { SecretBox } from '../lib/secret-box.ts'
import type { WebhookStore } from '../webhooks/webhook-store.ts'
import type { StoredWebhook } from '../webhooks/webhook.ts'
import { transaction } from './database.ts'
import { webhookFromRow } from './webhook-reader.ts'

const COLUMNS = `id, conta_id, url, eventos, filtros, ativo, motivo_inativacao, falhas_consecutivas,
  alive_at, warned, criado_em, atualizado_em, inativado_em, secret, next_secret, next_secret_from`

/** Webhooks, their secrets sealed in `box`, on a connection that may write. */
export function createWebhookStore(db: DatabaseSync, box: SecretBox): WebhookStore {
  // Not REPLACE: the triggers of webhooks compare a row with what it was.
  const insert = db.prepare(
    `INSERT INTO webhooks (${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET
       ${COLUMNS.split(/,\s*/)
         .map((name) => `${name} = excluded.${name}`)
         .join(', ')}`,
  )
  const count = db.prepare(
    'SELECT count(*) AS webhooks FROM webhooks WHERE conta_id = ? AND deleted_at IS NULL',
  )
  const one = db.prepare(
    `SELECT ${COLUMNS} FROM webhooks WHERE id = ? AND conta_id = ? AND deleted_at IS NULL`,
  )
  const all = db.prepare(
    `SELECT ${COLUMNS} FROM webhooks WHERE conta_id = ? AND deleted_at IS NULL ORDER BY id`,
  )
  const move = db.prepare('UPDATE deliveries SET status = ? WHERE webhook_id = ? AND status = ?')
  const erase = db.prepare(
    `UPDATE webhooks SET deleted_at = ?, ativo = 0, secret = x'', next_secret = NULL WHERE id = ?`,
  )
  const cancel = db.prepare(
    `UPDATE deliveries SET status = 'cancelada', due_at = NULL, concluido_em = ?
     WHERE webhook_id = ? AND status IN ('pendente', 'suspensa')`,
  )

  return {
    create(webhook, limit) {
      return transaction(db, () => {
        if (Number(count.get(webhook.conta_id)?.webhooks) >= limit) return false
        put(webhook)
        return true
      })
    },
    find,
    list: (conta_id) => all.all(conta_id).map(fromRow),
    change(conta_id, id, change) {
      return transaction(db, () => {
        const before = find(conta_id, id)
        if (before === null) return null
        const after = change(before)
        put(after)
        if (before.ativo && !after.ativo) move.run('suspensa', id, 'pendente')
        if (!before.ativo && after.ativo) move.run('pendente', id, 'suspensa')
        return after
      })
    },
    remove(conta_id, id, now) {
      return transaction(db, () => {
        if (find(conta_id, id) === null) return false
        erase.run(now.toISOString(), id)
        cancel.run(now.toISOString(), id)
        return true
      })
    },
  }

  function find(conta_id: string, id: string): StoredWebhook | null {
    const row = one.get(id, conta_id)
    return row ? fromRow(row) : null
  }

  function put(webhook: StoredWebhook): void {
    const { secret, next } = webhook.secrets
    insert.run(
      webhook.id,
      webhook.conta_id,
      webhook.url,
      JSON.stringify(webhook.eventos),
      JSON.stringify(webhook.filtros),
      Number(webhook.ativo),
      webhook.motivo_inativacao,
      webhook.falhas_consecutivas,
      webhook.aliveAt,
      Number(webhook.warned),
      webhook.criado_em,
      webhook.atualizado_em,
      webhook.inativado_em,
      box.seal(secret, webhook.id),
      next && box.seal(next.secret, webhook.id),
      next && next.from,
    )
  }

  function fromRow(row: Record<string, SQLOutputValue>): StoredWebhook {
    const id = String(row.id)
    const open = (sealed: SQLOutputValue | undefined) => box.open(sealed as Uint8Array, id)
    return {
      ...webhookFromRow(row),
      conta_id: String(row.conta_id),
      aliveAt: Number(row.alive_at),
      warned: row.warned === 1,
      secrets: {
        secret: open(row.secret),
        next:
          row.next_secret === null
            ? null
            : { secret: open(row.next_secret), from: String(row.next_secret_from) },
      },
    }
  }
}
