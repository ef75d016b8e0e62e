import { snakeCase } from '../../../scripts/client-operations/meaning.ts'
import { readAllOperations } from '../../../scripts/client-operations/operations.ts'
import { rName } from '../../../scripts/client-operations/r.ts'
import type { SampleCall } from '../../src/lib/sample-code.ts'
import type { Call, Document } from './document.ts'
import { exampleBody, exampleFor } from './sample.ts'

/** The operations that the clients have. */
const OPERATIONS = new Map(
  readAllOperations().flatMap(({ operations }) =>
    operations.map((operation) => [operation.operationId, operation] as const),
  ),
)

/** What a request gives the operation. */
interface Given extends Pick<SampleCall, 'ids' | 'query' | 'body'> {
  /** Where the file goes that the operation gives; null: nowhere. */
  file: string | null
}

/** The operation as the clients call it; null: no client has it. */
export function callOf({ method, path, operation }: Call, given: Given): SampleCall | null {
  const known = OPERATIONS.get(operation.operationId)
  if (known === undefined) return null
  const { group, name, list, answer } = known
  const owner = group === 'archive' ? '' : `${group}.`
  const { file, ...request } = given
  // R's functions for files are the same for all tables.
  const table = /^\/(\w+)\/exportar$/.exec(path)?.[1] ?? null
  return {
    method,
    path,
    ...request,
    ...(list === null ? {} : { list }),
    ...(file === null ? {} : { saves: { file, table } }),
    names: {
      Python: owner + snakeCase(name),
      JavaScript: owner + name,
      R: rName(known),
    },
    shows: SHOWN[answer.kind],
  }
}

/** With the examples of what it must have. */
export function clientCall(document: Document, call: Call): SampleCall | null {
  const { path, operation } = call
  const parameters = operation.parameters ?? []
  const list = OPERATIONS.get(operation.operationId)?.list
  const query = parameters
    .filter((one) => one.in === 'query' && one.required)
    .map(({ name }) => [name, exampleFor(parameters, name)] as const)
    .map(([name, example]) => [name, name === list ? [example] : example] as const)
  const body = operation.requestBody?.content['application/json']
  return callOf(call, {
    ids: [...path.matchAll(/\{(\w+)\}/g)].map(([, id = '']) => String(exampleFor(parameters, id))),
    query: Object.fromEntries(query),
    body: body === undefined ? null : (exampleBody(document, body) as SampleCall['body']),
    file: null,
  })
}

const SHOWN = {
  stream: 'rows',
  nothing: 'nothing',
  object: 'value',
  list: 'value',
  numbered: 'value',
  cursor: 'value',
} as const
