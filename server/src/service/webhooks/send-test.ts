import type { Clock } from '../../lib/time/clock.ts'
import { newId } from '../../lib/crypto/ids.ts'
import type { Vapid } from '../../lib/crypto/vapid.ts'
import { type EventType, deliveryBody } from '../../webhooks/message/delivery-request.ts'
import { UNSENDABLE, outgoingRequest } from '../../webhooks/message/outgoing-request.ts'
import type { FinishedTest } from '../../webhooks/delivery-store.ts'
import type { createSender } from '../../webhooks/sender.ts'
import type { StoredWebhook } from '../../webhooks/webhook.ts'
import { type TestSource, testData } from './test-data.ts'

export interface TestToSend {
  webhook: StoredWebhook
  tipo: EventType
  source: TestSource
  sender: Pick<ReturnType<typeof createSender>, 'send'>
  /** The keys by which browsers know us. */
  vapid(): Promise<Vapid>
  clock: Clock
}

/** Sends an example of an event to a webhook, once, and waits for the result. */
export async function sendTest(test: TestToSend): Promise<FinishedTest> {
  const { webhook, tipo, source, sender, vapid, clock } = test
  const now = clock()
  const event = { id: newId('evt', now.getTime()), tipo, criado_em: now.toISOString() }
  const { termos, linhas, ignorar_assinatura } = webhook.filtros
  const reason = { termos: termos.slice(0, 1), leitura: webhook.leitura, ignorar_assinatura }
  const dados = await testData(source, tipo, reason, linhas?.tabela ?? 'contratos')
  const body = deliveryBody(event, webhook.id, Buffer.from(JSON.stringify(dados)))
  const id = newId('dlv', now.getTime())
  const attempt = { event, deliveryId: id, numero: 1, bodies: [body] }
  // What cannot be made fails, as a delivery would, whose dispatcher writes down why.
  const request = await outgoingRequest({ to: webhook, ...attempt, vapid }, now).catch(() => null)
  const sent = request === null ? UNSENDABLE : await sender.send(request)
  const { retryAfter: _, ...result } = sent
  return {
    id,
    evento_id: event.id,
    webhook_id: webhook.id,
    tipo,
    body,
    attempt: {
      numero: 1,
      iniciada_em: event.criado_em,
      ...result,
    },
    concluido_em: clock().toISOString(),
  }
}
