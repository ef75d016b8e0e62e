import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { OnceAnswer, OnceReader, OnceRequest } from '../access/once.ts'
import { detailOf } from '../lib/errors/problem.ts'
import { located } from './answer.ts'
import { parameterProblem } from './query/strict-query.ts'
import { refusal } from './errors/refusals.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** A request with an Idempotency-Key; null without one. */
    once: OnceRequest | null
  }
}

const HEADER = 'idempotency-key'
const FORM = /^[\x21-\x7e]{1,255}$/

/**
 * Honours `Idempotency-Key` on every POST, except those about a person's access: a repeated request
 * gets the first answer again and is not executed twice. The key belongs to the account and to one
 * request: path and body.
 */
export function honourOnce(api: FastifyInstance, requests: OnceReader): void {
  api.decorateRequest('once', null)
  api.addHook('preHandler', async (request, reply) => {
    const key = request.headers[HEADER]
    const { caller } = request
    if (request.method !== 'POST' || key === undefined || caller === null) return
    // As documented: operations with their own security are not replayed.
    if (request.routeOptions.schema?.security !== undefined) return
    if (typeof key !== 'string' || !FORM.test(key)) throw malformed()
    request.once = { conta_id: caller.conta_id, key, digest: digestOf(request) }
    const state = await requests.known(request.once)
    switch (state.kind) {
      case 'unknown':
        return
      case 'answered':
        return answerAgain(reply, state.answer)
      case 'other':
        throw refusal('chave_reutilizada')
      case 'running':
        throw refusal('repetida')
    }
  })
}

function answerAgain(reply: FastifyReply, { status, body }: OnceAnswer): FastifyReply {
  if (status === 201) located(reply, madeIn(body))
  return reply
    .code(status)
    .header('Idempotent-Replayed', 'true')
    .type('application/json; charset=utf-8')
    .send(body)
}

/** What was created, from the answer to the first request. */
function madeIn(body: string): { dados: { id: string } } {
  return JSON.parse(body) as { dados: { id: string } }
}

/** The parsed body: differences in white space do not matter. */
function digestOf({ method, url, body }: FastifyRequest): Uint8Array {
  return createHash('sha256')
    .update(`${method} ${url}\n${JSON.stringify(body ?? null)}`)
    .digest()
}

function malformed() {
  return parameterProblem([
    detailOf(
      'Idempotency-Key',
      'deve ter de 1 a 255 caracteres visíveis, sem acentos nem espaços',
      'Um UUID novo para cada operação serve bem.',
    ),
  ])
}
