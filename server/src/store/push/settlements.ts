import type { WebhookTrouble } from '../../mail/message.ts'
import type {
  FinishedAttempt,
  Receiver,
  SettledAttempt,
} from '../../webhooks/dispatch/delivery-queue.ts'
import type { Settlement } from '../../webhooks/settle.ts'
import { enqueueMail } from '../mail/outbox.ts'
import { int, nullable, row, text } from '../rows.ts'
import type { Sql } from '../sql.ts'
import { statement } from '../statement.ts'
import { ERASED_EVENT } from './erased-event.ts'
import { changeStatus } from './delivery-status.ts'
import { attempts, deliveries, webhooks } from './tables.ts'
import { recordError } from './webhook-hours.ts'

const insertAttempt = attempts.insert()
const settle = deliveries
  .pick(
    'seq',
    'status',
    'tentativas',
    'failures',
    'due_at',
    'by_person',
    'at_once',
    'ultimo_status_http',
    'ultimo_erro',
    'concluido_em',
    'claimed_by',
    'claimed_fence',
  )
  .update('seq')
/** What a delivery at rest has: nobody asked for it, and nobody sends it. */
const AT_REST = { by_person: false, at_once: false, claimed_by: null, claimed_fence: null }
const updateHealth = statement(
  {
    ...webhooks.pick('id', 'falhas_consecutivas', 'alive_at', 'warned', 'cautious').shape,
    known_alive_at: int,
  },
  `UPDATE webhooks SET falhas_consecutivas = :falhas_consecutivas, alive_at = :alive_at,
     warned = :warned, cautious = :cautious
   WHERE id = :id AND (falhas_consecutivas <> :falhas_consecutivas OR warned <> :warned
     OR cautious <> :cautious OR alive_at < :known_alive_at)`,
)
const setInactive = webhooks
  .pick('id', 'ativo', 'motivo_inativacao', 'inativado_em', 'atualizado_em')
  .update('id')
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
  const written = settle(tx, {
    seq: delivery.seq,
    status,
    tentativas,
    failures,
    due_at: dueAt,
    ultimo_status_http: status_http,
    ultimo_erro: erro,
    concluido_em: dueAt === null ? new Date(endedAt).toISOString() : null,
    ...AT_REST,
  })
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
  const { falhas_consecutivas, aliveAt: alive_at, warned } = health
  const state = { falhas_consecutivas, alive_at, warned, cautious }
  await tx.run(...updateHealth({ id, ...state, known_alive_at: alive_at - ALIVE_MS }))
}

/** Makes a webhook inactive, suspends its deliveries and tells its owner why. */
async function deactivate(tx: Sql, receiver: Receiver, cause: FinishedAttempt): Promise<void> {
  const at = new Date(cause.endedAt).toISOString()
  await setInactive(tx, {
    id: receiver.id,
    ativo: false,
    motivo_inativacao: 'falhas',
    inativado_em: at,
    atualizado_em: at,
  })
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
