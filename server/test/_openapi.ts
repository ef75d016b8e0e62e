import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Compile, type Validator, type XSchema } from 'typebox/schema'

/** The parts of an OpenAPI document that tests read. */
export interface OpenApiDocument {
  openapi: string
  paths: Record<string, Record<string, OpenApiOperation>>
  components: {
    schemas: Record<string, JsonSchema>
    responses: Record<string, ApiResponse>
    headers: Record<string, unknown>
  }
}

interface DescribedOperation {
  /** `GET /buscar` */
  name: string
  method: string
  path: string
  operation: OpenApiOperation
}

export interface OpenApiOperation {
  operationId: string
  summary: string
  description: string
  parameters?: {
    name: string
    in: string
    description: string
    example: unknown
    schema: JsonSchema
  }[]
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
  responses: Record<string, ApiResponse | { $ref: string }>
  security?: object[]
  /** The role that it requires. */
  'x-papel'?: string
}

export interface ApiResponse {
  description: string
  headers: Record<string, { $ref: string }>
  /** Absent for responses without a body. */
  content?: Record<string, { schema: JsonSchema; example: unknown }>
}

export interface JsonSchema {
  $ref?: string
  description?: string
  examples?: unknown[]
  enum?: string[]
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
}

const FILE = join(import.meta.dirname, '../../spec/openapi.json')

/** The committed document. */
export const openapi: OpenApiDocument = JSON.parse(readFileSync(FILE, 'utf8'))

/** The faults of `value` by a schema of the document; none when it conforms. */
export function schemaErrors(schema: JsonSchema, value: unknown): string[] {
  const validator = validatorOf(schema)
  if (validator.Check(value)) return []
  const [, errors] = validator.Errors(value)
  return errors.map(({ instancePath, message }) => `${instancePath}: ${message}`)
}

/** To follow the references of the document for each answer takes a hundred times as long as to check it. */
const validators = new WeakMap<JsonSchema, Validator>()

function validatorOf(schema: JsonSchema): Validator {
  const made = validators.get(schema) ?? Compile(withReferredTo(schema))
  validators.set(schema, made)
  return made
}

/** The schema with those that it needs, directly or not: what else is in the document would be searched, too. */
function withReferredTo(schema: JsonSchema): XSchema {
  const all = openapi.components.schemas
  const schemas: typeof all = {}
  const found = [schema]
  for (const one of found)
    for (const [, name = ''] of JSON.stringify(one).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (name in schemas) continue
      schemas[name] = all[name]!
      found.push(all[name]!)
    }
  return { components: { schemas }, allOf: [schema] }
}

/** The target of a `$ref` in the document. */
export function resolve(ref: string): unknown {
  return ref
    .replace('#/', '')
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, part) => (value as Record<string, unknown>)[part], openapi)
}

/** Every operation, with its method and path. */
export function operations(): DescribedOperation[] {
  return Object.entries(openapi.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      operation,
    })),
  )
}

/** The response of an operation, its `$ref` followed. */
export function responseOf({ responses }: OpenApiOperation, status: string): ApiResponse {
  const response = responses[status]!
  return '$ref' in response ? (resolve(response.$ref) as ApiResponse) : response
}

/** The faults of an answer by the document; method and path of the request, without the prefix. */
export function answerErrors(
  method: string,
  path: string,
  { status, json, text }: { status: number; json: unknown; text: string },
): string[] {
  const [address = ''] = path.split('?')
  const described = operations().find(
    (operation) => operation.method === method && matches(operation.path, address),
  )
  if (described === undefined) return [`${method} ${address} is not described`]
  if (described.operation.responses[status] === undefined) return [`${status} is not described`]
  const { content } = responseOf(described.operation, String(status))
  if (content === undefined) return text === '' ? [] : ['there should be no body']
  const written = content['application/json']
  // A file: its own tests read it.
  return written === undefined ? [] : schemaErrors(written.schema, json)
}

function matches(template: string, address: string): boolean {
  const pattern = template.replaceAll(/\{\w+\}/g, '[^/]+')
  return new RegExp(`^${pattern}$`).test(address)
}

/** Every object and array within `value`, itself first. */
export function* walk(value: unknown): Generator<object> {
  if (typeof value !== 'object' || value === null) return
  yield value
  for (const part of Object.values(value)) yield* walk(part)
}
