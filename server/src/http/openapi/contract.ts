import type { FastifyInstance } from 'fastify'

/** GET /openapi.json: the contract of the API, for everybody. */
export function contract(api: FastifyInstance): void {
  let document: string | undefined
  api.route({
    method: 'GET',
    url: '/openapi.json',
    config: { access: 'public', fresh: 'revalidate' },
    schema: { hide: true },
    handler: (_request, reply) => {
      document ??= JSON.stringify(api.swagger())
      return reply.type('application/json; charset=utf-8').send(document)
    },
  })
}
