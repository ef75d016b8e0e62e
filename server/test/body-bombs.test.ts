import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApi, startApi } from './_api.ts'
import { operations } from './_openapi.ts'
import { PAGE, type SignedIn, confirm, firstPerson } from './_people.ts'

const KIBIBYTE = 1_024

let api: TestApi
let first: SignedIn
beforeAll(async () => {
  api = await startApi()
  first = await firstPerson(api)
})
afterAll(() => api[Symbol.asyncDispose]())

/** Repeats `item` between the two ends, as often as it fits. */
function filled(size: number, start: string, item: string, end: string): string {
  const rest = size - start.length - end.length - item.length
  return start + `${item},`.repeat(Math.floor(rest / (item.length + 1))) + item + end
}

/** JSON that is small to send and costly to read, each of the maximum size of its operation. */
const BOMBS: [what: string, body: (size: number) => string][] = [
  ['arrays in arrays', (size) => '['.repeat(size / 2) + ']'.repeat(size / 2)],
  ['arrays that never end', (size) => '['.repeat(size)],
  ['objects in objects', (size) => `${'{"a":'.repeat(size / 6)}1${'}'.repeat(size / 6)}`],
  ['empty arrays', (size) => filled(size, '[', '[]', ']')],
  ['empty objects in a field', (size) => filled(size, '{"nome":[', '{}', ']}')],
  ['numbers', (size) => filled(size, '{"filtros":{"termos":[', '1', ']}}')],
  ['numbers beyond all numbers', (size) => filled(size, '{"eventos":[', '1e400', ']}')],
  ['a number of very many digits', (size) => `{"nome":${'9'.repeat(size - 10)}}`],
  ['one name over and over', (size) => filled(size, '{', '"cor":"a"', '}')],
  ['one long text', (size) => `{"nome":"${'a'.repeat(size - 12)}"}`],
  ['one long name', (size) => `{"${'a'.repeat(size - 8)}":1}`],
  ['escapes', (size) => `{"nome":"${String.raw`\u0000`.repeat(size / 6 - 3)}"}`],
  ['halves of characters', (size) => `{"nome":"${String.raw`\ud800`.repeat(size / 6 - 3)}"}`],
  ['__proto__', (size) => filled(size, '{', '"__proto__":{"a":1}', '}')],
  ['__proto__ in disguise', () => String.raw`{"\u005f_proto__":{"papel":"administrador"}}`],
  ['constructor', () => '{"constructor":{"prototype":{"papel":"administrador"}}}'],
  ['__proto__ within', () => '{"filtros":{"__proto__":{"termos":["a"]}}}'],
  ['spaces', (size) => ' '.repeat(size)],
  ['a text alone', (size) => `"${'a'.repeat(size - 2)}"`],
  ['bytes that are no text', (size) => Buffer.alloc(size, 0xff).toString('latin1')],
]

const taking = operations().filter(
  ({ method, operation }) => 'requestBody' in operation && method !== 'GET',
)
const json = taking.filter(({ path }) => path !== '/operacao/envios')
const cases = json.flatMap(({ name, method, path, operation }) =>
  BOMBS.map(([what, body]) => ({ name, method, path, operation, what, body })),
)

test('there are hundreds', () => {
  expect(cases.length).toBeGreaterThan(400)
})

test.each(cases)('$name of $what is refused in words, and changes nothing', async (bomb) => {
  const isPublic = bomb.operation.security?.length === 0
  api.time.now += 60_000 // no rate limit
  await confirm(api, first)
  const answer = await api.app.inject({
    method: bomb.method as 'POST',
    url: `/api/v1${bomb.path.replaceAll(/\{\w+\}/g, 'x')}`,
    headers: { 'content-type': 'application/json', ...(isPublic ? PAGE : first.headers) },
    payload: bomb.body((isPublic ? 16 : 256) * KIBIBYTE),
  })
  expect([400, 401, 403, 404, 409, 413, 415]).toContain(answer.statusCode)
  expect(answer.json()).toMatchObject({ sucesso: false, erro: { codigo: expect.any(String) } })
  expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('papel')
  expect('a' in {}).toBe(false)
})
