import type { FastifyReply } from 'fastify'

/** Says 201, and where what was made is found: below the address that it was sent to. */
export function created(reply: FastifyReply, id: string): FastifyReply {
  return reply.code(201).header('Location', `${reply.request.routeOptions.url}/${id}`)
}
