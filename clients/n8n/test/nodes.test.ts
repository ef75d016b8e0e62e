import type { INode, INodeExecutionData } from 'n8n-workflow'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nodeOf } from './host.ts'
import { type House, outputIn, startHouse } from './house.ts'

/* The node for actions, packed, in n8n's own engine, against the real service. */

let house: House
beforeAll(async () => (house = await startHouse()))
afterAll(() => house[Symbol.asyncDispose]())

async function outputOf(parameters: INode['parameters']): Promise<INodeExecutionData[]> {
  return outputIn(await house.host.run(nodeOf('arauto', parameters)))
}

const search = (parameters: INode['parameters'] = {}): INode['parameters'] => ({
  resource: 'publication',
  operation: 'search',
  termo: '*',
  returnAll: false,
  limit: 50,
  filters: {},
  options: {},
  ...parameters,
})

test('credentials: the test passes with the key, and says what is wrong without', async () => {
  const { host, credentials } = house
  await expect(host.testCredentials({ ...credentials })).resolves.toBeUndefined()
  const wrong = { ...credentials, apiKey: 'ar_errada' }
  await expect(host.testCredentials(wrong)).rejects.toMatchObject({ httpCode: '401' })
  const nowhere = { ...credentials, baseUrl: 'http://127.0.0.1:1/api/v1' }
  await expect(host.testCredentials(nowhere)).rejects.toThrow()
})

test('a search gives what the service finds, up to the limit', async () => {
  const found = await outputOf(search({ limit: 7, options: { ordem: 'antigas' } }))
  const { resultados } = await house.arauto.buscar({ termo: '*', limite: 7, ordem: 'antigas' })
  expect(found.map(({ json }) => json)).toEqual(resultados)
  expect(found.map(({ pairedItem }) => pairedItem)).toEqual(found.map(() => ({ item: 0 })))
})

test('a search for all goes over the pages', async () => {
  const found = await outputOf(search({ returnAll: true }))
  const ids = found.map(({ json }) => json.id)
  const all = await house.arauto.buscar({ termo: '*' }).todos()
  expect(ids).toEqual(all.map(({ id }) => id))
  expect(ids.length).toBeGreaterThan(100)
})

test('filters reach the service; those left empty filter nothing', async () => {
  const amounts = { valor_min: 0, valor_max: 0 }
  const filters = {
    secao: ['1', '2'],
    tipo_ato: ['Portaria'],
    orgao: [''],
    edicao: '',
    ...amounts,
  }
  const found = await outputOf(search({ returnAll: true, filters }))
  const given = { secao: ['1' as const, '2' as const], tipo_ato: 'Portaria' }
  const { total } = await house.arauto.buscar({ termo: '*', ...given })
  expect(found.length).toBe(total)
  expect(found.length).toBeGreaterThan(0)
  expect(found.every(({ json }) => json.tipo_ato === 'Portaria')).toBe(true)
})

test('a hint tells why nothing was found', async () => {
  const filters = { data_inicio: '2026-03-03', data_fim: '2026-03-03' }
  const { data } = await house.host.run(nodeOf('arauto', search({ filters })))
  const task = data.resultData.runData.arauto?.[0]
  expect(task?.data?.main?.[0]).toEqual([])
  const { avisos } = await house.arauto.buscar({ termo: '*', ...filters })
  expect(avisos.length).toBeGreaterThan(0)
  expect(task?.hints?.map(({ message }) => message)).toEqual(avisos.map(({ mensagem }) => mensagem))
})

test('an act is read whole, and those like it', async () => {
  const [first] = await outputOf(search({ limit: 1 }))
  const publicationId = String(first?.json.id)
  const [act] = await outputOf({ resource: 'publication', operation: 'get', publicationId })
  expect(act?.json).toEqual(await house.arauto.publicacao(publicationId))
  const similar = await outputOf({ resource: 'publication', operation: 'similar', publicationId })
  const semelhantes = await house.arauto.semelhantes(publicationId)
  expect(similar.map(({ json }) => json)).toEqual([...semelhantes])
})

const rows = (table: string, parameters: INode['parameters'] = {}): INode['parameters'] => ({
  resource: 'row',
  operation: 'getAll',
  table,
  termo: '',
  returnAll: true,
  limit: 50,
  filters: {},
  ...parameters,
})

test('rows of each table are those of the service, with numbers as numbers', async () => {
  for (const table of ['contratos', 'licitacoes', 'normas', 'pessoal', 'sancoes'] as const) {
    const found = await outputOf(rows(table))
    const { total } = await house.arauto[table]()
    expect([table, found.length]).toEqual([table, total])
    if (table !== 'sancoes') expect([table, (total ?? 0) > 0]).toEqual([table, true])
  }
  const [first] = await outputOf(rows('contratos', { returnAll: false, limit: 1 }))
  const { resultados } = await house.arauto.contratos({ limite: 1 })
  expect(first?.json).toEqual(resultados[0])
})

test('all rows come over the pages; filters of the table reach the service, those left empty filter nothing', async () => {
  const all = await outputOf(rows('contratos'))
  expect(all.length).toBeGreaterThan(100)
  expect(new Set(all.map(({ json }) => json.id)).size).toBe(all.length)
  const some = await outputOf(rows('contratos', { returnAll: false, limit: 101 }))
  expect(some).toEqual(all.slice(0, 101))
  const { total } = await house.arauto.pessoal({ tipo_movimentacao: 'nomeacao' })
  expect(total).toBeGreaterThan(0)
  const filters = { tipo_movimentacao: ['nomeacao'], pessoa_nome: '', codigo_min: [''] }
  expect(await outputOf(rows('pessoal', { filters }))).toHaveLength(total ?? 0)
  const inState = (situacao: string) =>
    outputOf(rows('contratos', { filters: { situacao: [situacao] } }))
  expect(await inState('revogada')).toEqual([])
  expect(await inState('publicada')).toEqual(all)
})

test('within 0 days is today, not at any time', async () => {
  const { total } = await house.arauto.contratos({ vigencia_fim_em_dias: 0 })
  expect(await outputOf(rows('contratos'))).not.toHaveLength(total ?? 0)
  const filters = { vigencia_fim_em_dias: 0, valor_min: 0 }
  expect(await outputOf(rows('contratos', { filters }))).toHaveLength(total ?? 0)
})

test('a filter of a table that was chosen before is left out; a wrong one is refused by its name', async () => {
  const of = (filters: INode['parameters']) =>
    house.host.run(nodeOf('arauto', rows('pessoal', { filters })))
  const { total } = await house.arauto.pessoal()
  expect(outputIn(await of({ fornecedor_ni: ['11222333000181'] }))).toHaveLength(total ?? 0)
  const { data } = await of({ codigo_min: ['ABC 1'] })
  expect(data.resultData.error).toMatchObject({
    httpCode: '400',
    description: expect.stringContaining('codigo_min'),
  })
})

test("an error has the service's message, and the way out", async () => {
  const refused = await house.host.run(
    nodeOf('arauto', search({ filters: { data_inicio: '02/03/2026' } })),
  )
  expect(refused.data.resultData.error).toMatchObject({
    name: 'NodeApiError',
    httpCode: '400',
    description: expect.stringContaining('data_inicio'),
  })
  const get = { resource: 'publication', operation: 'get' }
  const missing = { ...get, publicationId: 'pub_0000000000000000' }
  const { data } = await house.host.run(nodeOf('arauto', missing))
  expect(data.resultData.error).toMatchObject({ httpCode: '404' })
  const node = { ...nodeOf('arauto', missing), onError: 'continueRegularOutput' as const }
  const [item] = outputIn(await house.host.run(node))
  expect(item?.json).toEqual({ error: expect.stringMatching(/\S/) })
  expect(JSON.stringify([refused, data, item])).not.toContain(house.credentials.apiKey)
})

test('alerts: created, listed, run, turned off, deleted', async () => {
  const alert = (operation: string, more: INode['parameters'] = {}) =>
    outputOf({ resource: 'alert', operation, ...more })
  const [created] = await alert('create', {
    nome: 'Portarias',
    consulta: 'portaria',
    emails: [],
    frequencia: 'imediata',
    filters: { secoes: ['1'], orgaos: [''] },
  })
  const alertId = String(created?.json.id)
  expect(created?.json).toMatchObject({ filtros: { secoes: ['1'], orgaos: [] } })
  expect((await alert('getAll')).map(({ json }) => json.id)).toEqual([alertId])
  const [run] = await alert('run', {
    alertId,
    desde: '2026-03-02',
    ate: '2026-03-02',
    entregar: false,
  })
  expect(run?.json.total).toBeGreaterThan(0)
  const [off] = await alert('activate', { alertId, ativo: false })
  expect(off?.json.ativo).toBe(false)
  expect((await alert('get', { alertId }))[0]?.json.ativo).toBe(false)
  await alert('delete', { alertId })
  expect(await alert('getAll')).toEqual([])
})

test('webhooks: listed, tested, their deliveries read, turned off, deleted', async () => {
  const webhook = (operation: string, more: INode['parameters'] = {}) =>
    outputOf({ resource: 'webhook', operation, ...more })
  const { url } = house.host.receiver
  const { id: webhookId } = await house.arauto.webhooks.criar({ url, eventos: ['publicacao.nova'] })
  expect((await webhook('getAll')).map(({ json }) => json.id)).toEqual([webhookId])
  // Nothing listens at this path: the test's answer tells.
  const [delivery] = await webhook('test', { webhookId, tipo: 'publicacao.nova' })
  expect(delivery?.json).toMatchObject({ webhook_id: webhookId, ultimo_status_http: 404 })
  const deliveries = await webhook('deliveries', { webhookId, limit: 5 })
  expect(deliveries.map(({ json }) => json.id)).toEqual([delivery?.json.id])
  expect((await webhook('activate', { webhookId, ativo: false }))[0]?.json.ativo).toBe(false)
  expect((await webhook('get', { webhookId }))[0]?.json.ativo).toBe(false)
  await webhook('delete', { webhookId })
  expect(await webhook('getAll')).toEqual([])
})
