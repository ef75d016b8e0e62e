import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const CREDENTIALS = { ARAUTO_INLABS_EMAIL: 'a@b.example', ARAUTO_INLABS_PASSWORD: ' x ' }

test('nothing is collected without credentials; with them, politely and from the public source', () => {
  expect(readConfig({}).collector).toBe(null)
  expect(readConfig(CREDENTIALS).collector).toEqual({
    url: 'https://inlabs.in.gov.br/',
    email: 'a@b.example',
    password: ' x ',
    since: null,
    pauseMs: 1_000,
    contact: null,
  })
})

test.each([
  [{ ARAUTO_INLABS_EMAIL: 'a@b.example' }, /ARAUTO_INLABS_PASSWORD: falta/],
  [{ ARAUTO_INLABS_PASSWORD: 'x' }, /ARAUTO_INLABS_EMAIL: falta/],
  [
    { ARAUTO_INLABS_URL: 'http://inlabs.example/' },
    /ARAUTO_INLABS_URL: .* não é um endereço https/,
  ],
  [{ ARAUTO_INLABS_URL: 'inlabs' }, /ARAUTO_INLABS_URL: /],
  [{ ARAUTO_COLLECTOR_SINCE: '20/03/2026' }, /ARAUTO_COLLECTOR_SINCE: "20\/03\/2026" não é/],
  [{ ARAUTO_COLLECTOR_CONTACT: 'São Paulo' }, /ARAUTO_COLLECTOR_CONTACT: use só/],
  [{ ARAUTO_COLLECTOR_PAUSE_MS: '-1' }, /ARAUTO_COLLECTOR_PAUSE_MS: /],
])('settings of the collector that cannot be used: %j', (env, message) => {
  expect(() => readConfig(env)).toThrow(ConfigError)
  expect(() => readConfig(env)).toThrow(message)
})

test('a password crosses the network in the clear only to this very machine', () => {
  for (const url of ['http://127.0.0.1:8090/', 'http://localhost/', 'http://[::1]:1/'])
    expect(readConfig({ ...CREDENTIALS, ARAUTO_INLABS_URL: url }).collector?.url).toBe(url)
})
