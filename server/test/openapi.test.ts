import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openApiDocument } from '../src/http/openapi/document.ts'
import { operations as served } from '../src/http/operations.ts'
import { acts } from './_acts.ts'
import { type TestApi, startApi } from './_api.ts'
import {
  type OpenApiOperation,
  answerErrors,
  openapi,
  operations,
  resolve,
  responseOf,
  schemaErrors,
  walk,
} from './_openapi.ts'

const SENTENCE = expect.stringMatching(/^[A-ZÀ-Ú\d`].*[.]$/s)

let api: TestApi
beforeAll(async () => void (api = await startApi(acts)))
afterAll(() => api[Symbol.asyncDispose]())

describe('the committed document', () => {
  test('is generated from the routes, the same every time', async () => {
    expect(openapi).toEqual(await openApiDocument())
    const script = join(import.meta.dirname, '../../scripts/openapi.ts')
    await promisify(execFile)(process.execPath, [script, '--check'])
  })

  test('is what the service serves, without a key', async () => {
    const { status, json } = await api.get('/openapi.json', {})
    expect(status).toBe(200)
    expect(json).toEqual(openapi)
  })

  test('has every operation of the API, each under its own id', () => {
    const described = operations().map(({ name, operation }) => `${name} ${operation.operationId}`)
    expect(described.toSorted()).toEqual(served.map(({ at, id }) => `${at} ${id}`).toSorted())
    const ids = operations().map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('every $ref leads somewhere', () => {
    const refs = [...walk(openapi)].flatMap((value) =>
      '$ref' in value ? [String(value.$ref)] : [],
    )
    expect(refs.length).toBeGreaterThan(20)
    expect(refs.filter((ref) => typeof resolve(ref) !== 'object')).toEqual([])
  })

  test('incluir=linhas is described by each table of its rows', () => {
    const { properties = {} } = openapi.components.schemas.LinhasDoAto!
    const tables = Object.keys(properties).filter((name) => properties[name]!.items !== undefined)
    const { operation } = operations().find(({ name }) => name === 'GET /publicacao/{id}')!
    const told = operation.parameters?.find(({ name }) => name === 'incluir')?.description ?? ''
    expect(tables.length).toBeGreaterThan(1)
    expect(tables.filter((table) => !told.includes(`\`${table}\``))).toEqual([])
  })

  test('every schema and field has a description, and a valid example', () => {
    for (const [name, schema] of Object.entries(openapi.components.schemas)) {
      expect({ name, ...schema }).toHaveProperty('description', SENTENCE)
      for (const [field, described] of Object.entries(schema.properties ?? {})) {
        if (described.$ref !== undefined) continue
        expect({ name, field, ...described }).toHaveProperty('description', SENTENCE)
        const { examples = [], items } = described
        expect({ name, field, examples }).toHaveProperty('examples.length', items?.$ref ? 0 : 1)
        for (const example of examples) expect(schemaErrors(described, example)).toEqual([])
      }
    }
  })
})

/** Operations whose input may be used up or unknown, besides those with an id in the path. */
const LED = [
  '/sessao/provedor',
  '/sessao/provedor/concluir',
  '/pessoa/identidades/concluir',
  '/convites/consultar',
  '/convites/aceitar',
  '/senha/definir',
  '/email/confirmar',
]

describe.each(operations())('$name', ({ method, path, operation }) => {
  test('is described', () => {
    expect(operation.summary).toBeTruthy()
    expect(operation.description).toBeTruthy()
    for (const { name, description, example, schema } of operation.parameters ?? []) {
      expect([name, description]).toEqual([name, SENTENCE])
      expect([name, schemaErrors(schema, example)]).toEqual([name, []])
    }
    const keyed = (operation.parameters ?? []).some(({ name }) => name === 'Idempotency-Key')
    expect(keyed).toBe(isRepeatable(method, operation))
  })

  test('lists its answers and errors, each with headers and a valid example', () => {
    const hasBody = operation.requestBody !== undefined
    const isConditional = operation.parameters?.some(({ name }) => name === 'If-Match') ?? false
    const errors = [
      '400',
      '401',
      '403',
      ...(path.includes('{') || LED.includes(path) ? ['404'] : []),
      ...(method === 'GET' ? [] : ['409']),
      ...(isConditional ? ['412'] : []),
      ...(hasBody ? ['413', '415'] : []),
      '429',
      '500',
      '503',
    ]
    const [success, ...others] = Object.keys(operation.responses)
    expect(success).toMatch(/^20[0124]$/)
    expect(others).toEqual([...(method === 'PUT' ? ['201'] : []), ...errors])
    for (const status of Object.keys(operation.responses)) {
      const { description, headers, content } = responseOf(operation, status)
      expect(description).toBeTruthy()
      expect(Object.keys(headers)).toEqual([
        'X-RateLimit-Limit',
        'X-RateLimit-Remaining',
        'X-RateLimit-Reset',
        'X-Request-Id',
        ...(status === success && isStream(path) ? ['X-Total', 'X-Avisos'] : []),
        ...(status === '429' || status === '503' ? ['Retry-After'] : []),
        ...(status === success && isRepeatable(method, operation) ? ['Idempotent-Replayed'] : []),
        ...(status === '201' ? ['Location'] : []),
      ])
      if (status === '204') expect(content).toBeUndefined()
      else if (status === success && path === FOLDER_FILE)
        expect(Object.keys(content!)).toEqual([
          'text/csv',
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
          'text/calendar',
        ])
      else if (status === success && isStream(path))
        expect(Object.keys(content!)).toEqual([
          'application/x-ndjson',
          'text/csv',
          'application/vnd.apache.parquet',
        ])
      else if (status === success && path === '/publicacao/{id}/imagens/{nome}')
        expect(Object.keys(content!)).toEqual(['image/png', 'image/jpeg', 'image/gif'])
      else if (status === success && path.endsWith('/datapackage.json'))
        expect(Object.keys(content!)).toEqual(['application/vnd.datapackage+json'])
      else if (status === success && path.endsWith('/agenda'))
        expect(Object.keys(content!)).toEqual(['text/calendar'])
      else if (status === success && path.startsWith('/feeds/'))
        expect(Object.keys(content!)).toEqual(['application/atom+xml', 'application/feed+json'])
      else {
        const { schema, example } = content!['application/json']!
        expect(schemaErrors(schema, example)).toEqual([])
      }
    }
  })
})

/** A file that is written at once. */
const FOLDER_FILE = '/pastas/{id}/exportar'

function isStream(path: string): boolean {
  return path.endsWith('/exportar') && path !== FOLDER_FILE
}

/** Sign-in, and operations of people only, have no repeatable answers. */
function isRepeatable(method: string, { security }: OpenApiOperation): boolean {
  return method === 'POST' && security === undefined
}

/** The answers of the others are compared with the document in their own tests. */
describe.each(
  operations().filter(
    ({ path, method, operation: { security } }) =>
      method === 'GET' && isQuery(path) && !isFile(path) && security === undefined,
  ),
)('$name', ({ path }) => {
  test('answers as documented, to the example and to a mistake', async () => {
    const { json } = await api.get('/buscar?termo=comit%C3%AA')
    const [{ id }] = json.dados.resultados
    const queries: Record<string, string> = {
      '/buscar': '?termo=documentos&limite=2',
      '/publicacoes': `?ids=${id},pub_0`,
    }
    const query = queries[path] ?? ''
    const address = path.replace('{id}', id) + query
    const right = await api.get(address)
    expect(right.status).toBe(200)
    expect(answerErrors('GET', address, right)).toEqual([])

    const wrong = await api.get(`${path}?nada=1`)
    expect(wrong.status).toBe(400)
    expect(answerErrors('GET', path, wrong)).toEqual([])
  })
})

function isFile(path: string): boolean {
  return path.includes('/imagens/') || path.endsWith('/agenda')
}

function isQuery(path: string): boolean {
  return ['buscar', 'publicacao', 'publicacoes', 'secoes', 'edicoes', 'fontes'].includes(
    path.split('/')[1] ?? '',
  )
}
