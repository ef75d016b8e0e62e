import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Errors, type XSchema } from 'typebox/schema'

/** The parts of an OpenAPI document that the tests look at. */
export interface OpenApiDocument {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, JsonSchema>
    responses: Record<string, ApiResponse>
    headers: Record<string, unknown>
  }
}

export interface Operation {
  operationId: string
  summary: string
  description: string
  parameters?: { name: string; description: string; example: unknown; schema: JsonSchema }[]
  responses: Record<string, ApiResponse | { $ref: string }>
}

export interface ApiResponse {
  description: string
  headers: Record<string, { $ref: string }>
  content: Record<string, { schema: JsonSchema; example: unknown }>
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

/** What is wrong with `value` by a schema of the document; nothing when it conforms. */
export function schemaErrors(schema: JsonSchema, value: unknown): string[] {
  const whole = { ...openapi, allOf: [schema] } as unknown as XSchema
  const [, errors] = Errors(whole, value)
  return errors.map(({ instancePath, message }) => `${instancePath}: ${message}`)
}

/** The value that a `$ref` of the document points to. */
export function resolve(ref: string): unknown {
  return ref
    .replace('#/', '')
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, part) => (value as Record<string, unknown>)[part], openapi)
}

/** Every operation, with its method and path. */
export function operations(): { name: string; path: string; operation: Operation }[] {
  return Object.entries(openapi.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      path,
      operation,
    })),
  )
}

/** The response of an operation, its `$ref` followed. */
export function responseOf({ responses }: Operation, status: string): ApiResponse {
  const response = responses[status]!
  return '$ref' in response ? (resolve(response.$ref) as ApiResponse) : response
}

/** Every object and array within `value`, itself first. */
export function* walk(value: unknown): Generator<object> {
  if (typeof value !== 'object' || value === null) return
  yield value
  for (const part of Object.values(value)) yield* walk(part)
}
