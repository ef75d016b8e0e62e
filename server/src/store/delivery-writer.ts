import type { DatabaseSync } from 'node:sqlite'
import type { WebhookTrouble } from '../mail/message.ts'
import type { FinishedAttempt, Target } from '../webhooks/delivery-queue.ts'
import type { Tally } from '../webhooks/hour-tally.ts'
import type { Settlement } from '../webhooks/settle.ts'
import { createMailOutbox } from './mails.ts'
import { createAttemptRecorder } from './webhook-hours.ts'

/** Writes what became of deliveries, inside the caller's transaction. */
export function createDeliveryWriter(db: DatabaseSync) {
  const record = createAttemptRecorder(db)
  const recover = db.prepare(
    `UPDATE deliveries SET status =
       (SELECT iif(ativo, 'pendente', 'suspensa') FROM webhooks WHERE id = webhook_id)
     WHERE status = 'enviando'`,
  )
  const insert = db.prepare('INSERT INTO attempts VALUES (?, ?, ?, ?, ?, ?, ?, ?)')
  const update = db.prepare(
    `UPDATE deliveries SET status = ?, tentativas = ?, failures = ?, due_at = ?, by_person = 0,
       ultimo_status_http = ?, ultimo_erro = ?, concluido_em = ?
     WHERE id = ?`,
  )
  const saveHealth = db.prepare(
    `UPDATE webhooks SET falhas_consecutivas = ?, alive_at = ?, warned = ?, cautious = ?
     WHERE id = ?`,
  )
  const deactivate = db.prepare(
    `UPDATE webhooks SET ativo = 0, motivo_inativacao = 'falhas', inativado_em = ?1, atualizado_em = ?1
     WHERE id = ?2`,
  )
  const suspend = db.prepare(
    `UPDATE deliveries SET status = 'suspensa' WHERE webhook_id = ? AND status = 'pendente'`,
  )
  const owner = db.prepare(
    'SELECT a.email FROM webhooks w JOIN accounts a ON a.id = w.conta_id WHERE w.id = ?',
  )
  const mails = createMailOutbox(db)

  return {
    recover: () => void recover.run(),

    finish(attempt: FinishedAttempt, settlement: Settlement, tally: Tally): void {
      const { delivery, startedAt, endedAt, result } = attempt
      const { status, tentativas, failures, dueAt } = settlement
      const { duracao_ms, status_http, erro, ip, resposta } = result
      insert.run(
        delivery.id,
        BigInt(tentativas),
        new Date(startedAt).toISOString(),
        BigInt(duracao_ms),
        status_http === null ? null : BigInt(status_http),
        erro,
        ip,
        resposta,
      )
      update.run(
        status,
        BigInt(tentativas),
        BigInt(failures),
        dueAt === null ? null : BigInt(dueAt),
        status_http === null ? null : BigInt(status_http),
        erro,
        dueAt === null ? new Date(endedAt).toISOString() : null,
        delivery.id,
      )
      record({
        webhookId: delivery.webhookId,
        deliveryId: delivery.id,
        numero: tentativas,
        endedAt,
        status_http,
        erro,
        tally,
      })
    },

    saveHealth({ id, health, cautious }: Target): void {
      const { falhas_consecutivas, aliveAt, warned } = health
      saveHealth.run(
        BigInt(falhas_consecutivas),
        BigInt(aliveAt),
        BigInt(warned),
        BigInt(cautious),
        id,
      )
    },

    deactivate(target: Target, cause: FinishedAttempt): void {
      deactivate.run(new Date(cause.endedAt).toISOString(), target.id)
      suspend.run(target.id)
      tell('webhook_inactive', target, cause)
    },

    warn(target: Target, cause: FinishedAttempt): void {
      tell('webhook_warning', target, cause)
    },
  }

  /** Writes to the owner, once for each time that the receiver falls silent. */
  function tell(kind: WebhookTrouble['kind'], target: Target, cause: FinishedAttempt): void {
    const { id: webhook_id, url, health } = target
    const message: WebhookTrouble = {
      kind,
      webhook_id,
      url,
      since: new Date(cause.delivery.firstStartedAt).toISOString(),
      falhas_consecutivas: health.falhas_consecutivas,
      ultimo_status_http: cause.result.status_http,
      ultimo_erro: cause.result.erro,
    }
    const once = `${kind}:${webhook_id}:${health.aliveAt}`
    const para = String(owner.get(webhook_id)?.email)
    mails.enqueue({ once, para, message }, new Date(cause.endedAt))
  }
}
