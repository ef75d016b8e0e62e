import type { FastifyReply } from 'fastify'
import { createBufferPool } from './buffer-pool.ts'
import { type ByteString, byteString, joined, writeTo } from '../../lib/text/byte-string.ts'
import type { Notice } from '../../service/notice.ts'
import type { EncodedJson } from '../../service/archive/encoded-json.ts'
import type { Answer } from '../answer.ts'
import { weakTag } from '../caching.ts'

/** A page of hits takes about 16 KB. */
const BUFFER_BYTES = 32 * 1_024
const MOST_BUFFERS = 256
/** Buffers of answers that are being sent. */
const buffers = createBufferPool(BUFFER_BYTES, MOST_BUFFERS)

const BEFORE = byteString('{"sucesso":true,"dados":')

/** Sends a success envelope around `dados`, which is already JSON. */
export function sendJson(reply: FastifyReply, dados: ByteString, avisos?: Notice[]): FastifyReply {
  const beside = avisos === undefined ? '' : `,"avisos":${JSON.stringify(avisos)}`
  const body = joined(BEFORE, dados, byteString(`${beside}}`))
  const buffer = buffers.take(body.length)
  reply.raw.once('close', () => buffers.giveBack(buffer))
  return reply.type('application/json; charset=utf-8').send(writeTo(buffer, body))
}

/** What a handler returns when the service has already written `dados` as JSON. */
export interface Written {
  dados: ByteString
  avisos?: Notice[]
}

/** The same answer with `dados` that are already JSON. */
export function written(answer: Answer<never>): Answer<Written> {
  return { ...answer, send: (reply, { dados, avisos }) => sendJson(reply, dados, avisos) }
}

/** The same answer with a body that is already complete. */
export function encoded(answer: Answer<never>): Answer<EncodedJson> {
  return { ...answer, send: sendEncoded }
}

/** Sends a success that is already encoded, with its digest as the ETag. */
function sendEncoded(reply: FastifyReply, { utf8, digest, madeOf }: EncodedJson): FastifyReply {
  reply.request.madeOf = madeOf
  return reply
    .type('application/json; charset=utf-8')
    .header('ETag', weakTag(digest))
    .send(Buffer.from(utf8.buffer, utf8.byteOffset, utf8.byteLength))
}
