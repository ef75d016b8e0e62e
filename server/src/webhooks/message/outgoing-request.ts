import { pushRequest } from '../browser/push-request.ts'
import type { Vapid } from '../../lib/crypto/vapid.ts'
import { sentBody } from '../chat/sent-body.ts'
import { chatServiceOf } from '../chat/service.ts'
import type { OutgoingRequest } from '../exchange.ts'
import type { AttemptResult } from '../sender.ts'
import { type RotatingSecrets, signingSecrets } from '../webhook.ts'
import { type Attempt, deliveryHeaders } from './delivery-request.ts'

export interface DeliveryToSend extends Omit<Attempt, 'body' | 'timestamp'> {
  to: { url: string; secrets: RotatingSecrets }
  /** What each delivery of the request says. */
  bodies: readonly Uint8Array[]
  /** The keys by which browsers know us. */
  vapid: () => Promise<Vapid>
}

/** The request of an attempt, in the form that its address takes; null: its secret lacks what that needs. */
export async function outgoingRequest(
  { to: { url, secrets }, bodies, vapid, ...attempt }: DeliveryToSend,
  now: Date,
): Promise<OutgoingRequest | null> {
  const service = chatServiceOf(url)
  const body = sentBody(url, bodies)
  const signing = signingSecrets(secrets, now)
  if (service?.isBrowser)
    return await pushRequest({ url, secret: signing.secret, body }, await vapid(), now)
  const timestamp = Math.floor(now.getTime() / 1_000)
  const headers = deliveryHeaders({ ...attempt, body, timestamp }, signing)
  return { url, headers, body, isPaced: service !== null }
}

/** The result of an attempt that cannot be made. */
export const UNSENDABLE: AttemptResult = {
  duracao_ms: 0,
  status_http: null,
  erro: 'rede',
  ip: null,
  resposta: null,
  retryAfter: null,
}
