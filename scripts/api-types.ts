import spec from '../spec/openapi.json' with { type: 'json' }
import type { Schema } from './client-models/schema.ts'
import { writeOrCheck } from './generated.ts'

/*
 * Writes web/src/api/schema.ts, the page's types of the API, from spec/openapi.json; with --check,
 * compares it. It supports only the parts of JSON Schema that our document uses, and refuses
 * others.
 */

interface Operation {
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[]
  requestBody?: { content: Record<string, { schema?: Schema }> }
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>
}

const PRIMITIVES: Record<string, string> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
}

function typeOf(schema: Schema): string {
  if (schema.$ref) return schema.$ref.replace('#/components/schemas/', '')
  if ('const' in schema) return literal(schema.const)
  if (schema.enum) return schema.enum.map(literal).join(' | ')
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' | ')
  if (Array.isArray(schema.type))
    return schema.type.map((type) => typeOf({ ...schema, type })).join(' | ')
  if (schema.type === 'array') return `(${typeOf(schema.items ?? {})})[]`
  if (schema.type === 'object') return objectOf(schema)
  return PRIMITIVES[schema.type ?? ''] ?? 'unknown'
}

function objectOf({ properties, required = [], additionalProperties }: Schema): string {
  if (!properties) {
    const value =
      typeof additionalProperties === 'object' ? typeOf(additionalProperties) : 'unknown'
    return `Record<string, ${value}>`
  }
  if (Object.keys(properties).length === 0) return 'Record<string, never>'
  const fields = Object.entries(properties).map(
    ([name, value]) => `${key(name)}${required.includes(name) ? '' : '?'}: ${typeOf(value)}`,
  )
  return `{ ${fields.join('; ')} }`
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : String(value)
}

function key(name: string): string {
  return /^\w+$/.test(name) ? name : `'${name}'`
}

function operation(method: string, path: string, described: Operation): string {
  const query = (described.parameters ?? []).filter((parameter) => parameter.in === 'query')
  const parameters = objectOf({
    properties: Object.fromEntries(query.map(({ name, schema }) => [name, schema])),
    required: query.filter(({ required }) => required).map(({ name }) => name),
  })
  const { content } = described.requestBody ?? {}
  const sent = content?.['application/json']?.schema
  const body = sent ? typeOf(sent) : content ? 'Blob' : 'undefined'
  const answer = Object.entries(described.responses).find(([status]) => status.startsWith('2'))?.[1]
  const json = answer?.content?.['application/json']?.schema
  return `'${method.toUpperCase()} ${path}': { query: ${parameters}; body: ${body}; answer: ${json ? typeOf(json) : 'undefined'} }`
}

const document = spec as unknown as {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

const schemas = Object.entries(document.components.schemas).map(
  ([name, schema]) => `export type ${name} = ${typeOf(schema)}`,
)
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, described]) => operation(method, path, described)),
)

writeOrCheck(
  'web/src/api/schema.ts',
  'npm run openapi',
  () => `/* Made from spec/openapi.json by \`npm run openapi\`. */

${schemas.join('\n\n')}

/** Every operation of the API: its query, its body, and what it answers when it succeeds. */
export interface Operations {
${operations.map((line) => `  ${line}`).join('\n')}
}
`,
)
