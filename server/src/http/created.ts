import type { FastifyReply } from 'fastify'

/** Answers 201 with the location of the new resource, below the address of the request. */
export function created(reply: FastifyReply, id: string): FastifyReply {
  return reply.code(201).header('Location', `${reply.request.routeOptions.url}/${id}`)
}
