import type { FastifyReply } from 'fastify'
import type { Notice } from '../../lib/notice.ts'
import type { EncodedJson } from '../../service/archive/encoded-json.ts'
import { weakTag } from '../caching.ts'

/** Sends the envelope of a success around `dados`, which is already JSON. */
export function sendJson(reply: FastifyReply, dados: string, avisos?: Notice[]): FastifyReply {
  const beside = avisos === undefined ? '' : `,"avisos":${JSON.stringify(avisos)}`
  return reply
    .type('application/json; charset=utf-8')
    .send(`{"sucesso":true,"dados":${dados}${beside}}`)
}

/** Sends a success that is encoded already, with its digest as the ETag. */
export function sendEncoded(reply: FastifyReply, { utf8, digest }: EncodedJson): FastifyReply {
  return reply
    .type('application/json; charset=utf-8')
    .header('ETag', weakTag(digest))
    .send(Buffer.from(utf8.buffer, utf8.byteOffset, utf8.byteLength))
}
