import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { Arauto, ConfigurationError, sign, verify } from '../src/index.ts'
import { TEXTS } from '../src/texts.ts'

const VARIABLES = ['ARAUTO_LANGUAGE', 'LANGUAGE', 'LC_ALL', 'LC_MESSAGES', 'LANG']

beforeEach(() => {
  for (const name of [...VARIABLES, 'ARAUTO_API_KEY']) vi.stubEnv(name, undefined)
})
afterEach(() => {
  vi.unstubAllEnvs()
})

test.each([
  [{}, 'Falta a chave'],
  [{ LANG: 'C.UTF-8' }, 'Falta a chave'],
  [{ LANG: 'pt_BR.UTF-8' }, 'Falta a chave'],
  [{ LANGUAGE: 'pt:en' }, 'Falta a chave'],
  [{ LANG: 'en_US.UTF-8' }, 'No API key'],
  [{ LC_ALL: 'de_DE', LANG: 'pt_BR' }, 'No API key'],
  [{ ARAUTO_LANGUAGE: 'pt', LANG: 'en_US.UTF-8' }, 'Falta a chave'],
  [{ ARAUTO_LANGUAGE: 'en', LANG: 'pt_BR.UTF-8' }, 'No API key'],
])('with %o, the error is in that language', (variables, said) => {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  expect(() => new Arauto({ baseUrl: 'https://exemplo.com.br/api/v1' })).toThrow(said)
})

test('Deno asks nobody whether the language may be read', () => {
  vi.stubEnv('LANG', 'en_US.UTF-8')
  vi.stubGlobal('Deno', { permissions: { querySync: () => ({ state: 'prompt' }) } })
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(() => new Arauto({ apiKey: 'ar_x', baseUrl: 'x' })).toThrow('deve ser um endereço')
})

test('both languages have the same gaps', () => {
  for (const text of Object.values(TEXTS)) {
    const [pt, en] = [text.pt, text.en].map((each) => each.match(/\{\w+\}/g)?.toSorted())
    expect(pt).toEqual(en)
  }
})

const body = '{"id":"evt_1"}'
const headers = await sign(body, 'evt_1', 's', 1000)

test.each([
  ['body', [{ id: 'evt_1' }, headers, 's'], /body.*Object/],
  ['body', [undefined, headers, 's'], /body.*undefined/],
  ['headers', [body, undefined, 's'], /headers.*undefined/],
  ['secret', [body, headers, undefined], /segredo.*undefined/],
  ['secret', [body, headers, ['s', undefined]], /segredo.*Array/],
])('a wrong %s is named, not taken for a forgery', async (_name, given, named) => {
  const error: unknown = await verify(...(given as unknown as Parameters<typeof verify>)).catch(
    (error: unknown) => error,
  )
  expect(error).toBeInstanceOf(ConfigurationError)
  expect((error as Error).message).toMatch(named)
})

test('any view of the bytes will do', async () => {
  const bytes = new TextEncoder().encode(body)
  for (const each of [new DataView(bytes.buffer), Buffer.from(bytes), bytes.buffer])
    expect(await verify(each as Uint8Array, headers, 's', { now: 1000 })).toEqual({ id: 'evt_1' })
})
