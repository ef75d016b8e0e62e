import { errorsOf } from './errors.ts'
import { headerRefs } from './headers.ts'

/** The parts of an OpenAPI document that this file completes. */
interface Described {
  paths?: Record<string, object | undefined>
}

interface Operation {
  parameters?: object[]
  requestBody?: {
    required?: boolean
    content?: Record<string, { schema: { type?: unknown; properties?: object } }>
  }
  responses: Record<string, { headers?: object; content?: object }>
  /** Stated only where not just any caller will do. */
  security?: object[]
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Texto novo para cada operação, como um UUID: quem repete a requisição com a mesma chave, em até 24 h, recebe a mesma resposta, e nada é feito de novo.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
  example: '5f0c8f9e-8a3c-4b7e-9d53-1f6f0c6d7a21',
}

const ifMatch = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description: 'O `ETag` do que se leu: o mesmo que `versao`.',
  schema: { type: 'string' },
  example: '"n4bQgYhMfWWaL-qgxVrQFa"',
}

/**
 * Adds to every operation what all operations of its kind have: headers, errors, the
 * Idempotency-Key.
 */
export function completeOperations<Document extends Described>(document: Document): Document {
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const [method, operation] of Object.entries(item ?? {}) as [string, Operation][]) {
      // As in http/once.ts: sessions, and requests that lead to one, are never replayed.
      const isRepeatable = method === 'post' && operation.security === undefined
      for (const [status, response] of Object.entries(operation.responses))
        response.headers = {
          ...headerRefs(
            ...(isRepeatable ? (['Idempotent-Replayed'] as const) : []),
            ...(status === '201' ? (['Location'] as const) : []),
          ),
          ...response.headers,
        }
      // An answer without a body has no content, not even null.
      delete operation.responses['204']?.content
      if (isRepeatable) operation.parameters = [...(operation.parameters ?? []), idempotencyKey]
      const isConditional = method !== 'get' && asksVersion(operation)
      if (isConditional) operation.parameters = [...(operation.parameters ?? []), ifMatch]
      const { requestBody } = operation
      const hasBody = requestBody !== undefined
      if (requestBody && isNullable(requestBody)) requestBody.required = false
      const namesThing = path.includes('{') || (hasBody && carriesLink(requestBody))
      const errors = errorsOf({ method, namesThing, hasBody, isConditional })
      Object.assign(operation.responses, Object.fromEntries(errors))
    }
  }
  return document
}

/** Whether a request may say which version it means. */
function asksVersion({ parameters = [], requestBody: { content = {} } = {} }: Operation): boolean {
  const bodies = Object.values(content)
  return (
    parameters.some((parameter) => 'name' in parameter && parameter.name === 'versao') ||
    bodies.some(({ schema: { properties = {} } }) => 'versao' in properties)
  )
}

/**
 * Whether a body has the token of a link or the result of a sign-in at the provider. Like an id, both may be
 * unknown, or used up.
 */
function carriesLink({ content = {} }: NonNullable<Operation['requestBody']>): boolean {
  return Object.values(content).some(({ schema: { properties = {} } }) =>
    ['token', 'retorno'].some((name) => name in properties),
  )
}

/** A body that may be null is optional. */
function isNullable({ content = {} }: NonNullable<Operation['requestBody']>): boolean {
  return Object.values(content).some(
    ({ schema: { type } }) => Array.isArray(type) && type.includes('null'),
  )
}
