import { call } from '../api/client.ts'
import type { Webhook } from '../api/schema.ts'

/** Ends the address of a webhook that a browser shows (server/src/webhooks/browser/subscription.ts). */
const MARK = '#navegador'
const WORKER = '/avisos.js'

/** Why this browser cannot show notices. */
export type ObstacleKind = 'unsupported' | 'denied' | 'undecided' | 'refused'

export class Obstacle extends Error {
  override readonly name = 'Obstacle'
  readonly kind: ObstacleKind

  constructor(kind: ObstacleKind, cause?: unknown) {
    super(kind, { cause })
    this.kind = kind
  }
}

/** Whether a webhook is a browser. */
export function isBrowser({ url }: Pick<Webhook, 'url'>): boolean {
  return url.endsWith(MARK)
}

/** Asks the person, and subscribes this browser. @throws Obstacle */
export async function subscribe(): Promise<{ url: string; secret: string }> {
  if (
    !('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis)
  )
    throw new Obstacle('unsupported')
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') throw new Obstacle(permission === 'denied' ? 'denied' : 'undecided')
  const { chave } = (await call('GET /navegadores/chave', {})).dados
  const { endpoint = '', keys = {} } = (await subscribed(chave)).toJSON()
  return { url: `${endpoint}${MARK}`, secret: `${keys['p256dh']}.${keys['auth']}` }
}

/** Those who ask with another key than the browser subscribed for are refused, so it subscribes again. */
async function subscribed(key: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(WORKER)
  const { pushManager } = await navigator.serviceWorker.ready
  const asked = { userVisibleOnly: true, applicationServerKey: key }
  try {
    return await pushManager.subscribe(asked)
  } catch {
    await (await pushManager.getSubscription())?.unsubscribe()
  }
  try {
    return await pushManager.subscribe(asked)
  } catch (cause) {
    throw new Obstacle('refused', cause)
  }
}

/** Ends the subscription of this browser, if it has one. */
export async function unsubscribe(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration(WORKER)
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}
