import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { call } from './client.ts'

const KEY = { nome: 'principal', escopos: ['consulta' as const] }

test('a change that is asked for twice at once is sent once, and again later', async () => {
  const seen = await serve()
  const both = await Promise.all([
    call('POST /chaves', { body: KEY }),
    call('POST /chaves', { body: KEY }),
  ])
  expect(both[0]).toBe(both[1])
  await call('POST /chaves', { body: KEY })
  expect(seen).toEqual(['POST /api/v1/chaves', 'POST /api/v1/chaves'])
})

test('changes that differ, and questions, are each sent', async () => {
  const seen = await serve()
  await Promise.all([
    call('POST /chaves', { body: KEY }),
    call('POST /chaves', { body: { ...KEY, nome: 'outra' } }),
    call('GET /chaves', {}),
    call('GET /chaves', {}),
  ])
  expect(seen).toHaveLength(4)
})

test('a change that is made, undone and made again is sent again', async () => {
  const seen = await serve()
  const path = { webhook_id: 'a' }
  const turned = (ativo: boolean) => call('PATCH /webhooks/{webhook_id}', { path, body: { ativo } })
  await Promise.all([turned(true), turned(false), turned(true), turned(true)])
  expect(seen).toHaveLength(3)
})

/** A server that answers whatever the page asks; what it was asked. */
async function serve(): Promise<string[]> {
  const seen: string[] = []
  const server = createServer(({ method, url }, response) => {
    seen.push(`${method} ${url}`)
    response.end(JSON.stringify({ sucesso: true, dados: seen.length }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const real = fetch
  // A page's addresses are relative to it.
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    real(`http://127.0.0.1:${port}${path}`, init),
  )
  onTestFinished(() => {
    vi.unstubAllGlobals()
    server.close()
    server.closeAllConnections()
  })
  return seen
}
