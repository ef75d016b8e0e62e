import type { INode, IRun, Workflow } from 'n8n-workflow'
import { setTimeout as sleep } from 'node:timers/promises'
import { request } from 'node:https'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CorpoTestarWebhook, sign } from '../../javascript/src/index.ts'
import { nodeOf } from './host.ts'
import { type House, outputIn, startHouse } from './house.ts'

/* The trigger, packed, in n8n's own engine: webhooks of the real service, over HTTPS. */

let house: House
beforeAll(async () => (house = await startHouse()))
afterAll(() => house[Symbol.asyncDispose]())

const trigger = (parameters: INode['parameters']): INode =>
  nodeOf('arautoTrigger', { events: ['publicacao.nova'], alerts: [], filters: {}, ...parameters })

/** After the trigger, reads the act of the event. */
const READ = nodeOf('arauto', {
  resource: 'publication',
  operation: 'get',
  publicationId: '={{ $json.dados.publicacao.id }}',
})

/** Waits for this many executions, and forgets them. */
async function executions(count: number): Promise<IRun[]> {
  for (const end = Date.now() + 30_000; house.host.executions.length < count; await sleep(20))
    if (Date.now() > end) throw new Error(`only ${house.host.executions.length} executions`)
  return house.host.executions.splice(0)
}

const kept = (workflow: Workflow): Record<string, string> =>
  workflow.getStaticData('node', workflow.getNode('arautoTrigger')!) as Record<string, string>

async function sendTest(workflow: Workflow, tipo: CorpoTestarWebhook['tipo']): Promise<string> {
  return (await house.arauto.webhooks.testar(kept(workflow).webhookId ?? '', { tipo })).status
}

test('an edition starts the workflow once for each act that the filters let through', async () => {
  const filters = { secoes: ['1', 'extra'], termos: ['portaria', ''], orgaos: [] }
  const workflow = house.host.workflow([trigger({ filters }), READ])
  await house.host.activate(workflow)
  const [webhook] = await house.arauto.webhooks.listar()
  expect(webhook).toMatchObject({
    id: kept(workflow).webhookId,
    eventos: ['publicacao.nova'],
    filtros: { secoes: ['1', 'extra'], termos: ['portaria'], orgaos: [] },
  })

  const date = '2026-03-03'
  await house.service.publish({
    seed: 8,
    marked: true,
    date,
    pubName: 'DO1',
    editionNumber: '41',
    acts: 12,
  })
  const { total } = await house.arauto.buscar({ termo: 'portaria', data_inicio: date })
  expect(total).toBeGreaterThan(0)
  for (const execution of await executions(total)) {
    const event = outputIn(execution, 'arautoTrigger')[0]?.json
    const act = outputIn(execution)[0]?.json
    expect(event).toMatchObject({ tipo: 'publicacao.nova', dados: { publicacao: { id: act?.id } } })
    expect(act).toMatchObject({ data_publicacao: date, conteudo_completo: expect.any(String) })
  }

  await house.host.deactivate(workflow)
  expect(await house.arauto.webhooks.listar()).toEqual([])
  expect(kept(workflow)).toEqual({})
})

test("the service's test events of every type start it, too", async () => {
  const events = [
    'publicacao.nova',
    'publicacao.atualizada',
    'edicao.publicada',
    'alerta.match',
  ] as const
  const workflow = house.host.workflow([trigger({ events: [...events] })])
  await house.host.activate(workflow)
  for (const tipo of events) expect(await sendTest(workflow, tipo)).toBe('entregue')
  const started = (await executions(4)).map((each) => outputIn(each, 'arautoTrigger')[0]?.json.tipo)
  expect(started).toEqual(events)
  await house.host.deactivate(workflow)
})

test('a forged delivery is refused, and starts nothing', async () => {
  const workflow = house.host.workflow([trigger({})])
  await house.host.activate(workflow)
  const { url } = (await house.arauto.webhooks.listar())[0]!
  const { secret = '' } = kept(workflow)
  // JSON.stringify would write other spaces and numbers: only the bytes verify.
  const body = '{ "id":"evt_1",\n "tipo":"publicacao.nova", "valor": 1.50, "orgao":"Saúde" }'
  const genuine = await sign(body, 'evt_1', secret)

  expect(await post(url, body, genuine)).toBe(200)
  expect(outputIn((await executions(1))[0]!, 'arautoTrigger')[0]?.json).toEqual(JSON.parse(body))

  expect(await post(url, body.replace('1.50', '1.5'), genuine)).toBe(401)
  expect(await post(url, body, await sign(body, 'evt_1', 'whsec_outro'))).toBe(401)
  const old = Math.floor(Date.now() / 1000) - 301
  expect(await post(url, body, await sign(body, 'evt_1', secret, old))).toBe(401)
  expect(await post(url, body, {})).toBe(401)
  expect(await post(url, 'texto', await sign('texto', 'evt_1', secret))).toBe(400)
  expect(house.host.executions).toEqual([])
  await house.host.deactivate(workflow)
})

test('activated again without a deactivation, it keeps its webhook and updates it', async () => {
  const workflow = house.host.workflow([trigger({})])
  await house.host.activate(workflow)
  const before = { ...kept(workflow) }
  workflow.getNode('arautoTrigger')!.parameters.filters = { secoes: ['3'] }
  await house.host.activate(workflow)
  expect(kept(workflow)).toEqual(before)
  const [webhook, ...others] = await house.arauto.webhooks.listar()
  expect(others).toEqual([])
  expect(webhook).toMatchObject({ id: before.webhookId, filtros: { secoes: ['3'] }, ativo: true })

  // As after a crash that lost n8n's state: no second webhook at the same address.
  const forgotten = house.host.workflow([trigger({})])
  await house.host.activate(forgotten)
  const left = await house.arauto.webhooks.listar()
  expect(left.map(({ id }) => id)).toEqual([kept(forgotten).webhookId])
  expect(await sendTest(forgotten, 'publicacao.nova')).toBe('entregue')
  await executions(1)
  await house.host.deactivate(forgotten)
})

test('a chosen alert starts the workflow until it is deactivated', async () => {
  const alert = { nome: 'Portarias', consulta: 'portaria' }
  const { id } = await house.arauto.alertas.criar(alert)
  const workflow = house.host.workflow([trigger({ events: ['alerta.match'], alerts: [id] })])
  expect(await house.host.options(workflow, 'getAlerts')).toEqual([
    { name: 'Portarias', value: id },
  ])
  await house.host.activate(workflow)
  const { canais } = await house.arauto.alertas.obter(id)
  expect(canais.webhooks).toEqual([kept(workflow).webhookId])

  await house.service.publish({
    seed: 9,
    marked: true,
    date: '2026-03-04',
    pubName: 'DO2',
    editionNumber: '42',
    acts: 8,
  })
  const { total } = await house.arauto.buscar({ termo: 'portaria', data_inicio: '2026-03-04' })
  expect(total).toBeGreaterThan(0)
  const [first] = await executions(total)
  expect(outputIn(first!, 'arautoTrigger')[0]?.json).toMatchObject({
    tipo: 'alerta.match',
    dados: { alerta: { id, nome: 'Portarias' } },
  })
  await house.host.deactivate(workflow)
  expect((await house.arauto.alertas.obter(id)).canais.webhooks).toEqual([])
})

test('a filter that the service does not accept is an error that says why', async () => {
  const workflow = house.host.workflow([trigger({ filters: { termos: ['"sem fim'] } })])
  await expect(house.host.activate(workflow)).rejects.toMatchObject({
    name: 'NodeApiError',
    httpCode: '400',
    description: expect.stringContaining('filtros.termos'),
  })
  expect(await house.arauto.webhooks.listar()).toEqual([])
})

async function post(url: string, body: string, headers: Record<string, string>): Promise<number> {
  const asking = request(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    ca: house.host.receiver.certificate,
  })
  asking.end(body)
  const [answer] = (await once(asking, 'response')) as [{ statusCode: number; resume(): void }]
  answer.resume()
  return answer.statusCode
}
