/*
 * The yardstick: plain Fastify, answering the same addresses with the same JSON from memory,
 * without keys, limits, checks, log or database. The parent process sends the answers by path and
 * receives the port.
 */
import { once } from 'node:events'
import Fastify from 'fastify'

const app = Fastify()
const [answers] = (await once(process, 'message')) as [Record<string, object>]
app.get('/api/v1/secoes', () => answers['/secoes'])
app.get<{ Params: { id: string } }>(
  '/api/v1/publicacao/:id',
  ({ params }) => answers[`/publicacao/${params.id}`],
)
app.get('/api/v1/buscar', ({ url }) => answers[url.slice('/api/v1'.length)])
process.send!(await app.listen({ host: '127.0.0.1', port: 0 })) // the parent forks it
