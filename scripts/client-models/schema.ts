import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** As much of JSON Schema as spec/openapi.json uses. */
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
}

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description?: string
  schema: Schema
}

export interface Operation {
  operationId: string
  summary?: string
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

interface Document {
  components: { schemas: Record<string, Schema> }
  paths: Record<string, Record<string, Operation>>
}

const FILE = join(import.meta.dirname, '../../spec/openapi.json')

export function readDocument(): Document {
  return JSON.parse(readFileSync(FILE, 'utf8')) as Document
}

/** The objects among the components, by name. */
export function models({ components }: Document): [name: string, schema: Schema][] {
  return Object.entries(components.schemas).filter(([, schema]) => schema.properties !== undefined)
}

/** What can be asked of an operation besides its path: its query, or its body. */
export interface Input {
  /** `buscar` */
  operationId: string
  kind: 'query' | 'body'
  schema: Schema
}

export function inputs({ paths }: Document): Input[] {
  return Object.values(paths)
    .flatMap((path) => Object.values(path))
    .flatMap((operation) => [query(operation), body(operation)])
    .filter((input) => input !== null)
}

function query({ operationId, parameters = [] }: Operation): Input | null {
  const inQuery = parameters.filter((parameter) => parameter.in === 'query')
  if (inQuery.length === 0) return null
  const properties = inQuery.map(({ name, schema, description }): [string, Schema] => [
    name,
    { ...schema, ...(description !== undefined && { description }) },
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

/** The types of a schema, null among them; `anyOf` laid open. */
export function alternatives(schema: Schema): Schema[] {
  if (schema.anyOf) return schema.anyOf.flatMap(alternatives)
  if (Array.isArray(schema.type)) return schema.type.map((type) => ({ ...schema, type }))
  return [schema]
}

/** A description as one line. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
