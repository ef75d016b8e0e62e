/** What the reference reads of spec/openapi.json. */
export interface Document {
  info: { description: string }
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  /** Requests that receivers of webhooks get. */
  webhooks: Record<string, { post: Operation }>
  components: {
    schemas: Record<string, Schema>
    responses: Record<string, Answer>
    headers: Record<string, Header>
    securitySchemes: Record<string, { description: string }>
  }
}

export interface Operation {
  operationId: string
  summary: string
  tags: string[]
  description: string
  parameters?: Parameter[]
  requestBody?: { description?: string; content: Content }
  responses: Record<string, Answer | Reference>
  /** Absent: a key or a session. */
  security?: Record<string, unknown>[]
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description: string
  schema: Schema
  example?: unknown
}

export interface Answer {
  description: string
  content?: Content
  headers?: Record<string, Header | Reference>
}

interface Header {
  description: string
}

type Content = Record<string, { schema: Schema | Reference; example?: unknown }>

export interface Reference {
  $ref: string
}

export interface Schema {
  type?: string | string[]
  description?: string
  properties?: Record<string, Schema | Reference>
  required?: string[]
  items?: Schema | Reference
  anyOf?: (Schema | Reference)[]
  enum?: unknown[]
  const?: unknown
  default?: unknown
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  examples?: unknown[]
}

/** An operation, and what calls it. */
export interface Call {
  method: string
  path: string
  operation: Operation
}

/** What a reference names; whatever is none as it is. */
export function resolve<T extends object>(document: Document, value: T | Reference): T {
  if (!('$ref' in value)) return value
  const steps = value.$ref.replace('#/', '').split('/')
  return steps.reduce<unknown>(
    (found, step) => (found as Record<string, unknown>)[step],
    document,
  ) as T
}

/** The last part of a reference: the name of a schema or of an answer. */
export function nameOf(value: object): string | null {
  return '$ref' in value ? String(value.$ref).split('/').at(-1)! : null
}

export function callsOf(document: Document, tag: string): Call[] {
  return Object.entries(document.paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        method: method.toUpperCase(),
        path,
        operation,
      })),
    )
    .filter(({ operation }) => operation.tags.includes(tag))
}
