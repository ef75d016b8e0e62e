import { randomBytes } from 'node:crypto'
import { type DemoClient, askPatiently } from '../ask-patiently.ts'
import { type DemoReceiver, RECEIVER, type Received, startDemoReceiver } from '../demo-receiver.ts'

export interface ActReceiver extends AsyncDisposable {
  receiver: DemoReceiver
  /** Creates a webhook for every act. */
  subscribe(client: DemoClient): Promise<void>
}

/** Starts a receiver of all acts. */
export async function startActReceiver(tell: (received: Received) => void): Promise<ActReceiver> {
  const secret = `whsec_${randomBytes(32).toString('base64')}`
  const receiver = await startDemoReceiver(secret, tell)
  return {
    receiver,
    subscribe: (client) => subscribe(receiver, client),
    [Symbol.asyncDispose]: () => receiver[Symbol.asyncDispose](),
  }
}

async function subscribe({ url, secret }: DemoReceiver, client: DemoClient): Promise<void> {
  const eventos = ['publicacao.nova']
  const webhook = { nome: RECEIVER, url, secret, eventos, filtros: {} }
  await askPatiently(client, 'POST', '/webhooks', webhook)
}
