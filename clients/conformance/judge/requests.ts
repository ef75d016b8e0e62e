import type { Exchange } from '../house/proxy.ts'
import type { Sent, Step } from '../scenario.ts'
import { same } from './read.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** The faults in the requests of one step, one sentence each. */
export function judgeRequests(step: Step, exchanges: Exchange[]): string[] {
  const first = exchanges[0]
  return [
    ...gaps(step, exchanges),
    ...(step.sent === undefined ? [] : first ? sent(step.sent, first) : ['nothing was sent']),
    ...(step.each_sent ?? []).flatMap((pairs, index) => queryHas(pairs, exchanges[index])),
    ...onceKeys(step, exchanges),
    ...(step.replayed && exchanges.at(-1)?.answer?.headers['idempotent-replayed'] !== 'true'
      ? ['the service did it twice']
      : []),
  ]
}

/** The faults in any request of a scenario: its key, its name, its Accept headers. */
export function judgeHeaders(
  exchanges: Exchange[],
  language: string,
  key: string | null,
): string[] {
  const agent = new RegExp(`^arauto-${language}/\\d+\\.\\d+\\.\\d+\\S* \\(.+\\)`)
  return exchanges.flatMap(({ headers, method, path }) => [
    ...expectText('X-API-Key', headers['x-api-key'], key ?? ''),
    ...(agent.test(headers['user-agent'] ?? '') ? [] : [`User-Agent is ${headers['user-agent']}`]),
    ...(/application\/json|\*\/\*/.test(headers.accept ?? '')
      ? []
      : [`Accept is ${headers.accept}`]),
    ...(String(headers['accept-encoding']).includes('gzip')
      ? []
      : [`Accept-Encoding is ${headers['accept-encoding']}`]),
    ...(method === 'GET' && headers['content-type'] !== undefined
      ? [`a GET of ${path} has a Content-Type`]
      : []),
  ])
}

function gaps({ gaps_s = [] }: Step, exchanges: Exchange[]): string[] {
  return gaps_s.flatMap(([from, to], index) => {
    const before = exchanges[index]
    const after = exchanges[index + 1]
    if (before === undefined || after === undefined) return []
    const seconds = (after.at - before.at) / 1000
    return seconds >= from && seconds <= to
      ? []
      : [`wait ${index + 1} was ${seconds.toFixed(3)} s, not ${from} to ${to}`]
  })
}

function sent(wanted: Sent, { path, query, body, headers }: Exchange): string[] {
  const problems: string[] = []
  if (wanted.path !== undefined && wanted.path !== path) problems.push(`the path is ${path}`)
  if (wanted.query && !same(wanted.query, grouped(query)))
    problems.push(`the query is ${JSON.stringify(query)}`)
  if (wanted.body !== undefined && !same(wanted.body, parsed(body)))
    problems.push(`the body is ${body}`)
  if (wanted.idempotency_key !== undefined)
    problems.push(
      ...expectText('Idempotency-Key', headers['idempotency-key'], wanted.idempotency_key),
    )
  if (
    wanted.user_agent !== undefined &&
    !new RegExp(wanted.user_agent).test(headers['user-agent'] ?? '')
  )
    problems.push(`User-Agent is ${headers['user-agent']}`)
  return problems
}

/** A repeated parameter is a list. */
function grouped(query: Exchange['query']): Record<string, string | string[]> {
  const names = [...new Set(query.map(([name]) => name))]
  return Object.fromEntries(
    names.map((name) => {
      const values = query.filter((pair) => pair[0] === name).map(([, value]) => value)
      return [name, values.length === 1 ? (values[0] ?? '') : values]
    }),
  )
}

function queryHas(pairs: Record<string, string>, exchange: Exchange | undefined): string[] {
  const query = new URLSearchParams(exchange?.query ?? [])
  return Object.entries(pairs).flatMap(([name, value]) =>
    expectText(name, query.get(name) ?? undefined, value),
  )
}

/** Attempts of one POST share a key; it is a UUID unless the caller gave another. */
function onceKeys(step: Step, exchanges: Exchange[]): string[] {
  const posts = exchanges.filter(({ method }) => method === 'POST')
  const keys = new Set(posts.map(({ headers }) => String(headers['idempotency-key'])))
  const others = exchanges.filter(
    ({ method, headers }) => method !== 'POST' && headers['idempotency-key'] !== undefined,
  )
  return [
    ...(keys.size > 1
      ? [`the attempts have different Idempotency-Keys: ${[...keys].join(', ')}`]
      : []),
    ...(step.sent?.idempotency_key === undefined
      ? [...keys]
          .filter((key) => !UUID.test(key))
          .map((key) => `Idempotency-Key is ${key}, not a UUID`)
      : []),
    ...others.map(({ method }) => `a ${method} has an Idempotency-Key`),
  ]
}

function expectText(name: string, found: string | string[] | undefined, wanted: string): string[] {
  return (found ?? '') === wanted ? [] : [`${name} is ${String(found)}, not ${wanted}`]
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
