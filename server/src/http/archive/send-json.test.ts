import type { AddressInfo } from 'node:net'
import { fastify } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { byteString } from '../../lib/text/byte-string.ts'
import { compressAnswers } from '../compress.ts'
import { sendJson } from './send-json.ts'

test('concurrent answers keep their own bytes, even when clients leave', async () => {
  const app = fastify()
  onTestFinished(() => app.close())
  compressAnswers(app)
  app.get<{ Params: { n: string } }>('/:n', ({ params: { n } }, reply) =>
    sendJson(reply, byteString(JSON.stringify(textOf(n)))),
  )
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const ask = async (n: number, signal: AbortSignal | null = null) => {
    const headers = { 'Accept-Encoding': n % 2 === 0 ? 'br' : 'identity' }
    return await (await fetch(`http://127.0.0.1:${port}/${n}`, { headers, signal })).json()
  }
  const numbers = Array.from({ length: 40 }, (_, n) => n)
  for (let round = 0; round < 5; round++) {
    const leaving = new AbortController()
    const left = numbers.map((n) => ask(n, leaving.signal).catch(() => null))
    const answers = Promise.all(numbers.map((n) => ask(n)))
    leaving.abort()
    expect(await answers).toEqual(numbers.map((n) => ({ sucesso: true, dados: textOf(String(n)) })))
    await Promise.all(left)
  }
})

/** Some fit into the reused buffers, some do not. */
function textOf(n: string): string {
  return `ação – ${n} “ `.repeat(500 + 50 * Number(n))
}
