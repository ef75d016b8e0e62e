import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { startDemoPush } from '../demo/demo-push.ts'
import { readConfig } from '../src/config.ts'
import { temporaryFolder } from './_cli.ts'

/** A service that is busy for so many requests; what it was asked then. */
async function busyService(busyFor: number, retryAfter: string) {
  const asked: string[] = []
  let left = busyFor
  const server = createServer(({ method, url }, response) => {
    if (left-- > 0) {
      response.writeHead(503, { 'Retry-After': retryAfter }).end('{}')
      server.emit('refused')
      return
    }
    asked.push(`${method} ${url}`)
    response.end(JSON.stringify({ dados: method === 'GET' ? [] : { id: 'whk_1' } }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    api: `http://127.0.0.1:${port}`,
    asked,
    refused: () => once(server, 'refused'),
    [Symbol.dispose]() {
      server.close()
      server.closeAllConnections()
    },
  }
}

test('a demonstration waits while its service is busy', async () => {
  using service = await busyService(30, '0')
  await using push = await startDemoPush(readConfig({ ARAUTO_DATA_DIR: temporaryFolder() }))
  await push.subscribe({ api: service.api, chave: 'ar_x', signal: new AbortController().signal })
  expect(service.asked).toEqual(['GET /webhooks', 'POST /webhooks', 'POST /alertas'])
})

test('a demonstration that is ended does not wait for its service', async () => {
  using service = await busyService(1, '3600')
  await using push = await startDemoPush(readConfig({ ARAUTO_DATA_DIR: temporaryFolder() }))
  const stop = new AbortController()
  const refused = service.refused()
  const subscribed = push.subscribe({ api: service.api, chave: 'ar_x', signal: stop.signal })
  await refused
  stop.abort()
  await expect(subscribed).rejects.toThrow('abort')
  expect(service.asked).toEqual([])
})
