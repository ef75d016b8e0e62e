import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAccount } from '../src/access/accounts.ts'
import { MONDAY, TUESDAY, acts } from './_acts.ts'
import { type Answer, type TestApi, startApi } from './_api.ts'

let api: TestApi
let chave: string
let other: string
let alert: string
beforeAll(async () => {
  api = await startApi(acts)
  chave = (await api.newKey({ escopos: ['alertas'] })).chave
  const account = { nome: 'Outra conta', email: 'outra@exemplo.com.br' }
  const { id: conta } = await createAccount(api.keys, account, new Date())
  other = (await api.newKey({ conta, escopos: ['alertas'] })).chave
  alert = await newAlert({ nome: 'Documentos', consulta: 'documentos' })
})
afterAll(() => api[Symbol.asyncDispose]())

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
const ask = (method: Method, path: string, body?: unknown, key = chave) =>
  api.send(method, `/api/v1${path}`, { 'X-API-Key': key }, body)

async function newAlert(body: object): Promise<string> {
  const { json } = await ask('POST', '/alertas', body)
  return json.dados.id
}

async function created(body: object): Promise<Answer['json']['dados']> {
  const { status, json } = await ask('POST', '/boletins', { nome: 'B', alertas: [alert], ...body })
  expect([status, json.erro]).toEqual([201, undefined])
  return json.dados
}

const codes = ({ json }: Answer) => json.avisos.map(({ codigo, campo }) => [codigo, campo])
const faults = ({ json }: Answer) =>
  json.erro.detalhes.map(({ campo, problema }) => `${campo} ${problema}`)

describe('a bulletin', () => {
  test('is created, read, listed, changed and deleted', async () => {
    const answer = await ask('POST', '/boletins', {
      nome: 'Compras',
      alertas: [alert],
      destinatarios: ['Equipe@Exemplo.com.br'],
      frequencia: 'mensal',
      dia_do_mes: 31,
    })
    expect(answer.status).toBe(201)
    expect(codes(answer)).toEqual([['email_nao_confirmado', 'destinatarios[0]']])
    const bulletin = answer.json.dados
    expect(bulletin).toEqual({
      id: expect.stringMatching(/^bol_[0-9A-HJKMNP-TV-Z]{26}$/),
      chave: null,
      nome: 'Compras',
      alertas: [alert],
      destinatarios: ['equipe@exemplo.com.br'],
      assunto: '{{nome}}: {{atos}}, {{periodo}}',
      cabecalho: '',
      rodape: '',
      texto_vazio: 'Nada foi encontrado no que foi conferido.',
      enviar_vazio: false,
      agrupar_por: 'alerta',
      conteudo: 'trecho',
      anexar_csv: false,
      anexar_xlsx: false,
      frequencia: 'mensal',
      hora: 8,
      dias: ['seg', 'ter', 'qua', 'qui', 'sex'],
      dia_do_mes: 31,
      ativo: true,
      criado_em: expect.stringMatching(/Z$/),
      atualizado_em: bulletin.criado_em,
      enderecos: [{ email: 'equipe@exemplo.com.br', situacao: 'pendente', confirmado_em: null }],
      proximo_envio_em: expect.stringMatching(/T11:00:00.000Z$/),
    })
    expect((await ask('GET', `/boletins/${bulletin.id}`)).json.dados).toEqual(bulletin)
    expect((await ask('GET', '/boletins')).json.dados).toEqual([bulletin])
    expect((await ask('GET', `/alertas/${alert}`)).json.dados.boletins).toEqual([bulletin.id])

    const patched = await ask('PATCH', `/boletins/${bulletin.id}`, {
      destinatarios: null,
      ativo: false,
    })
    expect(patched.json.dados).toMatchObject({ destinatarios: [], proximo_envio_em: null })
    expect(codes(patched)).toEqual([['boletim_sem_destinatario', 'destinatarios']])
    expect((await ask('GET', `/alertas/${alert}`)).json.dados.boletins).toEqual([])

    expect((await ask('DELETE', `/boletins/${bulletin.id}`)).status).toBe(204)
    expect((await ask('GET', `/boletins/${bulletin.id}`)).status).toBe(404)
    expect((await ask('DELETE', `/boletins/${bulletin.id}`)).status).toBe(404)
  })

  test('is written by its key, and the same again changes nothing', async () => {
    const put = (body: object) => ask('PUT', '/boletins/chave/compras', body)
    const body = { nome: 'Compras', alertas: [alert], enviar_vazio: true, dias: ['seg'] }
    const first = await put(body)
    expect(first.status).toBe(201)
    expect(first.headers.location).toBe(`/api/v1/boletins/${first.json.dados.id}`)
    api.time.now += 1_000
    const again = await put(body)
    expect([again.status, again.json.dados]).toEqual([200, first.json.dados])
    const changed = await put({ nome: 'Compras', alertas: [alert] })
    expect(changed.json.dados).toMatchObject({
      id: first.json.dados.id,
      enviar_vazio: false,
      atualizado_em: new Date(api.time.now).toISOString(),
    })
    const taken = await ask('POST', '/boletins', { ...body, chave: 'compras' })
    expect([taken.status, taken.json.erro.detalhes[0]?.campo]).toEqual([409, 'chave'])
    await ask('DELETE', `/boletins/${first.json.dados.id}`)
  })

  test('is refused with the name of what is wrong', async () => {
    const answer = await ask('POST', '/boletins', {
      nome: 'Compras\n',
      alertas: ['alr_00000000000000000000000000'],
      destinatarios: ['ninguém'],
      assunto: '{{Total}} de {{data}}',
      rodape: '{{x}} {{y}}',
    })
    expect(answer.status).toBe(400)
    expect(faults(answer)).toEqual([
      'nome tem quebra de linha ou caractere de controle',
      'assunto tem {{Total}}, que não existe',
      'rodape tem {{x}}, que não existe',
      'rodape tem {{y}}, que não existe',
      'alertas[0] não é um alerta desta conta',
      'destinatarios[0] não parece um endereço de e-mail',
    ])
    expect((await ask('POST', '/boletins', { nome: 'B', alertas: [] })).status).toBe(400)
  })

  test('belongs to its account, as its alerts do', async () => {
    const { id } = await created({})
    for (const [method, path] of [
      ['GET', ''],
      ['PATCH', ''],
      ['DELETE', ''],
      ['POST', '/previa'],
      ['GET', '/envios'],
    ] as const)
      expect(
        (await ask(method, `/boletins/${id}${path}`, method === 'GET' ? undefined : {}, other))
          .status,
      ).toBe(404)
    const theirs = await ask('POST', '/boletins', { nome: 'B', alertas: [alert] }, other)
    expect(faults(theirs)).toEqual(['alertas[0] não é um alerta desta conta'])
    await ask('DELETE', `/boletins/${id}`)
  })

  test('keeps an alert that was deleted until it is taken out, and says so', async () => {
    const gone = await newAlert({ nome: 'Vai', consulta: 'x' })
    const { id } = await created({ alertas: [alert, gone], destinatarios: ['a@exemplo.com.br'] })
    await ask('DELETE', `/alertas/${gone}`)
    await ask('PATCH', `/alertas/${alert}`, { ativo: false })
    const answer = await ask('PATCH', `/boletins/${id}`, { nome: 'C', alertas: [gone, alert] })
    expect(codes(answer)).toEqual([
      ['alerta_inexistente', 'alertas[0]'],
      ['alerta_inativo', 'alertas[1]'],
      ['email_nao_confirmado', 'destinatarios[0]'],
    ])
    await ask('PATCH', `/alertas/${alert}`, { ativo: true })
    await ask('DELETE', `/boletins/${id}`)
  })
})

describe('the preview of a day', () => {
  test('has what its alerts find in the editions of its period, each act once', async () => {
    const all = await newAlert({
      nome: 'Tudo do dia',
      termos: [{ termo: 'documentos' }, { termo: 'servidora' }],
    })
    const { id } = await created({
      nome: 'Prévia',
      alertas: [alert, all],
      agrupar_por: 'secao',
      conteudo: 'integra',
      anexar_csv: true,
      cabecalho: '{{data}}: {{total}}',
    })
    const { status, json } = await ask('POST', `/boletins/${id}/previa`, { data: MONDAY })
    expect(status).toBe(200)
    const { dados } = json
    expect(dados).toMatchObject({ assunto: 'Prévia: 3 atos, 18/03/2024', total: 3, sairia: true })
    expect(dados.texto).toContain('18/03/2024: 3')
    expect(dados.texto).toMatch(/Seção 1 \(2\)\n=+[^]*Seção 2 \(1\)\n=+/)
    expect(dados.texto.match(/PORTARIA Nº 101/g)).toHaveLength(1)
    expect(dados.texto).toContain('Alertas: Documentos; Tudo do dia')
    expect(dados.texto).toContain('Nomear servidora para o cargo de analista.')
    expect(dados.html).toMatch(/^<!doctype html>/)
    expect(dados.csv).toContain('Alertas;Termos')

    const { json: empty } = await ask('POST', `/boletins/${id}/previa`, { data: TUESDAY })
    expect(empty.dados).toMatchObject({ total: 0, sairia: false, csv: null })
    expect((await ask('GET', `/boletins/${id}/envios`)).json.dados).toMatchObject({
      total: 0,
      resultados: [],
    })
    await ask('DELETE', `/boletins/${id}`)
  })

  test('says that no alert is active, and searches nothing', async () => {
    const paused = await newAlert({ nome: 'Parado', consulta: 'documentos', ativo: false })
    const { id } = await created({ alertas: [paused], enviar_vazio: true })
    const { json } = await ask('POST', `/boletins/${id}/previa`, { data: MONDAY })
    expect(json.dados).toMatchObject({ assunto: 'B: nenhum alerta ativo', total: 0, sairia: true })
    expect(json.dados.texto).not.toMatch(/Nada foi encontrado|conferida/)
    await ask('DELETE', `/boletins/${id}`)
  })

  test('is of a day that has come, and of alerts that can be searched', async () => {
    const { id } = await created({})
    const tomorrow = new Date(api.time.now + 2 * 86_400_000).toISOString().slice(0, 10)
    const answer = await ask('POST', `/boletins/${id}/previa`, { data: tomorrow })
    expect([answer.status, faults(answer)]).toEqual([400, ['data ainda não chegou']])
    const termos = Array.from({ length: 201 }, (_, i) => ({ termo: `palavra${i}` }))
    const long = await newAlert({ nome: 'Lista', termos })
    await ask('PATCH', `/boletins/${id}`, { alertas: [long] })
    expect((await ask('POST', `/boletins/${id}/previa`, { data: MONDAY })).status).toBe(409)
    expect((await ask('GET', `/boletins/${id}/envios/ebo_nada`)).status).toBe(404)
    await ask('DELETE', `/boletins/${id}`)
  })
})
