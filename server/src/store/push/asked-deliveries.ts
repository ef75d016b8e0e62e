import { recordAudit } from '../audit/record.ts'
import type { SecretBox } from '../../lib/crypto/secret-box.ts'
import type { RetryRefusal } from '../../webhooks/delivery.ts'
import type { AskedDeliveries } from '../../webhooks/delivery-store.ts'
import type { Delivery } from '../../webhooks/delivery.ts'
import { beginOnce, keepAnswer, performOnce } from '../accounts/once.ts'
import type { Sql } from '../sql.ts'
import { statement } from '../statement.ts'
import { findDelivery } from './deliveries.ts'
import { subjectOf } from './delivery-subject.ts'
import { attempts, deliveries, webhooks } from './tables.ts'

const webhookRow = webhooks.pick('ativo')
const insertTest = deliveries
  .pick(
    'id',
    'evento_id',
    'webhook_id',
    'tipo',
    'origem',
    'status',
    'tentativas',
    'first_started_at',
    'ultimo_status_http',
    'ultimo_erro',
    'criado_em',
    'concluido_em',
    'body',
  )
  .insert()
/** A waiting attempt stays scheduled or requested, as it was; it only comes sooner. */
const askAgain = statement(
  deliveries.pick('id', 'due_at', 'at_once').shape,
  `UPDATE deliveries
   SET status = 'pendente', due_at = :due_at, concluido_em = NULL, at_once = :at_once,
     by_person = CASE WHEN status = 'pendente' THEN by_person ELSE :at_once END
   WHERE id = :id`,
)
const insertAttempt = attempts.insert()

/** Whether a delivery may be sent again: webhooks/delivery.ts. */
export type RetryRule = (delivery: Delivery, webhook: { ativo: boolean }) => RetryRefusal | null

/** Deliveries that a person requests; `box` seals stored answers. */
export function createAskedDeliveries(
  sql: Sql,
  box: SecretBox,
  retryRefusal: RetryRule,
): AskedDeliveries {
  return {
    retry: ({ conta_id, webhookId }, id, once, now) =>
      performOnce(sql, box, once, now, async (tx) => {
        const webhook = await tx.one(
          webhookRow,
          'SELECT ativo FROM webhooks WHERE id = $1 AND conta_id = $2 AND deleted_at IS NULL',
          [webhookId, conta_id],
        )
        if (webhook === null) return { refused: 'webhook_inexistente' }
        const delivery = await findDelivery(tx, webhookId, id)
        if (delivery === null) return { refused: 'entrega_inexistente' }
        const refused = retryRefusal(delivery, webhook)
        if (refused) return { refused }
        await tx.run(...askAgain({ id, due_at: now.getTime(), at_once: true }))
        await recordAudit(tx, {
          tipo: 'entrega_repetida',
          alvo_id: id,
          detalhes: { webhook_id: webhookId },
        })
        const proxima_tentativa_em = now.toISOString()
        return {
          done: { ...delivery, status: 'pendente', proxima_tentativa_em, concluido_em: null },
        }
      }),

    beginTest: (request, now) => beginOnce(sql, box, request, now),

    recordTest: (test, once, now) =>
      sql.transaction(async (tx) => {
        const { id, evento_id, webhook_id, tipo, body, attempt, concluido_em } = test
        const { iniciada_em, duracao_ms, status_http, erro } = attempt
        const delivery: Delivery = {
          id,
          evento_id,
          webhook_id,
          tipo,
          origem: 'teste',
          status: erro === null ? 'entregue' : 'falhou',
          tentativas: 1,
          ultimo_status_http: status_http,
          ultimo_erro: erro,
          ultima_duracao_ms: duracao_ms,
          criado_em: iniciada_em,
          proxima_tentativa_em: null,
          concluido_em,
          ...subjectOf(body),
        }
        await insertTest(tx, { ...delivery, first_started_at: Date.parse(iniciada_em), body })
        await insertAttempt(tx, { ...attempt, delivery_id: id, mensagem: null })
        await keepAnswer(tx, box, once, now, { done: delivery })
        return delivery
      }),
  }
}
