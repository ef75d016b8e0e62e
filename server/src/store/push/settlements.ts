import type { WebhookTrouble } from '../../mail/message.ts'
import type {
  FinishedAttempt,
  Receiver,
  SettledAttempt,
} from '../../webhooks/dispatch/delivery-queue.ts'
import type { Settlement } from '../../webhooks/settle.ts'
import { enqueueMail } from '../mail/outbox.ts'
import { nullable, row, text } from '../rows.ts'
import type { Sql } from '../sql.ts'
import { ERASED_EVENT } from './erased-event.ts'
import { changeStatus } from './delivery-status.ts'
import { attempts } from './tables.ts'
import { recordError } from './webhook-hours.ts'

const insertAttempt = attempts.insert()
const ownerRow = row({ email: text, nome: nullable(text) })

/**
 * Writes the results of attempts and the new state of their webhooks, inside the caller's
 * transaction. Independent statements are sent concurrently, so that they travel together to a
 * remote database.
 */
export async function writeSettled(tx: Sql, settled: SettledAttempt[]): Promise<void> {
  await Promise.all(settled.map(({ attempt, settlement }) => writeAttempt(tx, attempt, settlement)))
  const touched = new Map<string, Receiver>()
  for (const { attempt, settlement, receiver } of settled) {
    await writeError(tx, attempt, settlement)
    touched.set(receiver.id, receiver)
    if (settlement.consequence === 'warn') await tell(tx, 'webhook_warning', receiver, attempt)
    if (settlement.consequence === 'deactivate') await deactivate(tx, receiver, attempt)
  }
  await Promise.all(touched.values().map((receiver) => saveHealth(tx, receiver)))
  await eraseUntold(tx, settled)
}

/** Those whose event was erased while they were on their way tell a row that is hidden: they are not tried again, nor kept. */
async function eraseUntold(tx: Sql, settled: SettledAttempt[]): Promise<void> {
  const sent = settled.map(({ attempt: { delivery } }) => delivery)
  const { isAnyOf } = tx.dialect
  await tx.run(
    `DELETE FROM deliveries WHERE ${isAnyOf('id', '$1')} AND evento_id IN
       (SELECT id FROM events WHERE ${isAnyOf('id', '$2')} AND dados = $3)`,
    [sent.map(({ id }) => id), sent.map(({ event }) => event.id), ERASED_EVENT],
  )
}

async function writeAttempt(
  tx: Sql,
  { delivery, startedAt, endedAt, result, mensagem }: FinishedAttempt,
  { status, tentativas, failures, dueAt }: Settlement,
): Promise<void> {
  const { status_http, erro } = result
  const added = insertAttempt(tx, {
    ...result,
    delivery_id: delivery.id,
    numero: tentativas,
    mensagem,
    iniciada_em: new Date(startedAt).toISOString(),
  })
  const written = tx.run(
    `UPDATE deliveries SET status = $1, tentativas = $2, failures = $3, due_at = $4, by_person = 0, at_once = 0,
       ultimo_status_http = $5, ultimo_erro = $6, concluido_em = $7, claimed_by = NULL,
       claimed_fence = NULL
     WHERE seq = $8`,
    [
      status,
      tentativas,
      failures,
      dueAt,
      status_http,
      erro,
      dueAt === null ? new Date(endedAt).toISOString() : null,
      delivery.seq,
    ],
  )
  await Promise.all([added, written])
}

async function writeError(
  tx: Sql,
  {
    delivery: { webhookId, id: deliveryId },
    endedAt,
    result: { status_http, erro },
  }: FinishedAttempt,
  { tentativas }: Settlement,
): Promise<void> {
  if (erro === null) return
  await recordError(tx, { webhookId, deliveryId, numero: tentativas, endedAt, status_http, erro })
}

/**
 * A receiver that keeps answering is recorded no more often than this, because the row is read at
 * every claim.
 */
const ALIVE_MS = 60_000

async function saveHealth(tx: Sql, { id, health, cautious }: Receiver): Promise<void> {
  const { falhas_consecutivas, aliveAt, warned } = health
  await tx.run(
    `UPDATE webhooks SET falhas_consecutivas = $1, alive_at = $2, warned = $3, cautious = $4
     WHERE id = $5 AND (falhas_consecutivas <> $1 OR warned <> $3 OR cautious <> $4 OR alive_at < $6)`,
    [falhas_consecutivas, aliveAt, warned, cautious, id, aliveAt - ALIVE_MS],
  )
}

/** Makes a webhook inactive, suspends its deliveries and tells its owner why. */
async function deactivate(tx: Sql, receiver: Receiver, cause: FinishedAttempt): Promise<void> {
  await tx.run(
    `UPDATE webhooks SET ativo = $1, motivo_inativacao = 'falhas', inativado_em = $2,
       atualizado_em = $2
     WHERE id = $3`,
    [false, new Date(cause.endedAt).toISOString(), receiver.id],
  )
  await changeStatus(tx, receiver.id, { from: 'pendente', to: 'suspensa' })
  await tell(tx, 'webhook_inactive', receiver, cause)
}

/** Writes a mail to the owner, once per silence of the receiver. */
async function tell(
  tx: Sql,
  kind: WebhookTrouble['kind'],
  { id: webhook_id, shownUrl, health }: Receiver,
  cause: FinishedAttempt,
): Promise<void> {
  const owner = await tx.one(
    ownerRow,
    'SELECT a.email, w.nome FROM webhooks w JOIN accounts a ON a.id = w.conta_id WHERE w.id = $1',
    [webhook_id],
  )
  const { email, nome } = owner! // deliveries refer to webhooks, and webhooks to accounts
  const message: WebhookTrouble = {
    kind,
    webhook_id,
    nome,
    url: shownUrl,
    since: new Date(cause.delivery.firstStartedAt).toISOString(),
    falhas_consecutivas: health.falhas_consecutivas,
    ultimo_status_http: cause.result.status_http,
    ultimo_erro: cause.result.erro,
  }
  const once = `${kind}:${webhook_id}:${health.aliveAt}`
  await enqueueMail(tx, { once, para: email, message }, new Date(cause.endedAt))
}
