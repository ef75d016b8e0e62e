import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { createAccount } from '../src/access/accounts.ts'
import { type Answer, type TestApi, startApi } from './_api.ts'
import { type Certificate, makeAuthority } from './_certificates.ts'
import type { TestArticle } from './_editions.ts'
import { answerErrors } from './_openapi.ts'
import { startReceiver } from './_receiver.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface WebhookApi extends TestApi {
  /**
   * A request under /api/v1 with the key of an account that has webhooks; checks the answer against
   * the OpenAPI document.
   */
  call(
    method: Method,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer>
  /** The same for another account. */
  asAnother: WebhookApi['call']
  /** Creates a webhook that must be accepted; returns its record. */
  create(changes?: object): Promise<{ id: string; secret: string | null }>
  /** Starts an HTTPS receiver for the duration of a test; returns its URL. */
  receiver(listener: RequestListener): Promise<string>
}

/** The application, which trusts a receiver's authority and allows `localhost`. */
export async function startWebhookApi(
  articles: TestArticle[] = [],
  settings: Record<string, string> = {},
): Promise<WebhookApi> {
  const folder = mkdtempSync(join(tmpdir(), 'arauto-ca-'))
  const authority = await makeAuthority()
  const certificate: Certificate = await authority.issue('localhost')
  const caFile = join(folder, 'ca.pem')
  writeFileSync(caFile, authority.cert)
  const api = await startApi(
    articles,
    {},
    { ARAUTO_WEBHOOK_ALLOW_HOSTS: 'localhost', ARAUTO_WEBHOOK_CA: caFile, ...settings },
  )
  const chave = (await api.newKey({ escopos: ['webhooks', 'alertas'] })).chave
  const other = { nome: 'Outra conta', email: 'outra@exemplo.com.br' }
  const { id: conta } = await createAccount(api.keys, other, new Date(api.time.now))
  const otherKey = (await api.newKey({ escopos: ['webhooks', 'alertas'], conta })).chave

  const callWith =
    (key: string): WebhookApi['call'] =>
    async (method, path, body, headers = {}) => {
      const url = `/api/v1${path}`
      const answer = await api.send(method, url, { 'X-API-Key': key, ...headers }, body)
      expect(answerErrors(method, path, answer)).toEqual([])
      return answer
    }
  const call = callWith(chave)

  return {
    ...api,
    call,
    asAnother: callWith(otherKey),
    async create(changes = {}) {
      const { status, text, json } = await call('POST', '/webhooks', { ...WEBHOOK, ...changes })
      expect([status, text]).toEqual([201, text])
      return json.dados
    },
    async receiver(listener) {
      const { port } = await startReceiver(certificate, listener)
      return `https://localhost:${port}/gancho`
    },
    async [Symbol.asyncDispose]() {
      await api[Symbol.asyncDispose]()
      rmSync(folder, { recursive: true })
    },
  }
}

export const WEBHOOK = {
  url: 'https://receptor.exemplo.com.br/arauto',
  eventos: ['publicacao.nova', 'edicao.publicada'],
}
