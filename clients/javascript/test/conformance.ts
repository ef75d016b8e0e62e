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

const OPERATIONS: Record<string, Perform> = {
  buscar: (client, args) => client.buscar(args),
  obterPublicacao: (client, { id }) => client.publicacao(id),
  async exportar(client, args) {
    if (args.formato === 'csv') {
      const file = await new Response(await client.exportar(args).arquivo()).arrayBuffer()
      return new TextDecoder('utf-8', { ignoreBOM: true }).decode(file)
    }
    const publicacoes: object[] = []
    for await (const publicacao of client.exportar(args)) publicacoes.push(publicacao)
    return publicacoes
  },
  obterPublicacoes: (client, { ids, ...query }) => client.publicacoes(ids, query),
  listarSemelhantes: (client, { id, ...query }) => client.semelhantes(id, query),
  listarSecoes: (client) => client.secoes(),
  listarEdicoes: (client, args) => client.edicoes(args),
  listarOrgaos: (client, args) => client.orgaos(args),
  listarTiposAto: (client) => client.tiposAto(),
  sugerir: (client, args) => client.sugerir(args),
  listarFontes: (client, args) => client.fontes(args),
  listarEventos: (client, args) => client.eventos(args),
  criarWebhook: (client, { idempotency_key, ...body }) =>
    client.webhooks.criar(body, { idempotencyKey: idempotency_key }),
  listarWebhooks: (client, args) => client.webhooks.listar(args),
  obterWebhook: (client, { webhook_id }) => client.webhooks.obter(webhook_id),
  alterarWebhook: (client, { webhook_id, ...body }) => client.webhooks.alterar(webhook_id, body),
  excluirWebhook: (client, { webhook_id }) => client.webhooks.excluir(webhook_id),
  trocarSegredo: (client, { webhook_id, ...body }) =>
    client.webhooks.trocarSegredo(webhook_id, body),
  testarWebhook: (client, { webhook_id, ...body }) => client.webhooks.testar(webhook_id, body),
  reenviarEventos: (client, { webhook_id, ...body }) => client.webhooks.reenviar(webhook_id, body),
  listarReenvios: (client, { webhook_id }) => client.webhooks.reenvios(webhook_id),
  listarEntregas: (client, { webhook_id, ...query }) => client.webhooks.entregas(webhook_id, query),
  obterEntrega: (client, { webhook_id, delivery_id }) =>
    client.webhooks.entrega(webhook_id, delivery_id),
  repetirEntrega: (client, { webhook_id, delivery_id }) =>
    client.webhooks.repetir(webhook_id, delivery_id),
  obterEstatisticas: (client, { webhook_id, ...query }) =>
    client.webhooks.estatisticas(webhook_id, query),
  listarAlertas: (client) => client.alertas.listar(),
  criarAlerta: (client, body) => client.alertas.criar(body),
  obterAlerta: (client, { id }) => client.alertas.obter(id),
  alterarAlerta: (client, { id, ...body }) => client.alertas.alterar(id, body),
  excluirAlerta: (client, { id }) => client.alertas.excluir(id),
  simularAlerta: (client, body) => client.alertas.simular(body),
  executarAlerta: (client, { id, ...body }) => client.alertas.executar(id, body),

  listarChaves: (client, args) => client.chaves.listar(args),
  criarChave: (client, body) => client.chaves.criar(body),
  obterChave: (client, { id }) => client.chaves.obter(id),
  alterarChave: (client, { id, ...body }) => client.chaves.alterar(id, body),
  revogarChave: (client, { id }) => client.chaves.revogar(id),
  obterUsoChave: (client, { id, ...query }) => client.chaves.uso(id, query),
  listarContas: (client) => client.contas.listar(),
  criarConta: (client, body) => client.contas.criar(body),
  alterarConta: (client, { id, ...body }) => client.contas.alterar(id, body),

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
  return OPERATIONS[operation]?.(client, args) as Pages<
    { resultados: { id: string }[] },
    { id: string }
  >
}

/** The result of an operation in the form of the envelope: the fields beside `dados` are on it. */
async function doStep(client: Arauto, operation: string, args: Arguments): Promise<object> {
  const done = OPERATIONS[operation]
  if (done === undefined) throw new Error(`no operation ${operation}`)
  const dados = await done(client, args)
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
