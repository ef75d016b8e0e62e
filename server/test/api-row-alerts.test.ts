import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { brasiliaInstant } from '../src/lib/time/dates.ts'
import { ACTS_WITH_ROWS } from './_acts-with-rows.ts'
import { type Answer, type TestApi, startApi } from './_api.ts'
import { MONDAY, TUESDAY } from './_editions.ts'
import { answerErrors } from './_openapi.ts'
import { type SignedIn, firstPerson } from './_people.ts'

const APPOINTED = {
  tabela: 'pessoal',
  tipo_movimentacao: ['nomeacao', 'designacao'],
  codigo_min: ['FCE 1.15'],
  orgao: ['Ministério de Teste'],
}

let api: TestApi
let person: SignedIn
beforeAll(async () => {
  api = await startApi(ACTS_WITH_ROWS)
  api.time.now = brasiliaInstant(TUESDAY, '12:00').getTime()
  person = await firstPerson(api)
})
afterAll(() => api[Symbol.asyncDispose]())

async function ask(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown) {
  api.time.now += 1
  const answer = await api.send(method, `/api/v1${path}`, person.headers, body)
  expect(answerErrors(method, path, answer)).toEqual([])
  return answer
}
const rowsOf = (linhas: object) => ({ filtros: { linhas } })
const fieldsAtFault = ({ json }: Answer) =>
  json.erro.detalhes.map(({ campo }: { campo: string }) => campo)

describe('an alert of rows', () => {
  test('is saved with no query of its own, and its filter is replaced whole', async () => {
    const made = await ask('POST', '/alertas', { nome: 'Nomeados', ...rowsOf(APPOINTED) })
    expect(made).toMatchObject({
      status: 201,
      json: { dados: { consulta: '*', termos: [], filtros: { linhas: APPOINTED } } },
    })
    const { id } = made.json.dados
    const linhas = { tabela: 'contratos', valor_min: 1000 }
    const changed = await ask('PATCH', `/alertas/${id}`, rowsOf(linhas))
    expect(changed.json.dados.filtros.linhas).toEqual(linhas)
    const words = await ask('PATCH', `/alertas/${id}`, { consulta: 'pregão' })
    expect([words.status, fieldsAtFault(words)]).toEqual([400, ['consulta']])
    const back = await ask('PATCH', `/alertas/${id}`, {
      consulta: 'pregão',
      filtros: { linhas: null },
    })
    expect(back).toMatchObject({ status: 200, json: { dados: { filtros: { linhas: null } } } })
    await ask('DELETE', `/alertas/${id}`)
  })

  test('is refused what is about acts, and filters that its table does not have', async () => {
    const refused = await ask('POST', '/alertas', {
      nome: 'Misto',
      consulta: 'pregão',
      termos: [{ termo: 'obra' }],
      filtros: { linhas: { tabela: 'pessoal', valor_min: 1 }, secoes: ['3'], valor_min: 2 },
    })
    expect([refused.status, fieldsAtFault(refused).toSorted()]).toEqual([
      400,
      ['consulta', 'filtros.linhas.valor_min', 'filtros.secoes', 'filtros.valor_min', 'termos'],
    ])
    const literal = { nome: 'X', filtros: { linhas: { tabela: 'normas' }, literal: true } }
    expect((await ask('POST', '/alertas/simular', { filtros: literal.filtros })).status).toBe(200)
  })

  test('tries its filter on the past, as its table lists it', async () => {
    const { json } = await ask('POST', '/alertas/simular', rowsOf(APPOINTED))
    const days = json.dados.dias.filter(({ total }: { total: number }) => total > 0)
    expect([json.dados.total, days.map(({ data }: { data: string }) => data)]).toEqual([
      2,
      [MONDAY, TUESDAY],
    ])
    const preview = await ask('POST', '/alertas/previa', {
      nome: 'Nomeados',
      frequencia: 'diaria',
      ...rowsOf(APPOINTED),
    })
    expect(preview.json.dados.texto).toContain('PAULA DE MELO\n  Movimento: ')
    expect(preview.json.dados.assunto).toBe('Nomeados: 1 linha no resumo de 19/03/2024')
  })

  test('hands rows of the past over, each once', async () => {
    const webhooks = await ask('POST', '/webhooks', {
      url: 'https://receptor.exemplo.com.br/a',
      eventos: ['alerta.match'],
    })
    const canais = { webhooks: [webhooks.json.dados.id] }
    const made = await ask('POST', '/alertas', { nome: 'Nomeados', canais, ...rowsOf(APPOINTED) })
    const { id } = made.json.dados
    const run = () =>
      ask('POST', `/alertas/${id}/executar`, { desde: MONDAY, ate: TUESDAY, entregar: true })
    expect((await run()).json.dados).toMatchObject({ total: 2, entregues: 2, ja_entregues: 0 })
    expect((await run()).json.dados).toMatchObject({ entregues: 0, ja_entregues: 2 })
    const events = await ask('GET', '/eventos?tipo=alerta.match')
    expect(events.json.dados.resultados).toMatchObject([
      { dados: { alerta: { id }, tabela: 'pessoal', linha: { pessoa_nome: 'MARIA DA SILVA' } } },
      { dados: { linha: { pessoa_nome: 'PAULA DE MELO' }, publicacao: {} } },
    ])
    await ask('DELETE', `/alertas/${id}`)
  })

  test('shows its rows in the daybook, and in its feed the acts that have them', async () => {
    const made = await ask('POST', '/alertas', { nome: 'Nomeados', ...rowsOf(APPOINTED) })
    const { id } = made.json.dados
    const day = await ask('GET', `/caderno?data=${MONDAY}`)
    expect(day.json.dados).toMatchObject({
      total: 1,
      alertas: [
        {
          id,
          total: 1,
          atos: [{ linhas: [{ tabela: 'pessoal', linha: { pessoa_nome: 'MARIA DA SILVA' } }] }],
        },
      ],
    })
    const account = (await ask('GET', '/sessao')).json.dados.conta.id
    const { chave } = await api.newKey({ escopos: ['feeds'], conta: account })
    const feed = await api.send('GET', `/api/v1/feeds/${chave}/alertas/${id}/atom`, {})
    expect(feed.text.match(/<id>[^<]*\/publicacao\//g)).toHaveLength(2)
    await ask('DELETE', `/alertas/${id}`)
  })

  test('shows in the daybook of a day the rows whose day came near on it', async () => {
    const contract = { tabela: 'contratos', vigencia_fim_em_dias: 30 }
    await ask('POST', '/alertas', { nome: 'Vencem', ...rowsOf(contract) })
    const rows = await ask('GET', '/contratos?ordem=vigencia_fim&vigencia_fim_de=2024-05-01')
    const [{ vigencia_fim, id }] = rows.json.dados.resultados
    const day = new Date(Date.parse(vigencia_fim) - 30 * 86_400_000).toISOString().slice(0, 10)
    const account = (await ask('GET', '/sessao')).json.dados.conta.id
    const key = await api.newKey({ escopos: ['alertas'], conta: account })
    api.time.now = brasiliaInstant(day, '12:00').getTime()
    const { json } = await api.get(`/caderno?data=${day}`, { 'X-API-Key': key.chave })
    const prazo = { campo: 'vigencia_fim', data: vigencia_fim, dias: 30 }
    expect(json.dados.alertas[0].atos).toMatchObject([{ linhas: [{ linha: { id }, prazo }] }])
  })
})
