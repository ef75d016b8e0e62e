import type { Call, Document, Operation, Parameter, Schema } from './document.ts'
import { resolve } from './document.ts'

/** Where the page puts the address of the installation that shows it. */
export const BASE = 'https://arauto.exemplo.com.br/api/v1'

/** A command that performs the operation; null: it needs a session of a person. */
export function curl(document: Document, { method, path, operation }: Call): string | null {
  const { security } = operation
  const isOpen = security?.length === 0
  const isForKeys = security === undefined || security.some((way) => 'chave' in way)
  if (!isForKeys && !isOpen) return null
  const parameters = operation.parameters ?? []
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(exampleFor(parameters, name)),
  )
  const query = parameters
    .filter((one) => one.in === 'query' && one.required)
    .map(({ name }) => `--data-urlencode ${quoted(`${name}=${exampleFor(parameters, name)}`)}`)
  const lines = [
    `curl ${verb(method, query.length > 0)}${quoted(BASE + address)}`,
    ...(isOpen ? [] : [`-H 'X-API-Key: ar_…'`]),
    ...(isOpen && method !== 'GET' ? [`-H 'X-Requested-With: curl'`] : []),
    ...query,
    ...bodyOf(document, operation.requestBody?.content ?? {}),
  ]
  return lines.join(' \\\n  ')
}

function verb(method: string, hasQuery: boolean): string {
  if (method === 'GET') return hasQuery ? '-G ' : ''
  return `-X ${method} `
}

function bodyOf(
  document: Document,
  content: NonNullable<Call['operation']['requestBody']>['content'],
): string[] {
  const [type, body] = Object.entries(content)[0] ?? []
  if (type === undefined || body === undefined) return []
  const header = `-H 'Content-Type: ${type}'`
  if (type !== 'application/json') return [header, '--data-binary @edicao.zip']
  return [header, `-d ${quoted(written(exampleBody(document, body)))}`]
}

/** What a sample has for a parameter that it needs. @throws Error if the document gives no example. */
export function exampleFor(parameters: Parameter[], wanted: string): string | number | boolean {
  const example = parameters.find(({ name }) => name === wanted)?.example
  if (example === undefined) throw new Error(`the parameter ${wanted} has no example`)
  return example as string | number | boolean
}

/** What a request sends: the example of the operation, or those of its fields. */
export function exampleBody(
  document: Document,
  { schema, example }: NonNullable<Operation['requestBody']>['content'][string],
): Record<string, unknown> {
  const own = example as Record<string, unknown> | undefined
  return own ?? exampleOf(document, resolve<Schema>(document, schema))
}

/** The fields that are required, or the first that has an example. */
function exampleOf(document: Document, schema: Schema): Record<string, unknown> {
  const examples = Object.entries(schema.properties ?? {}).flatMap(([name, value]) => {
    const { examples: [example] = [] } = resolve<Schema>(document, value)
    return example === undefined || example === null ? [] : [[name, example] as const]
  })
  const required = examples.filter(([name]) => schema.required?.includes(name))
  return Object.fromEntries(required.length > 0 ? required : examples.slice(0, 1))
}

function written(body: Record<string, unknown>): string {
  return JSON.stringify(body, null, Object.keys(body).length > 1 ? 2 : 0)
}

/** For a POSIX shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}
