import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { Webhook } from 'standardwebhooks'
import { afterEach, expect, test, vi } from 'vitest'
import { makeSecret } from './secret.ts'
import { signatureHeaders } from './signing.ts'

interface Vector {
  name: string
  secret: string
  /** Unix seconds. */
  now: number
  headers: Record<string, string>
  body: string
  valid: boolean
}

const VECTORS = join(import.meta.dirname, '../../../../spec/vectors/signature.json')
const { cases }: { cases: Vector[] } = JSON.parse(readFileSync(VECTORS, 'utf8'))
const valid = cases.filter((vector) => vector.valid)

afterEach(() => void vi.useRealTimers())

test.each(valid)("our signature equals the vector's: $name", ({ name, secret, headers, body }) => {
  const rotating = name.startsWith('two signatures')
  const [current, next] = [valid[0]!.secret, cases.find((v) => v.name === 'wrong secret')!.secret]
  const signed = signatureHeaders(
    {
      eventId: headers['webhook-id']!,
      timestamp: Number(headers['X-Service-Timestamp']),
      body: Buffer.from(body),
    },
    rotating ? { secret: current, nextSecret: next } : { secret, nextSecret: null },
  )
  expect(signed).toEqual(headers)
})

test.each(cases)('the library of Standard Webhooks agrees: $name', (vector) => {
  expect(acceptedByLibrary(vector)).toBe(vector.valid)
})

test('that library verifies all our signatures, with any secret of ours or of a client', () => {
  const ours = fc
    .uint8Array({ minLength: 32, maxLength: 32 })
    .map((bytes) => makeSecret(() => bytes))
  const chosen = fc.string({ minLength: 8, maxLength: 40, unit: 'grapheme' })
  fc.assert(
    fc.property(fc.oneof(ours, chosen), fc.json(), (secret, body) => {
      const timestamp = Math.floor(Date.now() / 1_000)
      const headers = signatureHeaders(
        { eventId: 'evt_1', timestamp, body: Buffer.from(body) },
        { secret, nextSecret: null },
      )
      const vector = { name: '', secret, now: timestamp, headers, body, valid: true }
      expect(acceptedByLibrary(vector)).toBe(true)
    }),
  )
})

/** A `whsec_` secret that is not valid base64 is used like any other text. */
test.each(['whsec_', 'whsec_não é base64', 'whsec_QQ', 'whsec_QR==', 'whsec_-_-_'])(
  'the secret %s is keyed by its own bytes',
  (secret) => {
    const request = { eventId: 'evt_1', timestamp: 1, body: Buffer.from('{}') }
    const { 'webhook-signature': signature } = signatureHeaders(request, {
      secret,
      nextSecret: null,
    })
    const raw = new Webhook(Buffer.from(secret), { format: 'raw' })
    expect(signature).toBe(raw.sign('evt_1', new Date(1_000), '{}'))
  },
)

test('a secret of ours is whsec_ and the base64 of 32 bytes', () => {
  expect(makeSecret((size) => new Uint8Array(size))).toBe(
    'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=',
  )
})

function acceptedByLibrary({ secret, now, headers, body }: Vector): boolean {
  vi.useFakeTimers({ now: now * 1_000 })
  const isStandard = /^whsec_[A-Za-z0-9+/]+=*$/.test(secret)
  const library = isStandard
    ? new Webhook(secret)
    : new Webhook(Buffer.from(secret), { format: 'raw' })
  try {
    library.verify(body, headers)
    return true
  } catch {
    return false
  }
}
