import type { FastifyReply } from 'fastify'
import type { Notice } from '../../lib/notice.ts'

/** Sends the envelope of a success around `dados`, which is already JSON. */
export function sendJson(reply: FastifyReply, dados: string, avisos?: Notice[]): FastifyReply {
  const beside = avisos === undefined ? '' : `,"avisos":${JSON.stringify(avisos)}`
  return reply
    .type('application/json; charset=utf-8')
    .send(`{"sucesso":true,"dados":${dados}${beside}}`)
}
