import type { SampleCall } from '../../src/lib/sample-code.ts'
import { callOf } from '../reference/client-call.ts'
import { type Call, type Document, type Schema, resolve } from '../reference/document.ts'
import { shellWords } from './shell.ts'

interface CommandCall {
  /** The address of the API that the command asks. */
  base: string
  call: SampleCall
}

interface Request {
  method: string
  address: string
  body: string | null
  type: string
  /** Where the answer goes. */
  file: string | null
}

/** A `curl` of a document as the clients make its request; null: they do not. */
export function commandCall(document: Document, command: string): CommandCall | null {
  const { method, address, body, type, file } = requestOf(shellWords(command))
  const [base = '', rest] = address.split(/(?<=^https?:\/\/[^/]+\/api\/v1)(?=\/)/)
  if (rest === undefined || (body !== null && type !== 'application/json')) return null
  const [path = '', query = ''] = rest.split('?')
  const found = operationAt(document, method, path)
  if (found === null) return null
  const call = callOf(found.call, {
    ids: found.ids,
    query: typed(document, found.call, new URLSearchParams(query)),
    body: body === null ? null : (JSON.parse(body) as SampleCall['body']),
    file,
  })
  return call && { base, call }
}

/** What `curl` is told by its options. */
function requestOf([, ...words]: string[]): Request {
  const request: Request = { method: '', address: '', body: null, type: '', file: null }
  while (words.length > 0) {
    const word = words.shift()!
    if (word === '-X') request.method = words.shift() ?? ''
    else if (word === '-d') request.body = words.shift() ?? ''
    else if (word === '-o') request.file = words.shift() ?? ''
    else if (word === '-H')
      request.type = /^Content-Type: (.*)/.exec(words.shift() ?? '')?.[1] ?? request.type
    else if (word.startsWith('--')) words.shift()
    else if (!word.startsWith('-')) request.address = word
  }
  return { ...request, method: request.method || (request.body === null ? 'GET' : 'POST') }
}

/** The operation with the most words of its own in its path: `/alertas/simular`, not `/alertas/{id}`. */
function operationAt(
  document: Document,
  method: string,
  path: string,
): { call: Call; ids: string[] } | null {
  const matches = Object.entries(document.paths).flatMap(([template, methods]) => {
    const operation = methods[method.toLowerCase()]
    const pattern = template.replaceAll(/\{\w+\}/g, '([^/]+)')
    const found = new RegExp(`^${pattern}$`).exec(path)
    if (operation === undefined || found === null) return []
    const ids = found.slice(1).map((id) => decodeURIComponent(id))
    return [{ call: { method, path: template, operation }, ids }]
  })
  return matches.toSorted((a, b) => a.ids.length - b.ids.length)[0] ?? null
}

/** The query with the types that the document gives its parameters. */
function typed(document: Document, { operation }: Call, query: URLSearchParams) {
  const values = [...new Set(query.keys())].map((name) => {
    const parameter = operation.parameters?.find((one) => one.name === name)
    const schema = parameter === undefined ? {} : resolve<Schema>(document, parameter.schema)
    return [name, valueOf(document, schema, query.getAll(name))] as const
  })
  return Object.fromEntries(values)
}

function valueOf(document: Document, { type, items }: Schema, texts: string[]) {
  const [text = ''] = texts
  if (type === 'number' || type === 'integer') return Number(text)
  if (type === 'boolean') return text === 'true'
  if (type !== 'array') return text
  // Only names of the API are written with commas between them.
  const isNamed = items !== undefined && resolve<Schema>(document, items).enum !== undefined
  const all = isNamed ? texts.flatMap((each) => each.split(',')) : texts
  return all.length === 1 ? all[0]! : all
}
