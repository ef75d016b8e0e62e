import { createAccount } from '../src/access/accounts.ts'
import { apiAt } from '../src/cli/service-api.ts'
import { type AccountState, readAccountState } from '../src/configuration/account-state.ts'
import { type WrittenRecord, writePlan } from '../src/configuration/apply.ts'
import type { Configuration } from '../src/configuration/configuration.ts'
import { planConfiguration } from '../src/configuration/plan.ts'
import type { Api } from '../src/mcp/ask.ts'
import { type TestApi, startApi } from './_api.ts'
import { mcpAddress } from './_mcp.ts'

/** One of everything: each record with fields of every kind, and references by `chave`. */
export const everything: Configuration = {
  listas: [
    {
      chave: 'servidores',
      nome: 'Servidores da casa',
      itens: [
        { termo: '"João da Silva"', grupo: 'diretoria' },
        { termo: '12.345.678/0001-95', grupo: null },
      ],
    },
    { chave: 'nomes', nome: 'nomes', itens: [{ termo: 'pregão', grupo: null }] },
  ],
  webhooks: [
    {
      chave: 'crm',
      nome: 'CRM',
      url: 'https://receptor.exemplo.com.br/arauto',
      eventos: ['alerta.match', 'publicacao.nova'],
      filtros: { termos: ['"pregão eletrônico"'], secoes: ['3'], cnpjs: ['33.000.167/0001-01'] },
      max_simultaneas: 4,
      envio: { juntar_minutos: 15, horario_silencioso: { de: '22:00', ate: '07:00' } },
    },
    { chave: 'outro', url: 'https://outro.exemplo.com.br/', eventos: ['alerta.match'] },
  ],
  alertas: [
    {
      chave: 'sgp:1',
      nome: 'Servidores',
      listas: ['servidores', 'nomes'],
      canais: { webhooks: ['crm'], emails: ['Equipe@Exemplo.com.br'] },
      filtros: { secoes: ['2', 'extra'], orgaos_exceto: ['Banco Central'], valor_min: 1.5 },
      frequencia: 'diaria',
      hora: 7,
      avisar_vazio: true,
    },
    { chave: 'pausado', nome: 'Pausado', consulta: 'pregão', ativo: false },
    { chave: 'termos', nome: 'Termos', termos: [{ termo: 'dispensa', grupo: 'a' }] },
  ],
  boletins: [
    {
      chave: 'manha',
      nome: 'Caderno da manhã',
      alertas: ['termos', 'sgp:1'],
      destinatarios: ['equipe@exemplo.com.br'],
      assunto: '{{nome}}: {{atos}}',
      cabecalho: 'Bom dia.\n\nEstes são os atos de {{periodo}}.',
      frequencia: 'semanal',
      dias: ['qua', 'seg'],
    },
  ],
}

/** A service, and its API over HTTP as several accounts use it. */
export async function startConfigured(settings: Record<string, string> = {}) {
  const api: TestApi = await startApi([], {}, settings)
  const { origin: base } = await mcpAddress(api)
  let accounts = 0
  return {
    api,
    base,
    /** A new account, with nothing in it. */
    async account(limite = 1_000_000): Promise<TestAccount> {
      const email = `conta${++accounts}@exemplo.com.br`
      const { id: conta } = await createAccount(api.keys, { nome: email, email }, new Date())
      const escopos = ['consulta', 'alertas', 'webhooks']
      const { chave } = await api.newKey({ conta, escopos, limite })
      return { chave, api: apiAt({ base, chave }, new AbortController().signal) }
    },
    [Symbol.asyncDispose]: () => api[Symbol.asyncDispose](),
  }
}

export interface TestAccount {
  chave: string
  api: Api
}

/** Writes all of a configuration. */
export async function applied(api: Api, declared: Configuration): Promise<WrittenRecord[]> {
  const plan = planConfiguration(declared, await readAccountState(api))
  const outcomes = await gathered(writePlan(api, plan))
  return outcomes.map((outcome) => {
    if ('refused' in outcome) throw outcome.refused
    return outcome
  })
}

export async function gathered<T>(given: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const one of given) all.push(one)
  return all
}

/** What becomes of each record: `criar listas/servidores`. */
export function stepsIn(declared: Configuration, account: AccountState): string[] {
  return planConfiguration(declared, account).steps.map(
    ({ does, kind, declared: { chave } }) => `${does} ${kind}/${chave}`,
  )
}
