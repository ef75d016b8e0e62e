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

const BEFORE = Buffer.from('{"sucesso":true,"dados":')
const AFTER = Buffer.from('}')

/** The same of what comes with its digest, which becomes the ETag. */
export function sendEncoded(reply: FastifyReply, { utf8, digest }: EncodedJson): FastifyReply {
  return reply
    .type('application/json; charset=utf-8')
    .header('ETag', weakTag(digest))
    .send(Buffer.concat([BEFORE, utf8, AFTER]))
}
