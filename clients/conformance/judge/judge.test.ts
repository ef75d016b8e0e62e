import { expect, test } from 'vitest'
import type { Exchange } from '../house/proxy.ts'
import type { ErrorReport, ScenarioReport } from '../runners.ts'
import type { Scenario } from '../scenario.ts'
import { judgeScenario } from './scenario.ts'

/* The judge must find every fault: each case is a client with a single fault. */

const KEY = 'ar_SEGREDO'

const scenario: Scenario = {
  id: 'a',
  about: '',
  steps: [
    {
      operation: 'buscar',
      arguments: { termo: 'a' },
      read: ['dados.total', 'dados.resultados.*.id'],
      sent: { query: { termo: 'a' } },
    },
  ],
}

const exchange: Exchange = {
  method: 'GET',
  path: '/api/v1/buscar',
  query: [['termo', 'a']],
  headers: {
    'x-api-key': KEY,
    'user-agent': 'arauto-python/1.0.0 (python 3.13; linux)',
    accept: 'application/json',
    'accept-encoding': 'gzip, deflate',
  },
  body: '',
  at: 0,
  answer: {
    status: 200,
    headers: { 'content-type': 'application/json', 'x-request-id': 'req_1' },
    body: '{"sucesso":true,"dados":{"total":1,"resultados":[{"id":"pub_A"}]}}',
  },
}

const report: ScenarioReport = { id: 'a', steps: [{ error: null, values: [1, ['pub_A']] }] }

const error: ErrorReport = {
  type: 'NotFoundError',
  status: 404,
  code: null,
  message: 'status 404',
  request_id: 'req_1',
  retry_after_s: null,
  details: 0,
}

function judge(
  given: Scenario,
  said: ScenarioReport | undefined,
  seen: Exchange[],
): Promise<string[]> {
  const truth = { key: KEY, ask: async () => ({}) }
  return judgeScenario(given, said, seen, 'python', truth)
}

const withHeader = (name: string, value: string | undefined): Exchange => ({
  ...exchange,
  headers: { ...exchange.headers, [name]: value },
})
const saying = (values: unknown[]): ScenarioReport => ({
  id: 'a',
  steps: [{ error: null, values }],
})
const failing = (changes: Partial<ErrorReport>): ScenarioReport => ({
  id: 'a',
  steps: [{ error: { ...error, ...changes }, values: [] }],
})
const refused: Scenario = {
  ...scenario,
  steps: [{ operation: 'listarSecoes', error: { type: 'NotFoundError', status: 404, code: null } }],
}

test('a client without faults passes', async () => {
  expect(await judge(scenario, report, [exchange])).toEqual([])
  expect(await judge(refused, failing({}), [exchange])).toEqual([])
})

test.each<[string, Scenario, ScenarioReport | undefined, Exchange[]]>([
  ['reports nothing', scenario, undefined, [exchange]],
  ['reports too few steps', scenario, { id: 'a', steps: [] }, [exchange]],
  ['reads too little', scenario, saying([1]), [exchange]],
  ['reads something else', scenario, saying([1, ['pub_B']]), [exchange]],
  ['never asked', scenario, report, []],
  ['asked twice', scenario, report, [exchange, exchange]],
  ['sent another query', scenario, report, [{ ...exchange, query: [['termo', 'b']] }]],
  ['sent no key', scenario, report, [withHeader('x-api-key', undefined)]],
  ['is called otherwise', scenario, report, [withHeader('user-agent', 'curl/8')]],
  ['asks for no compression', scenario, report, [withHeader('accept-encoding', 'identity')]],
  ['names a GET', scenario, report, [withHeader('idempotency-key', 'a')]],
  ['fails', scenario, failing({}), [exchange]],
  ['does not fail', refused, saying([]), [exchange]],
  ['fails with another error', refused, failing({ type: 'APIError' }), [exchange]],
  ['hides the status', refused, failing({ message: 'failed' }), [exchange]],
  ['loses the request id', refused, failing({ request_id: null }), [exchange]],
  ['shows the key', refused, failing({ message: `404 ${KEY}` }), [exchange]],
])('a client that %s does not', async (_name, given, said, seen) => {
  expect(await judge(given, said, seen)).not.toEqual([])
})
