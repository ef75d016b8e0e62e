import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The part of JSON Schema that spec/openapi.json uses. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  format?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  description?: string
  examples?: unknown[]
  default?: unknown
  minimum?: number
  maximum?: number
}

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description?: string
  example?: unknown
  schema: Schema
}

export interface Operation {
  operationId: string
  tags?: string[]
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { content?: Record<string, unknown> }>
  /** The accepted authentication, if it differs from the document's. */
  security?: Record<string, unknown>[]
}

interface Document {
  components: { schemas: Record<string, Schema>; responses: Record<string, unknown> }
  paths: Record<string, Record<string, Operation>>
  security: Record<string, unknown>[]
}

const FILE = join(import.meta.dirname, '../../spec/openapi.json')

export function readDocument(): Document {
  return JSON.parse(readFileSync(FILE, 'utf8')) as Document
}

const JSON_BODY = 'application/json'

/** Operations for operators, in the dashboard; no client has them. */
const OPERATORS = new Set(['Pessoas', 'Operação'])
/** A descriptor, which programs read beside a file, and what people open in a calendar. */
const BY_HAND = ['application/vnd.datapackage+json', 'text/calendar']

/**
 * Operations of the clients, with method and path: everything that a key may request and that is
 * not for operators. A file is sent by the programs that have it; its fields are those of another operation.
 */
export function clientOperations({
  paths,
  security,
}: Document): { request: string; operation: Operation }[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => (operation.security ?? security).some((each) => 'chave' in each))
      .filter(([, { tags = [] }]) => !tags.some((tag) => OPERATORS.has(tag)))
      .filter(
        ([, { responses }]) => !BY_HAND.some((type) => type in (responses['200']?.content ?? {})),
      )
      .filter(
        ([, { requestBody }]) => requestBody === undefined || JSON_BODY in requestBody.content,
      )
      .map(([method, operation]) => ({ request: `${method.toUpperCase()} ${path}`, operation })),
  )
}

/** The objects among the components in the answers of these operations, by name. */
export function models(document: Document): [name: string, schema: Schema][] {
  const reached = new Set<string>()
  clientOperations(document).forEach(({ operation }) =>
    reach(operation.responses, document, reached),
  )
  return Object.entries(document.components.schemas).filter(
    // The clients unwrap envelopes.
    ([name, { properties = {} }]) =>
      reached.has(name) && Object.keys(properties).length > 0 && !('sucesso' in properties),
  )
}

/** Adds the names of all components that a part of the document refers to, at any depth. */
function reach(part: unknown, document: Document, reached: Set<string>): void {
  if (typeof part !== 'object' || part === null) return
  const { $ref } = part as { $ref?: unknown }
  if (typeof $ref !== 'string')
    return Object.values(part).forEach((each) => reach(each, document, reached))
  const name = refName($ref)
  if (reached.has(name)) return
  reached.add(name)
  const { schemas, responses } = document.components
  reach(schemas[name] ?? responses[name], document, reached)
}

/** The input of an operation besides its path: its query, or its body. */
export interface Input {
  /** `buscar` */
  operationId: string
  kind: 'query' | 'body'
  schema: Schema
}

export function inputs(document: Document): Input[] {
  return clientOperations(document)
    .flatMap(({ operation }) => [query(operation), body(operation)])
    .filter((input) => input !== null)
    .map((input) => ({ ...input, schema: inlined(input.schema, document) }))
}

/** The schema with its references inlined: input has other types than output. */
function inlined(schema: Schema, document: Document): Schema {
  if (schema.$ref !== undefined) {
    const { [refName(schema.$ref)]: target = {} } = document.components.schemas
    return inlined(target, document)
  }
  const { anyOf, items, properties } = schema
  return {
    ...schema,
    ...(anyOf && { anyOf: anyOf.map((each) => inlined(each, document)) }),
    ...(items && { items: inlined(items, document) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, each]) => [name, inlined(each, document)]),
      ),
    }),
  }
}

function query({ operationId, parameters = [] }: Operation): Input | null {
  const inQuery = parameters.filter((parameter) => parameter.in === 'query')
  if (inQuery.length === 0) return null
  const properties = inQuery.map(({ name, schema, description, example }): [string, Schema] => [
    name,
    { ...schema, examples: [example], ...(description !== undefined && { description }) },
  ])
  const required = inQuery.filter((parameter) => parameter.required).map(({ name }) => name)
  return {
    operationId,
    kind: 'query',
    schema: { properties: Object.fromEntries(properties), required },
  }
}

function body({ operationId, requestBody }: Operation): Input | null {
  const schema = requestBody?.content['application/json']?.schema
  return schema === undefined ? null : { operationId, kind: 'body', schema }
}

/** `Filtros` of `#/components/schemas/Filtros`. */
export function refName(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1)
}

/** The types of a schema, including null; `anyOf` flattened. */
export function alternatives(schema: Schema): Schema[] {
  if (schema.anyOf) return schema.anyOf.flatMap(alternatives)
  if (Array.isArray(schema.type)) return schema.type.map((type) => ({ ...schema, type }))
  return [schema]
}

/** A description as one line. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
