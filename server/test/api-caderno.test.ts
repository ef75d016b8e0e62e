import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { brasiliaInstant } from '../src/lib/time/dates.ts'
import { type Answer, type TestApi, startApi } from './_api.ts'
import { MONDAY, TUESDAY, type TestArticle } from './_editions.ts'
import { type SignedIn, firstPerson, member } from './_people.ts'

const ordinance: TestArticle = {
  idMateria: '1326',
  titulo: 'PORTARIA GM Nº 1.326, DE 15 DE MARÇO DE 2024',
  texto: '<p>Nomear JOSE DAS NEVES SOUZA para exercer o cargo de Coordenador de limpeza.</p>',
}
const acts: TestArticle[] = [
  ordinance,
  ...['DO2', 'DO3'].map((pubName, at) => ({ idMateria: String(90 + at), pubName })),
  ...Array.from({ length: 7 }, (_, at) => ({
    idMateria: String(2_000 + at),
    pubName: 'DO3',
    data: TUESDAY,
    titulo: `AVISO DE LICITAÇÃO Nº ${at + 1}/2024`,
    texto: `<p>Objeto: serviços de limpeza e conservação do prédio ${at + 1}.</p>`,
    attributes: { editionNumber: '55' },
  })),
  {
    idMateria: '1400',
    data: TUESDAY,
    titulo: 'PORTARIA GM Nº 1.400, DE 18 DE MARÇO DE 2024',
    texto:
      '<p>Art. 1º Tornar sem efeito a Portaria GM nº 1.326, de 15 de março de 2024, publicada no ' +
      'Diário Oficial da União de 18 de março de 2024.</p>',
    attributes: { editionNumber: '55' },
  },
]

let api: TestApi
let person: SignedIn
beforeAll(async () => {
  api = await startApi(acts)
  api.time.now = brasiliaInstant(TUESDAY, '12:00').getTime()
  person = await firstPerson(api)
})
afterAll(() => api[Symbol.asyncDispose]())

const as = (who: SignedIn) => ({
  get: (path: string) => api.get(path, who.headers),
  send: (method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown) =>
    api.send(method, `/api/v1${path}`, who.headers, body),
})
// oxlint-disable-next-line typescript/no-explicit-any
const dados = ({ json }: Answer): any => json.dados
async function newAlert(who: SignedIn, body: object): Promise<string> {
  api.time.now += 1 // ids of one millisecond have any order
  const answer = await as(who).send('POST', '/alertas', body)
  expect([answer.status, answer.json.erro]).toEqual([201, undefined])
  return dados(answer).id
}
const titles = (alert: { atos: { titulo: string }[] }) => alert.atos.map(({ titulo }) => titulo)

describe('the day of a person', () => {
  test('without alerts has its sections, and what is missing of it', async () => {
    const answer = await as(person).get('/caderno')
    expect(dados(answer)).toMatchObject({
      data: TUESDAY,
      anterior: { data: MONDAY, situacao: 'no_acervo' },
      proxima: null,
      edicoes: [{ numero: '55', total_publicacoes: 8 }],
      total: 0,
      nao_lidos: 0,
      guardados: 0,
      mudaram: [],
      alertas: [],
    })
    const { secoes } = dados(answer)
    expect(secoes.map(({ secao, estado }: Record<string, string>) => [secao, estado])).toEqual([
      ['1', 'completa'],
      ['2', 'ausente'],
      ['3', 'completa'],
    ])
    expect(secoes[0].completa_em).toMatch(/Z$/)
    expect(answer.json.avisos.map(({ codigo }) => codigo)).toEqual(['edicoes_ausentes'])
  })

  test('tells each act once, under the first alert that has found it', async () => {
    const first = await newAlert(person, { nome: 'Limpeza', consulta: 'limpeza' })
    const second = await newAlert(person, {
      nome: 'Predial',
      termos: [{ termo: 'conservação' }, { termo: 'Portaria' }],
    })
    const day = dados(await as(person).get('/caderno'))
    expect(day).toMatchObject({ total: 8, nao_lidos: 8 })
    const [limpeza, predial] = day.alertas
    expect(limpeza).toMatchObject({ id: first, total: 7, em_outros: 0, nao_lidos: 7 })
    expect(titles(limpeza)).toEqual([1, 2, 3, 4, 5].map((n) => `AVISO DE LICITAÇÃO Nº ${n}/2024`))
    expect(limpeza.atos[0]).toMatchObject({
      secao: '3',
      edicao: '55',
      outros_alertas: [{ id: second, nome: 'Predial' }],
      termos_correspondentes: ['conservação'],
      lido: false,
      guardado_em: null,
    })
    const marked = limpeza.atos[0].trecho.filter((part: { marcado: boolean }) => part.marcado)
    expect(marked.map((part: { texto: string }) => part.texto)).toEqual(['limpeza'])
    expect(predial).toMatchObject({ total: 8, em_outros: 7, nao_lidos: 1 })
    expect(titles(predial)).toEqual(['PORTARIA GM Nº 1.400, DE 18 DE MARÇO DE 2024'])
    // Section 2 is not in the archive: nobody can say that nothing was in it.
    expect(limpeza.conferencia).toEqual({ situacao: 'incompleto', faltam: ['2'] })

    const all = dados(await as(person).get(`/caderno?alerta=${first}&por_alerta=50`))
    expect(all.alertas.map((alert: { id: string }) => alert.id)).toEqual([first])
    expect(titles(all.alertas[0])).toHaveLength(7)
    expect(all.total).toBe(8)
  })

  test('says of an alert without acts how far that is sure', async () => {
    const who = await member(api, 'nada@exemplo.com.br')
    const only = (secoes: string[]) => ({ consulta: 'inexistente', filtros: { secoes } })
    await newAlert(who, { nome: 'Seção 3', ...only(['3']) })
    await newAlert(who, { nome: 'Seção 2', ...only(['2']) })
    await newAlert(who, { nome: 'Extra', ...only(['extra']) })
    await newAlert(who, { nome: 'Parado', ativo: false, ...only([]) })
    const many = Array.from({ length: 201 }, (_, at) => ({ termo: `termo${at}` }))
    await newAlert(who, { nome: 'Lista', termos: many })
    const { alertas } = dados(await as(who).get('/caderno'))
    const looks = alertas.map(({ nome, conferencia }: Record<string, { situacao: string }>) => [
      nome,
      conferencia?.situacao,
    ])
    expect(looks).toEqual([
      ['Seção 3', 'conferido'],
      ['Seção 2', 'incompleto'],
      // Nobody can say that no extra edition came out: Section 2 is not here.
      ['Extra', 'incompleto'],
      ['Parado', 'inativo'],
      ['Lista', 'nao_conferido'],
    ])
  })

  test('is refused for a day to come, and for the alert of another account', async () => {
    const future = await as(person).get('/caderno?data=2024-03-20')
    expect([future.status, future.json.erro.detalhes[0]?.campo]).toEqual([400, 'data'])
    const other = await member(api, 'outra@exemplo.com.br')
    const alert = await newAlert(other, { nome: 'Deles', consulta: 'limpeza' })
    expect((await as(person).get(`/caderno?alerta=${alert}`)).status).toBe(404)
  })

  test('of a day that is missing, it says so', async () => {
    const answer = await as(person).get('/caderno?data=2024-03-15')
    expect(dados(answer).secoes.map(({ estado }: { estado: string }) => estado)).toEqual([
      'ausente',
      'ausente',
      'ausente',
    ])
    expect(answer.json.avisos).not.toEqual([])
  })
})

describe('marks', () => {
  const marks = (body: object, who = person) => as(who).send('PATCH', '/caderno/atos', body)

  test('are a person’s own, and the same again changes nothing', async () => {
    const day = dados(await as(person).get('/caderno'))
    const ids = day.alertas[0].atos.map(({ id }: { id: string }) => id)
    const first = await marks({ publicacoes: ids, lido: true })
    expect(dados(first)).toHaveLength(5)
    const saved = dados(await marks({ publicacoes: [ids[0]], guardado: true }))
    expect(saved).toEqual([{ publicacao: ids[0], lido: true, guardado_em: expect.any(String) }])
    api.time.now += 60_000
    expect(dados(await marks({ publicacoes: [ids[0]], guardado: true }))).toEqual(saved)

    const after = dados(await as(person).get('/caderno'))
    expect(after).toMatchObject({ total: 8, nao_lidos: 3, guardados: 1 })
    expect(after.alertas[0]).toMatchObject({ nao_lidos: 2, atos: [{ lido: true }, {}, {}, {}, {}] })
    const list = dados(await as(person).get('/caderno/guardados'))
    expect(list).toMatchObject({ total: 1, resultados: [{ id: ids[0], lido: true }] })

    const colleague = await member(api, 'colega@exemplo.com.br', person.dados.conta.id, 'leitor')
    const theirs = dados(await as(colleague).get('/caderno'))
    expect(theirs).toMatchObject({ total: 8, nao_lidos: 8, guardados: 0 })

    await marks({ publicacoes: ids, lido: false, guardado: false })
    expect(dados(await as(person).get('/caderno'))).toMatchObject({ nao_lidos: 8, guardados: 0 })
  })

  test('of what is not in the archive are left out, and a key of nobody has none', async () => {
    const unknown = await marks({ publicacoes: ['pub_0000000000000000'], lido: true })
    expect([unknown.status, dados(unknown)]).toEqual([200, []])
    const { chave } = await api.newKey({ escopos: ['alertas'] })
    const headers = { 'X-API-Key': chave }
    const body = { publicacoes: ['pub_0000000000000000'], lido: true }
    const nobody = await api.send('PATCH', '/api/v1/caderno/atos', headers, body)
    expect([nobody.status, nobody.json.erro.codigo]).toEqual([403, 'sem_permissao'])
    expect((await api.get('/caderno', headers)).json.dados.nao_lidos).toBe(0)
  })
})

test('tells what happened to what the person had', async () => {
  const who = await member(api, 'tinha@exemplo.com.br')
  const found = await as(who).get('/buscar?termo=neves')
  const [{ id }] = dados(found).resultados
  await as(who).send('PATCH', '/caderno/atos', { publicacoes: [id], guardado: true })
  const hook = await as(who).send('POST', '/webhooks', {
    url: 'https://exemplo.com.br/a',
    eventos: ['alerta.match'],
  })
  const alert = await newAlert(who, {
    nome: 'Coordenadores',
    consulta: 'coordenador',
    canais: { webhooks: [dados(hook).id] },
  })
  const run = await as(who).send('POST', `/alertas/${alert}/executar`, {
    desde: MONDAY,
    ate: TUESDAY,
    entregar: true,
  })
  expect(dados(run).entregues).toBe(1)
  const second = await newAlert(who, { nome: 'Nomeações', consulta: 'nomear' })
  const again = { desde: MONDAY, ate: MONDAY, entregar: true }
  await as(who).send('PATCH', `/alertas/${second}`, { canais: { webhooks: [dados(hook).id] } })
  await as(who).send('POST', `/alertas/${second}/executar`, again)

  const day = dados(await as(who).get('/caderno'))
  expect(day.mudaram).toMatchObject([
    {
      id,
      situacao: 'sem_efeito',
      data_publicacao: MONDAY,
      guardado_em: expect.any(String),
      alertas: [
        { id: alert, nome: 'Coordenadores' },
        { id: second, nome: 'Nomeações' },
      ],
      mudancas: [
        {
          tipo: 'sem_efeito_por',
          por: { titulo: 'PORTARIA GM Nº 1.400, DE 18 DE MARÇO DE 2024', edicao: '55' },
          alcance: 'todo',
        },
      ],
    },
  ])
  expect(day.mudaram[0].mudancas).toHaveLength(1)
  expect(day.alertas[0]).toMatchObject({ total: 0, ultimo: MONDAY })
  expect(dados(await as(who).get(`/caderno?data=${MONDAY}`))).toMatchObject({
    total: 1,
    mudaram: [],
  })
  // Nobody else had it.
  expect(dados(await as(person).get('/caderno')).mudaram).toEqual([])
})

test('an empty archive has today', async () => {
  await using empty = await startApi()
  empty.time.now = brasiliaInstant('2024-03-20', '12:00').getTime()
  const who = await firstPerson(empty)
  const answer = await empty.get('/caderno', who.headers)
  expect(answer.json.dados).toMatchObject({ data: '2024-03-20', anterior: null, proxima: null })
  expect(answer.json.avisos).not.toEqual([])
})
