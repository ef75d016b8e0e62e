import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { type EventHead, deliveryBody, deliveryHeaders } from './delivery-request.ts'
import { makeSecret } from './secret.ts'

const event: EventHead = {
  id: 'evt_01JD7V9Y2M3N4P5Q6R7S8T9V0W',
  tipo: 'publicacao.nova',
  criado_em: '2026-03-09T12:00:00.000Z',
}
const dados = { publicacao: { id: 'pub_0123456789ABCDEF', titulo: 'Licitação "7/2026"' } }
const body = deliveryBody(event, 'wh_1', Buffer.from(JSON.stringify(dados)))

test('the body is the envelope of the contract around the stored bytes', () => {
  expect(body.toString()).toBe(JSON.stringify({ ...event, webhook_id: 'wh_1', dados }))
})

test('the headers are those of the contract, and an independent library verifies them', () => {
  const secret = makeSecret((size) => new Uint8Array(size).fill(7))
  const timestamp = Math.floor(Date.now() / 1_000)
  const attempt = { event, deliveryId: 'dlv_1', numero: 2, body, timestamp }
  const headers = deliveryHeaders(attempt, { secret, nextSecret: null })
  expect(headers).toMatchObject({
    'Content-Type': 'application/json',
    'X-Service-Event': 'publicacao.nova',
    'X-Service-Delivery': 'dlv_1',
    'X-Service-Attempt': '2',
    'X-Service-Timestamp': String(timestamp),
    'webhook-id': event.id,
  })
  expect(headers['X-Service-Signature']).toMatch(/^sha256=[0-9a-f]{64}$/)
  expect(new Webhook(secret).verify(body.toString(), headers)).toMatchObject({ dados })
})
