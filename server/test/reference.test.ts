import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SHEETS, addressOf } from '../../web/guide/sheets.ts'
import { type Document, callsOf } from '../../web/guide/reference/document.ts'
import { sheetAddress } from '../../web/guide/reference/menu.ts'
import { curl } from '../../web/guide/reference/sample.ts'
import { referenceSheets } from '../../web/guide/reference/sheets.ts'
import { type TestApi, startApi } from './_api.ts'

const document = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../spec/openapi.json'), 'utf8'),
) as Document
const calls = document.tags.flatMap(({ name }) => callsOf(document, name))
const sheets = referenceSheets(document)
const samples = calls.flatMap((call) => {
  const sample = curl(document, call)
  return sample === null ? [] : [[call.operation.operationId, sample] as const]
})

function idsOf(html: string): string[] {
  return [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!)
}

describe('the reference', () => {
  test('has every operation and every event once', () => {
    const wanted = [
      ...Object.values(document.paths).flatMap((methods) => Object.values(methods)),
      ...Object.values(document.webhooks).map(({ post }) => post),
    ].map(({ operationId }) => operationId)
    const shown = sheets.flatMap(({ html }) =>
      [...html.matchAll(/<h2 id="(\w+)"/g)].map(([, id]) => id!),
    )
    expect(shown.filter((id) => wanted.includes(id)).sort()).toEqual(wanted.sort())
    expect(sheets.flatMap(({ items }) => items.map(({ id }) => id)).sort()).toEqual(wanted)
  })

  test('names every parameter, and every field of bodies and answers', () => {
    const consulta = sheets.find(({ slug }) => slug === 'consulta')!.html
    for (const { name } of document.paths['/buscar']!['get']!.parameters!)
      expect(consulta).toContain(`<dt><code>${name}</code>`)
    const fields = Object.keys(document.components.schemas['ResultadoBusca']!.properties!)
    for (const name of fields) expect(consulta).toContain(`<dt><code>${name}</code>`)
  })

  test('has no broken link', () => {
    const addresses = new Set([
      '/',
      '/api/v1/openapi.json',
      ...SHEETS.map(({ slug }) => addressOf(slug)),
      ...sheets.flatMap(({ slug, html }) =>
        ['', ...idsOf(html).map((id) => `#${id}`)].map((id) => sheetAddress(slug) + id),
      ),
    ])
    const links = sheets.flatMap(({ slug, html }) =>
      [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) =>
        href!.startsWith('#') ? sheetAddress(slug) + href : href!,
      ),
    )
    expect(links.length).toBeGreaterThan(500)
    expect(links.filter((link) => !addresses.has(link))).toEqual([])
  })

  test('has no id twice on a sheet', () => {
    const twice = sheets.flatMap(({ html }) => {
      const ids = idsOf(html)
      return ids.filter((id, at) => ids.indexOf(id) !== at)
    })
    expect(twice).toEqual([])
  })

  test('shows nothing of the document as markup', () => {
    const hostile = structuredClone(document)
    hostile.paths['/buscar']!['get']!.parameters![0]!.example = '<script>alert(1)</script>'
    expect(
      referenceSheets(hostile)
        .map(({ html }) => html)
        .join(''),
    ).not.toContain('<script>')
  })
})

test('a sample of what has no example is refused, not written as undefined', () => {
  const silent = structuredClone(document)
  delete silent.paths['/buscar']!['get']!.parameters!.find(({ name }) => name === 'termo')!.example
  expect(() => referenceSheets(silent)).toThrow('termo has no example')
})

describe('a sample', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startApi()
  })
  afterAll(() => api[Symbol.asyncDispose]())

  test('is there for every operation that needs no session', () => {
    const without = calls.filter(({ operation: { operationId } }) =>
      samples.every(([id]) => id !== operationId),
    )
    expect(without.length).toBeGreaterThan(10)
    for (const { operation } of without) expect(operation.security).toEqual([{ sessao: [] }])
  })

  const words = wordsOf(samples.map(([, sample]) => sample))
  test.each(samples.map(([id], at) => [id, requestOf(words[at]!)] as const))(
    'of %s is a request that the API understands',
    async (id, { method, url, headers, body }) => {
      const { chave } = await api.newKey({
        escopos: ['consulta', 'webhooks', 'alertas', 'administracao'],
      })
      const answer = await api.app.inject({
        method,
        url,
        headers: { ...headers, ...('x-api-key' in headers && { 'x-api-key': chave }) },
        ...(body !== undefined && { payload: body }),
      })
      // This archive does not have the example's resources: only the address must exist.
      if (answer.statusCode === 404) expect(answer.json().erro.mensagem).not.toContain('endereço')
      else if (answer.statusCode === 400 && id.endsWith('Boletim'))
        expect(answer.json().erro.detalhes).toMatchObject([{ campo: 'alertas[0]' }])
      else expect([400, 405, 413, 415, 500]).not.toContain(answer.statusCode)
    },
  )
})

/** The arguments that a shell would pass to curl, for each of these samples. */
function wordsOf(commands: string[]): string[][] {
  // A process for each would take a second and more in all.
  const script = [`curl() { printf '%s\\0' "$@"; }`, ...commands].join("\nprintf '\\001\\0'\n")
  const text = execFileSync('sh', ['-c', script], { encoding: 'utf8' })
  const words = text.split('\u0001\0').slice(1)
  return words.map((each) => each.split('\0').slice(0, -1))
}

/** What curl would send. */
function requestOf(words: string[]) {
  const headers: Record<string, string> = {}
  const query = new URLSearchParams()
  let method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' = 'GET'
  let url = ''
  let body: string | undefined
  for (let word = words.shift(); word !== undefined; word = words.shift())
    if (word === '-X') method = words.shift() as typeof method
    else if (word === '-d') body = words.shift()!
    else if (word === '--data-binary') body = words.shift()!
    else if (word === '-H') {
      const [name, value] = words.shift()!.split(': ')
      headers[name!.toLowerCase()] = value!
    } else if (word === '--data-urlencode') {
      const [name, value] = words.shift()!.split('=')
      query.append(name!, value!)
    } else if (word.startsWith('https:')) url = new URL(word).pathname
  return { method, url: query.size === 0 ? url : `${url}?${query.toString()}`, headers, body }
}
