import { Problem, detailOf } from '../../lib/errors/problem.ts'
import { ARCHIVE_SILENT } from '../../service/readiness.ts'
import { bodyProblem } from '../body/bodies.ts'
import { errorBody } from '../errors/errors.ts'
import { headerRefs } from './headers.ts'
import {
  bodyTooLarge,
  internalError,
  lacksScope,
  limitExceeded,
  notAuthenticated,
  unknownPublication,
  unsupportedType,
} from '../errors/problems.ts'
import { parameterProblem } from '../query/strict-query.ts'
import { refusal } from '../errors/refusals.ts'

/** The documented error responses, by their names in the document. */
export const errorResponses = {
  ParametroInvalido: response(
    'Parâmetros inválidos ou ausentes, ou consulta que não se entende: cada problema em `detalhes`.',
    parameterProblem([detailOf('limite', 'deve ser de 1 a 100', 'Por exemplo: limite=20.')]),
  ),
  CorpoInvalido: response(
    'Corpo que não é JSON ou não tem a forma pedida, ou parâmetros inválidos: cada problema em `detalhes`.',
    bodyProblem([detailOf('url', 'deve começar com https://')]),
  ),
  NaoAutenticado: response(
    'Chave de API ausente, desconhecida, expirada ou revogada.',
    notAuthenticated(),
  ),
  SemPermissao: response(
    'A chave não tem o escopo que a operação pede.',
    lacksScope('webhooks', null),
  ),
  NaoEncontrado: response(
    'Não há nada com este identificador, ou é de outra conta.',
    unknownPublication(),
  ),
  Conflito: response(
    'Não é possível no estado atual; ou a `Idempotency-Key` é de outra requisição, ou de uma em andamento.',
    refusal('webhook_inativo'),
  ),
  VersaoAntiga: response(
    'Mudou depois que a versão em `versao` ou `If-Match` foi lida; nada foi gravado.',
    refusal('versao_antiga'),
  ),
  CorpoGrandeDemais: response(
    'O corpo passa de 256 KiB; nas operações que não pedem chave, de 16 KiB.',
    bodyTooLarge(),
  ),
  TipoNaoSuportado: response('O corpo não é JSON.', unsupportedType()),
  LimiteExcedido: {
    ...response('Limite de requisições por minuto excedido.', limitExceeded(120, 37)),
    headers: headerRefs('Retry-After'),
  },
  ErroInterno: response('Erro do serviço.', internalError()),
  Indisponivel: {
    ...response(
      'O serviço não pôde responder a tempo; tente de novo.',
      new Problem('indisponivel', ARCHIVE_SILENT),
    ),
    headers: headerRefs('Retry-After'),
  },
}

function response(description: string, problem: Problem) {
  return {
    description,
    headers: headerRefs(),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/RespostaErro' },
        example: errorBody(problem, 'req_01JQ7Z3V5N8M2K4T6W9X1Y0ABC'),
      },
    },
  }
}

/** The errors of an operation. */
export function errorsOf({
  method,
  namesThing,
  hasBody,
  isConditional,
}: {
  method: string
  /** Whether the path or the body refers to something that may not exist. */
  namesThing: boolean
  hasBody: boolean
  /** Whether the request may say for which version it is meant. */
  isConditional: boolean
}) {
  const changes = method !== 'get'
  const names: [status: string, name: keyof typeof errorResponses, applies: boolean][] = [
    ['400', hasBody ? 'CorpoInvalido' : 'ParametroInvalido', true],
    ['401', 'NaoAutenticado', true],
    ['403', 'SemPermissao', true],
    ['404', 'NaoEncontrado', namesThing],
    ['409', 'Conflito', changes],
    ['412', 'VersaoAntiga', isConditional],
    ['413', 'CorpoGrandeDemais', hasBody],
    ['415', 'TipoNaoSuportado', hasBody],
    ['429', 'LimiteExcedido', true],
    ['500', 'ErroInterno', true],
    ['503', 'Indisponivel', true],
  ]
  return names
    .filter(([, , applies]) => applies)
    .map(([status, name]) => [status, { $ref: `#/components/responses/${name}` }] as const)
}
