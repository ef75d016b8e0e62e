import { writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { makeAuthority } from './_certificates.ts'
import { temporaryFolder } from './_cli.ts'
import { startReceiver } from './_receiver.ts'

/** The public address of the services that have a hub. */
export const BASE = 'https://arauto.exemplo'

interface Told {
  /** As it came. */
  url: string
  query: URLSearchParams
  method: string
  headers: IncomingMessage['headers']
  body: string
}

/** A subscriber with a real certificate; `answer` may answer in another way than a willing one. */
export async function startSubscriber() {
  const authority = await makeAuthority()
  const told: Told[] = []
  const how = { answer: willing }
  const { port } = await startReceiver(await authority.issue('localhost'), (request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { url = '', method = '', headers } = request
      const query = new URL(url, BASE).searchParams
      const body = Buffer.concat(chunks).toString()
      const one = { url, query, method, headers, body }
      told.push(one)
      how.answer(one, response)
    })
  })
  return {
    told,
    how,
    callback: `https://localhost:${port}/assina?dono=1`,
    settings: settingsFor(port, authority.cert),
  }
}

/** Confirms what it is asked. */
export function willing({ query }: Told, response: ServerResponse): void {
  response.end(query.get('hub.challenge') ?? '')
}

export type Subscriber = Awaited<ReturnType<typeof startSubscriber>>

/** Lets a service reach it. */
function settingsFor(port: number, authority: string): Record<string, string> {
  const ca = join(temporaryFolder(), 'ca.pem')
  writeFileSync(ca, authority)
  return {
    ARAUTO_PUBLIC_URL: BASE,
    ARAUTO_WEBHOOK_ALLOW_HOSTS: `localhost:${port}`,
    ARAUTO_WEBHOOK_CA: ca,
    ARAUTO_WEBHOOK_RETRY_SECONDS: '1,1,1,1,1',
  }
}

export const posts = ({ told }: Subscriber) => told.filter(({ method }) => method === 'POST')

export function topicOf(chave: string, format = 'atom'): string {
  return `${BASE}/api/v1/feeds/${chave}/busca/${format}?termo=regulamento`
}

/** The body of a request to the hub. */
export function hubFields(fields: Record<string, string>): URLSearchParams {
  const named = Object.entries(fields).map(([name, value]) => [`hub.${name}`, value])
  return new URLSearchParams(Object.fromEntries(named))
}
