import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { brasiliaInstant } from '../src/lib/time/dates.ts'
import { NOTICES } from './_acts-with-rows.ts'
import { type Answer, type TestApi, importArticles, startApi } from './_api.ts'
import { MONDAY, TUESDAY, type TestArticle } from './_editions.ts'

const notice: TestArticle = {
  idMateria: '9001',
  pubName: 'DO3',
  titulo: 'AVISO DE LICITAÇÃO PREGÃO ELETRÔNICO Nº 90041/2024',
  texto:
    '<p>Objeto: limpeza; vigilância, e jardins. Entrega das Propostas: a partir de 19/03/2024 às 08h00. Abertura das Propostas: 02/04/2024 às 09h00. Prazo de 5 (cinco) dias úteis.</p>',
}
const revoked: TestArticle = {
  idMateria: '9002',
  titulo: 'PORTARIA GM Nº 1.326, DE 15 DE MARÇO DE 2024',
  texto: '<p>As inscrições para o prêmio de limpeza vão de 3 a 20/04/2024.</p>',
}
const revoking: TestArticle = {
  idMateria: '9003',
  data: TUESDAY,
  titulo: 'PORTARIA GM Nº 1.400, DE 18 DE MARÇO DE 2024',
  texto:
    '<p>Art. 1º Revogar a Portaria GM nº 1.326, de 15 de março de 2024, publicada no Diário Oficial da União de 18 de março de 2024.</p>',
}

let api: TestApi
let feedKey: string
beforeAll(async () => {
  api = await startApi([notice, revoked, revoking, ...NOTICES])
  api.time.now = brasiliaInstant(TUESDAY, '12:00').getTime()
  feedKey = (await api.newKey({ escopos: ['feeds'] })).chave
})
afterAll(() => api[Symbol.asyncDispose]())

/** What the parser of another library reads, shortly. */
function eventsOf({ status, headers, text }: Answer) {
  expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    const { uid, summary, startDate, endDate, sequence } = event
    const status = component.getFirstPropertyValue('status')
    const url = String(component.getFirstPropertyValue('url'))
    return { uid, summary, start: String(startDate), end: String(endDate), status, url, sequence }
  })
}

const idOf = async (words: string) =>
  (await api.get(`/buscar?termo=${encodeURIComponent(words)}`)).json.dados.resultados[0].id

test('an act has an event for each of its deadlines that has a day', async () => {
  const id = await idOf('titulo:90041')
  const events = eventsOf(await api.get(`/publicacao/${id}/agenda`))
  expect(events).toEqual([
    expect.objectContaining({
      uid: `${id}-entrega_de_propostas-0@arauto`,
      start: '2024-03-19T08:00:00',
    }),
    expect.objectContaining({
      uid: `${id}-abertura-0@arauto`,
      summary: 'Abertura: AVISO DE LICITAÇÃO PREGÃO ELETRÔNICO Nº 90041/2024',
      start: '2024-04-02T09:00:00',
      status: 'CONFIRMED',
      url: expect.stringContaining(`/publicacao/${id}`),
    }),
  ])
  const missing = await api.get('/publicacao/pub_0000000000000000/agenda')
  expect([missing.status, missing.json.erro.codigo]).toEqual([404, 'nao_encontrado'])
})

test('what another act has revoked is cancelled, and keeps its identity', async () => {
  const id = await idOf('titulo:1326')
  expect(eventsOf(await api.get(`/publicacao/${id}/agenda`))).toEqual([
    expect.objectContaining({
      uid: `${id}-inscricao-0@arauto`,
      start: '2024-04-03',
      end: '2024-04-21',
      status: 'CANCELLED',
    }),
  ])
})

test('another text of an act raises the number of its events, which keep their identity', async () => {
  const tender = NOTICES.find(({ texto }) => texto?.includes('reforma de escola'))!
  await using own = await startApi([tender])
  own.time.now = brasiliaInstant(TUESDAY, '12:00').getTime()
  const { chave } = await own.newKey({ escopos: ['feeds'] })
  const { chave: alerts } = await own.newKey({ escopos: ['alertas'] })
  const headers = { 'X-API-Key': alerts }
  await own.send('POST', '/api/v1/alertas', headers, { nome: 'Escolas', consulta: 'escola' })
  const { json } = await own.get('/buscar?termo=escola')
  const { id } = json.dados.resultados[0]
  const opening = async () => {
    const read = [
      await own.get(`/publicacao/${id}/agenda`),
      await own.get(`/caderno/agenda?data=${MONDAY}`, headers),
      await own.send('GET', `/api/v1/feeds/${chave}/licitacoes/agenda?numero=12/2024`),
    ]
    return read.map((answer) => {
      const events = eventsOf(answer)
      const { uid, start, sequence } = events.find(({ summary }) => summary.startsWith('Abertura'))!
      return { uid, start, sequence }
    })
  }
  const before = await opening()
  const texto = tender.texto!.replace('25/03/2024', '27/03/2024')
  await importArticles(own.dataDir, [{ ...tender, texto }])
  const after = await opening()
  expect(before.map(({ start }) => start)).toEqual(Array(3).fill('2024-03-25T09:00:00'))
  expect(after).toEqual(
    before.map(({ uid, sequence }) => ({
      uid,
      start: '2024-03-27T09:00:00',
      sequence: sequence + 2,
    })),
  )
})

test('a day has the events of what the alerts of the account have found', async () => {
  const { chave } = await api.newKey({ escopos: ['alertas'] })
  const headers = { 'X-API-Key': chave }
  await api.send('POST', '/api/v1/alertas', headers, { nome: 'Limpeza', consulta: 'limpeza' })
  const events = eventsOf(await api.get(`/caderno/agenda?data=${MONDAY}`, headers))
  expect(events.map(({ start }) => start)).toEqual(
    expect.arrayContaining(['2024-04-03', '2024-03-19T08:00:00', '2024-04-02T09:00:00']),
  )
})

describe('openings of tenders', () => {
  const read = (path: string, headers: Record<string, string> = {}) =>
    api.send('GET', `/api/v1/feeds/${path}`, headers)

  test('are those that the list finds, with its notices', async () => {
    const listed = await api.get('/licitacoes?numero=12/2024')
    const [row] = listed.json.dados.resultados
    const events = eventsOf(await read(`${feedKey}/licitacoes/agenda?numero=12/2024`))
    expect(events.filter(({ uid }) => uid.startsWith('lin_'))).toEqual([
      expect.objectContaining({
        uid: `${row.id}@arauto`,
        summary: 'Abertura: concorrência 12/2024, reforma de escola',
        start: '2024-03-25T09:00:00',
      }),
    ])
    expect(events.filter(({ uid }) => uid.startsWith('aviso-'))).toHaveLength(
      listed.json.dados.avisos.length,
    )
  })

  test('begin some days back, unless another period is asked for', async () => {
    const openings = async (query: string) =>
      eventsOf(await read(`${feedKey}/licitacoes/agenda${query}`)).filter(({ uid }) =>
        uid.startsWith('lin_'),
      ).length
    expect(await openings('?abertura_ate=2024-01-01')).toBe(0)
    expect(await openings('')).toBeGreaterThan(0)
    expect(await openings('?abertura_de=2030-01-01')).toBe(0)
  })

  test('are answered 304 to whoever has them, and end with their key', async () => {
    const path = `${feedKey}/licitacoes/agenda?termo=limpeza`
    const first = await read(path)
    const again = await read(path, { 'If-None-Match': String(first.headers['etag']) })
    expect([first.status, again.status]).toEqual([200, 304])
    const other = await read(`${api.chave}/licitacoes/agenda`)
    expect(other.status).toBe(403)
  })
})
