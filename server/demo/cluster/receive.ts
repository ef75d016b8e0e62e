import { randomBytes } from 'node:crypto'
import { askPatiently } from '../ask-patiently.ts'
import { type DemoReceiver, type Received, startDemoReceiver } from '../demo-receiver.ts'

export interface ActReceiver extends AsyncDisposable {
  receiver: DemoReceiver
  /** Creates a webhook for every act through the API, like a client. The signal ends the patience with a busy service. */
  subscribe(api: string, chave: string, signal: AbortSignal): Promise<void>
}

/** Starts a receiver of all acts. */
export async function startActReceiver(tell: (received: Received) => void): Promise<ActReceiver> {
  const secret = `whsec_${randomBytes(32).toString('base64')}`
  const receiver = await startDemoReceiver(secret, tell)
  return {
    receiver,
    subscribe: (api, chave, signal) => subscribe(receiver, api, chave, signal),
    [Symbol.asyncDispose]: () => receiver[Symbol.asyncDispose](),
  }
}

async function subscribe(
  { url, secret }: DemoReceiver,
  api: string,
  chave: string,
  signal: AbortSignal,
): Promise<void> {
  const nome = 'Receptor da demonstração'
  const body = JSON.stringify({ nome, url, secret, eventos: ['publicacao.nova'], filtros: {} })
  const headers = { 'X-API-Key': chave, 'Content-Type': 'application/json' }
  const answer = await askPatiently(`${api}/webhooks`, { method: 'POST', headers, body, signal })
  if (!answer.ok) throw new Error(`POST /webhooks: ${answer.status} ${await answer.text()}`)
}
