import type { FastifyReply, FastifyRequest } from 'fastify'
import { type ErrorCode, Problem } from '../../lib/errors/problem.ts'
import { bodyProblem } from '../body/bodies.ts'
import { bodyDetails, isBodyValidation } from '../body/details.ts'
import { MAX_DETAILS, bodyTooLarge, internalError, unsupportedType } from './problems.ts'
import { obstacleIn, refusedForReading } from '../../service/read-only.ts'
import type { ErrorResponse } from '../schemas/error.ts'

const STATUS: Record<ErrorCode, number> = {
  parametro_invalido: 400,
  consulta_invalida: 400,
  corpo_invalido: 400,
  nao_autenticado: 401,
  sem_permissao: 403,
  nao_encontrado: 404,
  metodo_nao_permitido: 405,
  conflito: 409,
  versao_antiga: 412,
  corpo_grande_demais: 413,
  tipo_nao_suportado: 415,
  limite_excedido: 429,
  erro_interno: 500,
  indisponivel: 503,
}

/** Fastify's own errors that a client can cause. */
const FRAMEWORK: Record<string, () => Problem> = {
  FST_ERR_CTP_BODY_TOO_LARGE: bodyTooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: unsupportedType,
  FST_ERR_CTP_EMPTY_JSON_BODY: () =>
    invalidBody('O corpo está vazio, embora Content-Type diga que é JSON.'),
  FST_ERR_CTP_INVALID_JSON_BODY: () => invalidBody('O corpo não é JSON válido.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () =>
    invalidBody('O corpo não tem o tamanho que Content-Length diz.'),
}

function invalidBody(mensagem: string): Problem {
  return new Problem('corpo_invalido', mensagem)
}

/** After how many seconds a client should retry a request that could not be answered. */
export const RETRY_S = 1

/** The one place that turns an error into an answer. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const problem = toProblem(error)
  const status = STATUS[problem.codigo]
  if (problem.codigo === 'erro_interno') request.log.error({ err: error }, problem.message)
  // Errors expected under load take one line each, because there are very many of them then.
  else if (status >= 500) request.log.warn({ cause: causeOf(problem) }, problem.message)
  // Fastify would close the connection before the whole body is read, and a proxy would lose the answer.
  if (status === 413) reply.removeHeader('Connection')
  if (status === 503 && !reply.hasHeader('Retry-After')) reply.header('Retry-After', RETRY_S)
  void reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(errorBody(problem, request.id)))
}

function causeOf({ cause }: Problem): string | null {
  return cause instanceof Error ? cause.message : null
}

/** The body of an answer that is not a success. */
export function errorBody(
  { codigo, message, detalhes }: Problem,
  request_id: string,
): ErrorResponse {
  const shown = detalhes.slice(0, MAX_DETAILS)
  return { sucesso: false, erro: { codigo, mensagem: message, detalhes: shown }, request_id }
}

/** Converts anything thrown to a problem that the user may see. */
function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  const obstacle = obstacleIn(error)
  if (obstacle !== null) return refusedForReading(obstacle)
  if (isBodyValidation(error)) return bodyProblem(bodyDetails(error))
  const { code = '', statusCode = 500 } = error as { code?: string; statusCode?: number }
  const known = FRAMEWORK[code]
  if (known) return known()
  if (statusCode >= 400 && statusCode < 500)
    return new Problem('parametro_invalido', 'A requisição não é válida.')
  return internalError()
}
