import fastify from 'fastify'
import { expect, test } from 'vitest'
import { readTopic } from './read-topic.ts'

const publicUrl = 'https://arauto.exemplo'
const topic = `${publicUrl}/api/v1/feeds/ar_1/busca/atom`
const KEYLESS = { kind: 'negado', reason: 'A chave deste feed não vale mais.' }
const GONE = { kind: 'negado', reason: 'Este feed não existe mais.' }

test.each([
  [401, KEYLESS],
  [403, KEYLESS],
  [404, GONE],
  [410, GONE],
  [400, { kind: 'recusado' }],
  [409, { kind: 'recusado' }],
  [429, { kind: 'depois' }],
  [503, { kind: 'depois' }],
])('a feed that answers with %i is read as %j', async (status, reading) => {
  await using app = fastify()
  app.get('/api/v1/feeds/ar_1/busca/atom', (_request, reply) => reply.code(status).send({}))
  expect(await readTopic(app, topic, { publicUrl })).toEqual(reading)
})
