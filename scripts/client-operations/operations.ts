import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Input,
  type Schema,
  clientOperations,
  inputs,
  readDocument,
  refName,
} from '../client-models/schema.ts'
import { withoutNull } from './values.ts'

/** A line of clients/operations.json: what the API's document does not contain. */
interface Named {
  /** `webhooks.criar`: in a group, or else of the client itself. */
  name: string
  /** A query parameter that is a list, given by position and sent as one text with commas. */
  list?: string
  /** The function in Julia, if it is not what `juliaName` makes of the others. */
  julia?: string
  about: string
  /** Of a file, the kind of its rows. */
  rows?: string
  /** Those that mean something else here than in most operations. */
  arguments?: Record<string, string>
}

interface Table {
  groups: Record<string, string>
  /** What each argument means; its values are in the API's document. */
  arguments: Record<string, string>
  operations: Record<string, Named>
}

/** An operation with what every language needs of it. */
export interface ClientOperation<A = Answer> {
  operationId: string
  group: string
  name: string
  julia: string | null
  about: string
  list: string | null
  method: string
  path: string
  /** The parameters of the path, in its order. */
  ids: string[]
  input: Input | null
  /** The fields of `input`, in the API's order. */
  arguments: Argument[]
  answer: A
}

export interface Argument {
  name: string
  about: string
  isRequired: boolean
  schema: Schema
}

/** The argument by which a page is asked for that has no number: `proximo` of the one before. */
export type Cursor = 'apos' | 'cursor'

/** What `dados` is, and the fields beside it. */
export type Answer =
  | { kind: 'nothing' }
  /** `lists`: its fields that are lists of objects. */
  | {
      kind: 'object'
      model: string
      /** The kind of the rows in `resultados`; empty: it has none. */
      item: string
      properties: string[]
      lists: string[]
      beside: string[]
      /** The argument by which its rows go on at `proximo`; null: they do not. */
      cursor: Cursor | null
    }
  | { kind: 'list'; model: string; fields: string[]; beside: string[] }
  | { kind: 'numbered'; model: string; item: string; fields: string[] }
  | { kind: 'cursor'; cursor: Cursor; model: string; item: string; fields: string[] }

/** Such as an export; most languages have it by hand. */
interface Stream {
  kind: 'stream'
  /** The kind of its rows. */
  item: string
  fields: string[]
}

export type AnyOperation = ClientOperation<Answer | Stream>

const FILE = join(import.meta.dirname, '../../clients/operations.json')

export interface Group<O = ClientOperation> {
  group: string
  about: string
  operations: O[]
}

/** Those whose answer is an envelope. */
export function readOperations(): Group[] {
  return readAllOperations().map((group) => ({
    ...group,
    operations: group.operations.filter(
      (operation): operation is ClientOperation => operation.answer.kind !== 'stream',
    ),
  }))
}

/** The operations of clients/operations.json, in its order, by group. */
export function readAllOperations(): Group<AnyOperation>[] {
  const table = JSON.parse(readFileSync(FILE, 'utf8')) as Table
  const document = readDocument()
  const { schemas } = document.components
  const byId = new Map(clientOperations(document).map((each) => [each.operation.operationId, each]))
  const given = inputs(document)
  const operations = Object.entries(table.operations).map(([operationId, named]) => {
    const found = byId.get(operationId)
    if (found === undefined) throw new Error(`no client has the operation ${operationId}`)
    byId.delete(operationId)
    const [method = '', path = ''] = found.request.split(' ')
    const [group, name] = named.name.includes('.') ? named.name.split('.') : ['archive', named.name]
    const input = given.find((each) => each.operationId === operationId) ?? null
    return {
      operationId,
      group: group ?? '',
      name: name ?? '',
      julia: named.julia ?? null,
      about: named.about,
      list: named.list ?? null,
      method,
      path,
      ids: [...path.matchAll(/\{(\w+)\}/g)].map(([, id = '']) => id),
      input,
      arguments: argumentsOf(input, { ...table.arguments, ...named.arguments }),
      answer: answerOf(found.operation.responses, schemas, { input, rows: named.rows ?? '' }),
    }
  })
  if (byId.size > 0) throw new Error(`clients/operations.json lacks ${[...byId.keys()].join(', ')}`)
  return Object.entries(table.groups).map(([group, about]) => ({
    group,
    about,
    operations: operations.filter((operation) => operation.group === group),
  }))
}

function argumentsOf(input: Input | null, meanings: Record<string, string>): Argument[] {
  const { properties = {}, required = [] } = input?.schema ?? {}
  return Object.entries(properties).map(([name, schema]) => {
    const about = meanings[name]
    if (about === undefined) throw new Error(`clients/operations.json does not say what ${name} is`)
    return { name, about, isRequired: required.includes(name), schema }
  })
}

function answerOf(
  responses: Record<string, unknown>,
  schemas: Record<string, Schema>,
  { input, rows }: { input: Input | null; rows: string },
): Answer | Stream {
  const [, success] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? []
  const { content } = success as { content?: Record<string, { schema: Schema }> }
  if (content === undefined) return { kind: 'nothing' }
  const { 'application/json': json } = content
  if (json === undefined)
    return { kind: 'stream', item: rows, fields: Object.keys(schemas[rows]?.properties ?? {}) }
  const envelope = json.schema
  const { dados = {}, ...others } = schemas[refName(envelope.$ref ?? '')]?.properties ?? {}
  const beside = Object.keys(others).filter((name) => name !== 'sucesso')
  const fieldsOf = (name: string) => Object.keys(schemas[name]?.properties ?? {})
  if (dados.items) {
    const row = refName(dados.items.$ref ?? '')
    return { kind: 'list', model: row, fields: fieldsOf(row), beside }
  }
  const model = refName(dados.$ref ?? '')
  const { resultados, total_paginas, proximo } = schemas[model]?.properties ?? {}
  const item = refName(resultados?.items?.$ref ?? '')
  const fields = fieldsOf(item)
  if (total_paginas) return { kind: 'numbered', model, item, fields }
  // A list without an end has no iterator: whoever follows it keeps each `proximo`.
  if (proximo && input?.schema.properties?.apos)
    return { kind: 'cursor', cursor: 'apos', model, item, fields }
  const lists = Object.entries(schemas[model]?.properties ?? {})
    .filter(([, { items }]) => items?.$ref !== undefined)
    .map(([name]) => name)
  const cursor = proximo && input?.schema.properties?.cursor ? 'cursor' : null
  return { kind: 'object', model, item, properties: fieldsOf(model), lists, beside, cursor }
}

/** How the pages of an answer follow each other, if they do; `cursor` null: they have numbers. */
export function pagingOf(
  answer: Answer | Stream,
): { cursor: Cursor | null; model: string; item: string } | null {
  if (answer.kind === 'numbered') return { ...answer, cursor: null }
  if (answer.kind === 'cursor') return answer
  return answer.kind === 'object' && answer.cursor !== null ? answer : null
}

/** The operations whose pages have no number, each with the argument by which they go on. */
export function byCursor(operations: ClientOperation[]): [ClientOperation, Cursor][] {
  return operations.flatMap((operation): [ClientOperation, Cursor][] => {
    const cursor = pagingOf(operation.answer)?.cursor ?? null
    return cursor === null ? [] : [[operation, cursor]]
  })
}

/** Whether it fails where the path names nothing: a PUT creates that. */
export function needsExisting({ ids, method }: Pick<ClientOperation, 'ids' | 'method'>): boolean {
  return ids.length > 0 && method !== 'PUT' && !ids.includes('norma')
}

/** Ids, and what a query cannot be without. */
export function positional({ ids, input, arguments: given }: ClientOperation): string[] {
  const asked = input?.kind === 'query' ? given.filter(({ isRequired }) => isRequired) : []
  return [...ids, ...asked.map(({ name }) => name)]
}

/** The others. */
export function namedArguments(operation: ClientOperation): Argument[] {
  const places = positional(operation)
  return operation.arguments.filter(({ name }) => !places.includes(name))
}

/** The kind of the rows of a list or page. */
export function rowOf(answer: { model: string } | { item: string }): string {
  return 'item' in answer ? answer.item : answer.model
}

/** Every kind of row, with its fields. */
export function rowsOf(operations: AnyOperation[]): [row: string, fields: string[]][] {
  const rows = operations.flatMap(({ answer }): [string, string[]][] =>
    'fields' in answer ? [[rowOf(answer), answer.fields]] : [],
  )
  return [...new Map(rows)]
}

/** The names of the fields of bodies, at any depth, that are arrays, or objects. */
export function bodyFieldsOf(operations: AnyOperation[], type: 'array' | 'object'): string[] {
  const bodies = operations.filter(({ input }) => input?.kind === 'body')
  return [...new Set(bodies.flatMap(({ input }) => fieldsIn(input?.schema ?? {}, type)))]
}

function fieldsIn({ properties = {} }: Schema, type: 'array' | 'object'): string[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const single = withoutNull(schema)
    const own = single.type === type ? [name] : []
    return single.type === 'array' ? own : [...own, ...fieldsIn(single, type)]
  })
}
