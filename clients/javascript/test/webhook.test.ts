import fc from 'fast-check'
import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { WebhookSignatureError } from '../src/errors.ts'
import { sign, verify } from '../src/webhook.ts'

const NOW = 1_773_057_600
const ID = 'evt_01JD7V9Y2M3N4P5Q6R7S8T9V0W'
const secrets = fc.string({ minLength: 1, unit: 'grapheme' })

test('every signature verifies, by either scheme, whatever the body and the secret', async () => {
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.string(), fc.jsonValue()), secrets, async (event, secret) => {
      const body = JSON.stringify(event)
      const headers = await sign(body, ID, secret, NOW)
      const { 'X-Service-Signature': _, ...standard } = headers
      const wanted: unknown = JSON.parse(body)
      expect(await verify(body, headers, secret, { now: NOW })).toEqual(wanted)
      expect(await verify(body, standard, secret, { now: NOW })).toEqual(wanted)
    }),
  )
})

test('a body with any bit changed is not genuine', async () => {
  const body = new TextEncoder().encode('{"id":"evt_1","titulo":"Licitação nº 1"}')
  const headers = await sign(body, ID, 'segredo', NOW)
  await fc.assert(
    fc.asyncProperty(fc.nat(body.length * 8 - 1), async (bit) => {
      const changed = body.with(bit >> 3, (body.at(bit >> 3) ?? 0) ^ (1 << (bit & 7)))
      await expect(verify(changed, headers, 'segredo', { now: NOW })).rejects.toThrow(
        WebhookSignatureError,
      )
    }),
  )
})

test('the library of Standard Webhooks accepts our signatures', async () => {
  const secret = `whsec_${Buffer.from('0123456789abcdef0123456789abcdef').toString('base64')}`
  const body = '{"id":"evt_1"}'
  const headers = await sign(body, ID, secret)
  expect(new Webhook(secret).verify(body, headers)).toEqual({ id: 'evt_1' })
})

test("headers are read from any platform's form", async () => {
  const body = '{"id":"evt_1"}'
  const headers = await sign(body, ID, 'segredo', NOW)
  const node = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), [value]]),
  )
  for (const given of [headers, new Headers(headers), new Map(Object.entries(headers)), node])
    expect(await verify(body, given, 'segredo', { now: NOW })).toEqual({ id: 'evt_1' })
})
