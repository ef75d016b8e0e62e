import type { FastifyInstance, FastifyRequest, FastifySchemaValidationError } from 'fastify'
import { type Detalhe, Problem } from '../lib/problem.ts'
import { bodyDetails } from './body-details.ts'
import { unsupportedType } from './problems.ts'
import { readQuery } from './query/read-query.ts'
import { type RawQuery, parameterProblem } from './query/strict-query.ts'

const JSON_TYPES = ['application/json', 'application/merge-patch+json']

/**
 * Reads bodies as JSON. One without a single byte is no body at all, whatever its type: many clients
 * send a Content-Type with every POST.
 */
export function readBodies(api: FastifyInstance): void {
  const parseJson = api.getDefaultJsonParser('error', 'error')
  api.removeContentTypeParser('text/plain') // Fastify's own
  api.addContentTypeParser(JSON_TYPES, { parseAs: 'string' }, (request, text, done) => {
    if (text === '') done(null)
    else void parseJson(request, String(text), done)
  })
  api.addContentTypeParser('*', (request, stream, done) => {
    stream.resume()
    const { 'content-length': length = '0', 'transfer-encoding': coding } = request.headers
    done(length === '0' && coding === undefined ? null : unsupportedType())
  })
}

/** What is wrong with a body, if anything is. @throws Problem `corpo_invalido` */
export function refuseBody(detalhes: Detalhe[]): void {
  if (detalhes.length > 0) throw bodyProblem(detalhes)
}

export function bodyProblem(detalhes: Detalhe[]): Problem {
  const [only] = detalhes
  const mensagem =
    detalhes.length === 1 && only
      ? `Corpo inválido: ${only.campo} ${only.problema}.`
      : `O corpo tem ${detalhes.length} problemas; veja cada um em detalhes.`
  return new Problem('corpo_invalido', mensagem, detalhes)
}

/** What the schema of a route with `attachValidation` found wrong with a body. */
export function schemaDetails(request: FastifyRequest): Detalhe[] {
  const validation: FastifySchemaValidationError[] = request.validationError?.validation ?? []
  return bodyDetails({ validation })
}

/** A preValidation hook for routes that take no query. */
export async function withoutQuery(request: FastifyRequest): Promise<void> {
  const { raw } = request.query as RawQuery // of Fastify's query parser, in fastify.ts
  const { detalhes } = readQuery(raw, { properties: {} })
  if (detalhes.length > 0) throw parameterProblem(detalhes)
}

/** The same for those that take no body either. */
export async function withoutBody(request: FastifyRequest): Promise<void> {
  await withoutQuery(request)
  const { body } = request
  const empty = body == null || (typeof body === 'object' && Object.keys(body).length === 0)
  if (!empty) throw new Problem('corpo_invalido', 'Esta operação não tem corpo.')
}
