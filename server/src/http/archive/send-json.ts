import type { FastifyReply } from 'fastify'

/** Sends the envelope of a success around `dados`, which is already JSON. */
export function sendJson(reply: FastifyReply, dados: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(`{"sucesso":true,"dados":${dados}}`)
}
