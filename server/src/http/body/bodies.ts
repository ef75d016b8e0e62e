import type { FastifyInstance, FastifyRequest, FastifySchemaValidationError } from 'fastify'
import { type Detail, Problem } from '../../lib/errors/problem.ts'
import { bodyDetails } from './details.ts'
import { BODY_LIMITS } from './body-limits.ts'
import { MAX_LIST_VALUES, brokenBody } from './broken-body.ts'
import { MAX_DETAILS, unsupportedType } from '../errors/problems.ts'
import { readQueryString } from '../query/read-query-string.ts'
import { type RawQuery, parameterProblem } from '../query/strict-query.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What is said of a body of a type that is not taken; absent: that it must be JSON. */
    otherType?: () => Problem
  }
}

const JSON_TYPES = ['application/json', 'application/merge-patch+json']
const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Reads bodies as JSON. An empty body counts as no body, whatever its type, because many clients
 * send a Content-Type with every POST. Repairs nothing silently: invalid UTF-8 would become a term
 * that finds nothing.
 */
export function readBodies(api: FastifyInstance): void {
  const parseJson = api.getDefaultJsonParser('error', 'error')
  api.removeContentTypeParser('text/plain') // Fastify's own
  api.addContentTypeParser(JSON_TYPES, { parseAs: 'buffer' }, (request, bytes, done) => {
    const text = decode(bytes as Buffer) // as asked for
    if (text === null) done(notUtf8())
    else if (text === '') done(null)
    else
      void parseJson(request, text, (error, body) =>
        done(error ?? shapeProblem(body, request), body),
      )
  })
  api.addContentTypeParser('*', (request, stream, done) => {
    stream.resume()
    const { 'content-length': length = '0', 'transfer-encoding': coding } = request.headers
    const { otherType = unsupportedType } = request.routeOptions.config
    done(length === '0' && coding === undefined ? null : otherType())
  })
}

function decode(bytes: Buffer): string | null {
  try {
    return utf8.decode(bytes)
  } catch {
    return null
  }
}

function shapeProblem(body: unknown, { routeOptions }: FastifyRequest): Problem | null {
  const takesList = routeOptions.bodyLimit === BODY_LIMITS.list
  const broken = brokenBody(body, takesList ? MAX_LIST_VALUES : undefined)
  return broken && bodyProblem([broken])
}

function notUtf8(): Problem {
  return new Problem('corpo_invalido', 'O corpo não está em UTF-8. Envie-o nessa codificação.')
}

/** The refusal of a body with these faults. */
export function bodyProblem(detalhes: Detail[]): Problem {
  const [only] = detalhes
  const mensagem =
    detalhes.length === 1 && only
      ? `Corpo inválido: ${only.campo}${only.posicao === null ? '' : ':'} ${only.problema}.`
      : `O corpo tem ${detalhes.length} problemas; veja ${whichShown(detalhes.length)} em detalhes.`
  return new Problem('corpo_invalido', mensagem, detalhes)
}

function whichShown(count: number): string {
  return count > MAX_DETAILS ? `os primeiros ${MAX_DETAILS}` : 'cada um'
}

/** The faults that the operation's schema found in a body; Fastify attaches them to the request. */
export function schemaDetails(request: FastifyRequest): Detail[] {
  const validation: FastifySchemaValidationError[] = request.validationError?.validation ?? []
  return bodyDetails({ validation })
}

/** The fields of a body; none if it is not an object, which its schema reports. */
export type Fields = Record<string, unknown>

export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/**
 * Checks the texts of a body, each by the check of its field. The schema reports what is absent, empty or not
 * a text.
 */
export function textDetails(checks: Record<string, (text: string) => Detail[]>) {
  return (fields: Fields): Detail[] =>
    Object.entries(checks).flatMap(([name, check]) => {
      const text = fields[name]
      return typeof text === 'string' && text !== '' ? check(text) : []
    })
}

/** A preValidation hook for operations that take no query. */
export async function withoutQuery(request: FastifyRequest): Promise<void> {
  const { raw } = request.query as RawQuery // of Fastify's query parser, in fastify.ts
  const { detalhes } = readQueryString(raw, { properties: {} })
  if (detalhes.length > 0) throw parameterProblem(detalhes)
}

/** A preValidation hook for operations that take no body. */
export async function withoutContent({ body }: FastifyRequest): Promise<void> {
  const empty = body == null || (typeof body === 'object' && Object.keys(body).length === 0)
  if (!empty) throw new Problem('corpo_invalido', 'Esta operação não tem corpo.')
}
