import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Delivery } from './house/receiver.ts'
import type { Scenario, Step } from './scenario.ts'

const VECTORS = join(import.meta.dirname, '../../spec/vectors/signature.json')

interface Vector {
  name: string
  secret: string
  now: number
  headers: Record<string, string>
  body: string
  valid: boolean
}

/** A delivery that the receiver really got, and the secrets of its webhook at that time. */
export interface ReceivedDelivery extends Delivery {
  secrets: string[]
}

const REFUSED = { type: 'WebhookSignatureError' }

/** Scenarios about signatures: the vectors, the deliveries really received, and edge cases. */
export function verificationScenarios(received: ReceivedDelivery[]): Scenario[] {
  return [
    {
      id: 'verify-vectors',
      about: 'Every case of spec/vectors/signature.json.',
      steps: vectors().map(vectorStep),
    },
    {
      id: 'verify-received',
      about:
        'Deliveries that the service really sent, by their bytes, in every type and in a rotation.',
      steps: received.flatMap((delivery) => [
        ...delivery.secrets.map((secret) => genuine(delivery, secret)),
        tampered(delivery),
      ]),
    },
    { id: 'verify-edges', about: 'What a careless verifier lets through.', steps: edges() },
    { id: 'sign', about: 'The headers that tests of receivers need.', steps: [signing()] },
  ]
}

function vectors(): Vector[] {
  return (JSON.parse(readFileSync(VECTORS, 'utf8')) as { cases: Vector[] }).cases
}

function vectorStep({ secret, now, headers, body, valid }: Vector): Step {
  const step = verify({ body, headers, secrets: [secret], now })
  if (!valid) return { ...step, error: REFUSED }
  // Genuine, but unreadable.
  if (body === '') return { ...step, error: { type: 'ResponseFormatError' } }
  const { id, tipo } = JSON.parse(body) as { id: string; tipo: string }
  return {
    ...step,
    read: ['dados.id', 'dados.tipo'],
    expect: { 'dados.id': id, 'dados.tipo': tipo },
  }
}

function genuine({ headers, body }: Delivery, secret: string): Step {
  const event = JSON.parse(body.toString()) as Record<string, unknown>
  return {
    ...verification(body, headers, [secret], sentAt(headers)),
    read: [
      'dados.id',
      'dados.tipo',
      'dados.criado_em',
      'dados.webhook_id',
      'dados.dados.publicacao.titulo',
      'dados.dados.edicao.numero',
    ],
    expect: {
      'dados.id': event.id,
      'dados.tipo': event.tipo,
      'dados.criado_em': event.criado_em,
      'dados.webhook_id': event.webhook_id,
      'dados.dados.publicacao.titulo': at(event, 'publicacao', 'titulo'),
      'dados.dados.edicao.numero': at(event, 'edicao', 'numero'),
    },
  }
}

function at(event: Record<string, unknown>, what: string, field: string): unknown {
  const dados = event.dados as Record<string, Record<string, unknown> | undefined>
  return dados[what]?.[field] ?? null
}

/** One bit of the last byte is flipped. */
function tampered({ headers, body, secrets }: ReceivedDelivery): Step {
  const changed = Buffer.from(body)
  changed[changed.length - 1]! ^= 1
  return { ...verification(changed, headers, secrets, sentAt(headers)), error: REFUSED }
}

function sentAt(headers: Delivery['headers']): number {
  return Number(headers.find(({ name }) => name.toLowerCase() === 'x-service-timestamp')?.value)
}

const NOW = 1_773_057_600
const SECRET = 'segredo-do-cliente-01'
const BODY =
  '{"id":"evt_01JD7V9Y2M3N4P5Q6R7S8T9V0W","tipo":"alerta.match","criado_em":"2026-03-09T12:00:00.000Z","webhook_id":"wh_01JD7V9Y2M3N4P5Q6R7S8T9V0X","dados":{"alerta":{"nome":"Pregões nº 1"}}}'

function hmac(text: string, secret = SECRET): string {
  return createHmac('sha256', secret).update(text).digest('hex')
}

function edges(): Step[] {
  const good = {
    'x-service-timestamp': String(NOW),
    'X-SERVICE-SIGNATURE': `sha256=${hmac(`${NOW}.${BODY}`)}`,
  }
  const signed = (timestamp: string) => ({
    'X-Service-Timestamp': timestamp,
    'X-Service-Signature': `sha256=${hmac(`${timestamp}.${BODY}`)}`,
  })
  const accepted = {
    read: ['dados.dados.alerta.nome'],
    expect: { 'dados.dados.alerta.nome': 'Pregões nº 1' },
  }
  const with_ = (headers: Record<string, string>, changes: Partial<Verify> = {}) =>
    verify({ body: BODY, headers, secrets: [SECRET], now: NOW, ...changes })
  const refused = (step: Step): Step => ({ ...step, error: REFUSED })
  return [
    { ...with_(good), ...accepted },
    // During a rotation of its own, a receiver knows two secrets.
    { ...with_(good, { secrets: ['outro-segredo', SECRET] }), ...accepted },
    { ...with_(good, { now: NOW + 10, tolerance_s: 10 }), ...accepted },
    refused(with_(good, { now: NOW + 11, tolerance_s: 10 })),
    refused(with_(good, { secrets: [] })),
    // An attacker can compute the signature of an empty secret.
    refused(
      with_(
        { ...good, 'X-SERVICE-SIGNATURE': `sha256=${hmac(`${NOW}.${BODY}`, '')}` },
        { secrets: [''] },
      ),
    ),
    refused(
      with_({ ...good, 'X-SERVICE-SIGNATURE': `sha256=${hmac(`${NOW}.${BODY}`).toUpperCase()}` }),
    ),
    refused(
      with_({ ...good, 'X-SERVICE-SIGNATURE': `sha256=${hmac(`${NOW}.${BODY}`).slice(0, 32)}` }),
    ),
    refused(with_({ ...good, 'X-SERVICE-SIGNATURE': '' })),
    refused(with_({ 'X-Service-Signature': good['X-SERVICE-SIGNATURE'] })),
    refused(with_({})),
    // The signature is valid, but the number has other characters than digits.
    refused(with_(signed(`${NOW}.0`))),
    refused(with_(signed(` ${NOW}`))),
    refused(with_(signed(`+${NOW}`))),
    refused(with_(signed('1.773057600e9'))),
    refused(with_(signed('0x69AEB540'))),
    refused(with_(signed('NaN'))),
    // Only Standard Webhooks; several signatures, one of them ours.
    { ...with_(standard([`v1,${'A'.repeat(43)}=`, standardSignature()])), ...accepted },
    refused(with_(standard([`v1,${'A'.repeat(43)}=`, 'v2,abc']))),
    refused(with_({ ...standard([standardSignature()]), 'webhook-id': 'evt_outro' })),
    // If ours is present and wrong, the other does not help.
    refused(
      with_({ ...standard([standardSignature()]), ...good, 'X-SERVICE-SIGNATURE': 'sha256=00' }),
    ),
  ]
}

const EVENT_ID = 'evt_01JD7V9Y2M3N4P5Q6R7S8T9V0W'

function standard(signatures: string[]): Record<string, string> {
  return {
    'webhook-id': EVENT_ID,
    'webhook-timestamp': String(NOW),
    'webhook-signature': signatures.join(' '),
  }
}

function standardSignature(): string {
  const digest = createHmac('sha256', SECRET).update(`${EVENT_ID}.${NOW}.${BODY}`).digest('base64')
  return `v1,${digest}`
}

function signing(): Step {
  const secret = 'whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8='
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const digest = createHmac('sha256', key).update(`${EVENT_ID}.${NOW}.${BODY}`).digest('base64')
  const wanted = {
    x_service_timestamp: String(NOW),
    x_service_signature: `sha256=${hmac(`${NOW}.${BODY}`, secret)}`,
    webhook_id: EVENT_ID,
    webhook_timestamp: String(NOW),
    webhook_signature: `v1,${digest}`,
  }
  return {
    operation: 'assinar',
    arguments: {
      body_hex: Buffer.from(BODY).toString('hex'),
      id: EVENT_ID,
      secret,
      timestamp: NOW,
    },
    read: Object.keys(wanted).map((name) => `dados.${name}`),
    expect: Object.fromEntries(
      Object.entries(wanted).map(([name, value]) => [`dados.${name}`, value]),
    ),
    requests: 0,
  }
}

interface Verify {
  body: string
  headers: Record<string, string>
  secrets: string[]
  now: number
  tolerance_s?: number
}

function verify({ body, headers, secrets, now, tolerance_s }: Verify): Step {
  const list = Object.entries(headers).map(([name, value]) => ({ name, value }))
  const step = verification(Buffer.from(body), list, secrets, now)
  return tolerance_s === undefined
    ? step
    : { ...step, arguments: { ...step.arguments, tolerance_s } }
}

function verification(
  body: Buffer,
  headers: Delivery['headers'],
  secrets: string[],
  now: number,
): Step {
  return {
    operation: 'verificar',
    arguments: { body_hex: body.toString('hex'), headers, secrets, now },
    requests: 0,
  }
}
