import { type Problem, detalhe } from '../lib/problem.ts'
import { errorBody } from './errors.ts'
import { headerRefs } from './openapi-headers.ts'
import {
  archiveUnavailable,
  internalError,
  lacksScope,
  limitExceeded,
  notAuthenticated,
  unknownPublication,
} from './problems.ts'
import { parameterProblem } from './query/strict-query.ts'

/** What each error of the query endpoints looks like, by its name in the document. */
export const errorResponses = {
  ParametroInvalido: response(
    'Parâmetros inválidos ou ausentes, ou consulta que não se entende: cada problema em `detalhes`.',
    parameterProblem([detalhe('limite', 'deve ser de 1 a 100', 'Por exemplo: limite=20.')]),
  ),
  NaoAutenticado: response(
    'Chave de API ausente, desconhecida, expirada ou revogada.',
    notAuthenticated(),
  ),
  SemPermissao: response('A chave não tem o escopo que a operação pede.', lacksScope('consulta')),
  NaoEncontrado: response('Não existe no acervo.', unknownPublication()),
  LimiteExcedido: {
    ...response('Limite de requisições por minuto excedido.', limitExceeded(120, 37)),
    headers: headerRefs('Retry-After'),
  },
  ErroInterno: response('Erro do serviço.', internalError()),
  Indisponivel: response(
    'O serviço não pôde responder a tempo; tente de novo.',
    archiveUnavailable(null),
  ),
}

const BY_STATUS: Record<string, keyof typeof errorResponses> = {
  400: 'ParametroInvalido',
  401: 'NaoAutenticado',
  403: 'SemPermissao',
  404: 'NaoEncontrado',
  429: 'LimiteExcedido',
  500: 'ErroInterno',
  503: 'Indisponivel',
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

/** The part of an OpenAPI document that is completed here. */
interface Described {
  paths?: Record<string, object | undefined>
}

/** Adds to every operation what all of them share: headers, and errors (404 only where there is an id). */
export function withErrors<Document extends Described>(document: Document): Document {
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const operation of Object.values(item ?? {}) as { responses: Record<string, object> }[]) {
      Object.assign(operation.responses['200'] ?? {}, { headers: headerRefs() })
      for (const [status, name] of Object.entries(BY_STATUS)) {
        if (status === '404' && !path.includes('{')) continue
        operation.responses[status] = { $ref: `#/components/responses/${name}` }
      }
    }
  }
  return document
}
