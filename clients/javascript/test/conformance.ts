import { readFileSync } from 'node:fs'
import { inspect } from 'node:util'
import {
  APIError,
  Arauto,
  ArautoError,
  type ArautoOptions,
  type Pages,
  sign,
  verify,
} from 'arauto-client'
import { waitBeforeNext } from '../src/retry.ts'
import { OPERATIONS } from './operations.ts'

/*
 * The runner of clients/conformance: performs the steps of the plan with the built package, and
 * reports the results.
 */

// The plan has any arguments; the tests of types prove that the types are right.
// oxlint-disable-next-line typescript/no-explicit-any
type Anything = any
type Arguments = Record<string, Anything>

interface Step {
  operation: string
  arguments: { name: string; value: unknown }[]
  read: string[]
  save: { name: string; path: string }[]
}

interface Scenario {
  id: string
  base_url: string | null
  api_key: string | null
  environment: { name: string; value: string }[]
  timeout_s: number | null
  max_retries: number | null
  max_wait_s: number | null
  user_agent: string | null
  steps: Step[]
}

async function perform(scenario: Scenario) {
  setEnvironment(scenario)
  const saved: Record<string, string> = {}
  const steps: object[] = []
  let client: Arauto | undefined
  for (const step of scenario.steps) {
    try {
      client ??= new Arauto(optionsOf(scenario))
      const answer = await doStep(client, step.operation, filled(step.arguments, saved))
      for (const { name, path } of step.save) saved[name] = String(read(answer, path))
      steps.push({ error: null, values: step.read.map((path) => read(answer, path) ?? null) })
    } catch (error) {
      steps.push({ error: describe(error), values: [] })
    }
  }
  return { id: scenario.id, steps }
}

function setEnvironment({ environment }: Scenario): void {
  delete process.env.ARAUTO_API_KEY
  delete process.env.ARAUTO_BASE_URL
  delete process.env.ARAUTO_LANGUAGE
  for (const { name, value } of environment) process.env[name] = value
}

function optionsOf(scenario: Scenario): ArautoOptions {
  const { api_key, base_url, timeout_s, max_retries, max_wait_s, user_agent } = scenario
  return {
    apiKey: api_key ?? undefined,
    baseUrl: base_url ?? undefined,
    timeout: timeout_s === null ? undefined : timeout_s * 1000,
    maxRetries: max_retries ?? undefined,
    maxWait: max_wait_s ?? undefined,
    userAgent: user_agent ?? undefined,
  }
}

/** The arguments by name, with values that earlier steps saved. */
function filled(given: Step['arguments'], saved: Record<string, string>): Arguments {
  const text = JSON.stringify(Object.fromEntries(given.map(({ name, value }) => [name, value])))
  return JSON.parse(
    text.replaceAll(/\$\{(\w+)\}/g, (_whole, name: string) =>
      JSON.stringify(saved[name]).slice(1, -1),
    ),
  ) as Arguments
}

type Perform = (client: Anything, args: Arguments) => unknown

/** The rows, or the text of a file. */
async function exported(exportacao: Anything, { formato }: Arguments): Promise<unknown> {
  if (formato === 'csv') {
    const file = await new Response(await exportacao.arquivo()).arrayBuffer()
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(file)
  }
  const rows: object[] = []
  for await (const row of exportacao) rows.push(row)
  return rows
}

/** What a scenario does beside the operations of operations.ts. */
const OTHERS: Record<string, Perform> = {
  exportar: (client, args) => exported(client.exportar(args), args),
  exportarContratos: (client, args) => exported(client.exportarContratos(args), args),
  exportarPessoal: (client, args) => exported(client.exportarPessoal(args), args),
  exportarLicitacoes: (client, args) => exported(client.exportarLicitacoes(args), args),
  exportarNormas: (client, args) => exported(client.exportarNormas(args), args),
  exportarSancoes: (client, args) => exported(client.exportarSancoes(args), args),
  construir: () => null,
  limite: ({ rateLimit: { limit, remaining, reset } }) => ({
    limit,
    remaining,
    reset: reset && reset.getTime() / 1000,
  }),
  mostrar: (client) =>
    [
      `${client}`,
      JSON.stringify(client),
      inspect(client, { depth: Infinity, showHidden: true }),
      inspect(client.webhooks, { depth: Infinity, showHidden: true }),
      Object.entries(client),
    ].join('\n'),
  calcularEspera: (_client, { status, headers, attempt, now, random }) => ({
    wait_s: waitBeforeNext(
      {
        status: status,
        headers: new Headers(
          (headers as Step['arguments']).map(({ name, value }) => [name, String(value)]),
        ),
        attempt: attempt,
      },
      now,
      random,
    ),
  }),
  verificar: (_client, { body_hex, headers, secrets, now, tolerance_s }) =>
    verify(
      Buffer.from(body_hex, 'hex'),
      (headers as Step['arguments']).map(({ name, value }): [string, string] => [
        name,
        String(value),
      ]),
      secrets,
      { now: now, tolerance: tolerance_s },
    ),
  async assinar(_client, { body_hex, id, secret, timestamp }) {
    const body = Buffer.from(body_hex, 'hex')
    const headers = await sign(body, id, secret, timestamp)
    return Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [
        name.toLowerCase().replaceAll('-', '_'),
        value,
      ]),
    )
  },
  async iterar(client, { operation, arguments: args, max_itens }) {
    const pages = pagesOf(client, operation, args)
    const items: unknown[] = []
    for await (const item of pages.itens({ maxItens: max_itens })) items.push(item)
    return Object.assign(items, { avisos: pages.avisos })
  },
  async iterarPaginas(client, { operation, arguments: args, max_paginas }) {
    const pages: unknown[] = []
    for await (const page of pagesOf(client, operation, args).paginas()) {
      pages.push(page)
      if (pages.length === max_paginas) break
    }
    return pages
  },
}

function pagesOf(client: Arauto, operation: string, args: Arguments) {
  return performed(client, operation, args) as Pages<
    { resultados: { id: string }[] },
    { id: string }
  >
}

function performed(client: Anything, operation: string, args: Arguments): unknown {
  const other = OTHERS[operation]
  if (other !== undefined) return other(client, args)
  const called = OPERATIONS[operation]
  if (called === undefined) throw new Error(`no operation ${operation}`)
  const { group, method, positional, takesObject } = called
  const { idempotency_key, ...given } = args
  const named = Object.entries(given).filter(([name]) => !positional.includes(name))
  const owner = group === null ? client : client[group]
  return owner[method](
    ...positional.map((name) => args[name]),
    ...(takesObject ? [Object.fromEntries(named)] : []),
    ...(idempotency_key === undefined ? [] : [{ idempotencyKey: idempotency_key }]),
  )
}

/** The result of an operation in the form of the envelope: the fields beside `dados` are on it. */
async function doStep(client: Arauto, operation: string, args: Arguments): Promise<object> {
  const dados = await performed(client, operation, args)
  const { avisos, coletor } = (dados ?? {}) as { avisos?: unknown; coletor?: unknown }
  return { dados, avisos, coletor }
}

function read(value: unknown, path: string): unknown {
  return path.split('.').reduce(readSegment, value)
}

function readSegment(value: unknown, segment: string, index: number, segments: string[]): unknown {
  if (segment === '#') return Array.isArray(value) ? value.length : undefined
  if (segment === '*') {
    const rest = segments.splice(index + 1)
    return Array.isArray(value) ? value.map((each) => rest.reduce(readSegment, each)) : undefined
  }
  if (Array.isArray(value)) return value.at(Number(segment))
  return (value as Record<string, unknown> | null | undefined)?.[segment]
}

function describe(error: unknown) {
  const {
    status = null,
    codigo = null,
    request_id = null,
    retryAfter = null,
    detalhes,
  } = error instanceof APIError ? error : ({} as Partial<APIError>)
  const known = error instanceof ArautoError
  return {
    type: known ? error.name : 'RunnerError',
    status,
    code: codigo,
    message: known ? error.message : inspect(error),
    request_id,
    retry_after_s: retryAfter,
    details: detalhes?.length ?? null,
  }
}

const { scenarios } = JSON.parse(readFileSync(process.env.CONFORMANCE_PLAN ?? '', 'utf8')) as {
  scenarios: Scenario[]
}
for (const scenario of scenarios) console.log(JSON.stringify(await perform(scenario)))
