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

/** The operation as the clients call it, with the examples of what it must have; null: no client has it. */
export function clientCall(
  document: Document,
  { method, path, operation }: Call,
): SampleCall | null {
  const known = OPERATIONS.get(operation.operationId)
  if (known === undefined) return null
  const { group, name, ids, list, answer } = known
  const owner = group === 'archive' ? '' : `${group}.`
  const parameters = operation.parameters ?? []
  const query = parameters
    .filter((one) => one.in === 'query' && one.required)
    .map(({ name: each }) => [each, exampleFor(parameters, each)] as const)
    .map(([each, example]) => [each, each === list ? [example] : example] as const)
  const body = operation.requestBody?.content['application/json']
  return {
    method,
    path,
    ids: ids.map((id) => String(exampleFor(parameters, id))),
    query: Object.fromEntries(query),
    ...(list === null ? {} : { list }),
    body: body === undefined ? null : (exampleBody(document, body) as SampleCall['body']),
    names: {
      Python: owner + snakeCase(name),
      JavaScript: owner + name,
      R: rName(known),
    },
    shows: SHOWN[answer.kind],
  }
}

const SHOWN = {
  stream: 'rows',
  nothing: 'nothing',
  object: 'value',
  list: 'value',
  numbered: 'value',
  cursor: 'value',
} as const
