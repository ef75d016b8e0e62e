import { setTimeout as sleep } from 'node:timers/promises'
import type { EditionOptions } from '../../../server/demo/sample/edition-options.ts'
import { type KeyName, type Scenario, writtenScenarios } from '../scenario.ts'
import { type ReceivedDelivery, verificationScenarios } from '../verification.ts'
import { type Proxy, closedAddress, startProxy } from './proxy.ts'
import { type Receiver, startReceiver } from './receiver.ts'
import { type Service, startService } from './service.ts'

/** Everything that the clients run against. */
export interface Conformance extends AsyncDisposable {
  proxy: Proxy
  scenarios: Scenario[]
  /** Texts to fill into the scenarios, by name. */
  texts: Record<string, string>
  closed: string
  newKey(name: KeyName): Promise<string>
  /** The service's own answer to a GET under /api/v1, without a client and without the proxy. */
  ask(path: string): Promise<unknown>
}

const ALL_SCOPES = 'consulta,webhooks,alertas,administracao'
const UNLIMITED = 1_000_000
const KEYS: Record<KeyName, { escopos: string; limite: number }> = {
  normal: { escopos: ALL_SCOPES, limite: UNLIMITED },
  revoked: { escopos: ALL_SCOPES, limite: UNLIMITED },
  limited: { escopos: 'alertas', limite: UNLIMITED },
  quota: { escopos: ALL_SCOPES, limite: 1 },
}

/**
 * The service with its archive and one webhook that received deliveries, the proxy in front of it,
 * and the scenarios.
 */
export async function startConformance(): Promise<Conformance> {
  await using resources = new AsyncDisposableStack()
  const receiver = resources.use(await startReceiver())
  const service = resources.use(await startService(EDITIONS, receiver))
  const newKey = async (name: KeyName): Promise<string> => {
    const { escopos, limite } = KEYS[name]
    const { id, chave } = await service.newKey(escopos, limite)
    if (name === 'revoked') await service.revoke(id)
    return chave
  }
  const api = openApi(service.url, await newKey('normal'))
  const { webhook, received } = await receiveDeliveries(service, receiver, api)
  const scenarios = [...writtenScenarios(), ...verificationScenarios(received)]
  const proxy = resources.use(await startProxy(service.url, scenarios))
  const closed = await closedAddress()
  const owned = resources.move()
  return {
    proxy,
    scenarios,
    texts: { receiver: receiver.url, webhook_with_delivery: webhook },
    closed,
    newKey,
    ask: (path) => api('GET', path),
    [Symbol.asyncDispose]: () => owned.disposeAsync(),
  }
}

const COMMON = { seed: 2026, marked: true }

/** Three days of a small gazette, with an extra edition; equal on every machine. */
export const EDITIONS: EditionOptions[] = [
  ...['2026-03-02', '2026-03-03', '2026-03-04'].flatMap((date, day) =>
    (['DO1', 'DO2', 'DO3'] as const).map((pubName): EditionOptions => ({
      ...COMMON,
      date,
      pubName,
      editionNumber: String(40 + day),
      acts: 30,
    })),
  ),
  { ...COMMON, date: '2026-03-03', pubName: 'DO1E', editionNumber: '41-A', acts: 5 },
]

/** Imported while a webhook listens. */
const LATE_EDITION: EditionOptions = {
  ...COMMON,
  date: '2026-03-04',
  pubName: 'DO1E',
  editionNumber: '42-A',
  acts: 3,
}

type Api = (
  method: 'GET' | 'POST',
  path: string,
  body?: object,
) => Promise<{ dados: Record<string, string> }>

function openApi(url: string, chave: string): Api {
  return async (method, path, body) => {
    const answer = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: { 'X-API-Key': chave, ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as { dados: Record<string, string> }
  }
}

/**
 * A webhook receives an edition with its acts, then tests of all types during a rotation of its
 * secret.
 */
async function receiveDeliveries(
  service: Service,
  receiver: Receiver,
  api: Api,
): Promise<{ webhook: string; received: ReceivedDelivery[] }> {
  const eventos = ['publicacao.nova', 'edicao.publicada']
  const created = (await api('POST', '/webhooks', { url: receiver.url, eventos })).dados
  const webhook = created.id!
  await service.publish(LATE_EDITION)
  const expected = LATE_EDITION.acts + 1
  await until(() => receiver.deliveries.length >= expected)
  const automatic = receiver.deliveries
    .splice(0)
    .map((each) => ({ ...each, secrets: [created.secret!] }))

  const rotated = (await api('POST', `/webhooks/${webhook}/secret`, { carencia_horas: 168 })).dados
  const others = ['publicacao.atualizada', 'linha.nova', 'linha.prazo', 'alerta.match']
  for (const tipo of [...eventos, ...others])
    await api('POST', `/webhooks/${webhook}/test`, { tipo })
  const secrets = [created.secret!, rotated.secret!]
  const tests = receiver.deliveries.splice(0).map((each) => ({ ...each, secrets }))
  return { webhook, received: [...automatic, ...tests] }
}

const PATIENCE_MS = 60_000

async function until(holds: () => boolean): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; !holds(); await sleep(20))
    if (Date.now() > end) throw new Error('the webhook received nothing')
}
