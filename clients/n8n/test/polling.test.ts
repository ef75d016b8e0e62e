import type { INode, Workflow } from 'n8n-workflow'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nodeOf } from './host.ts'
import { type House, startHouse } from './house.ts'

/* The trigger that asks, packed, in n8n's own engine, against the real service. */

let house: House
beforeAll(async () => (house = await startHouse()))
afterAll(() => house[Symbol.asyncDispose]())

const workflowOf = (parameters: INode['parameters']): Workflow =>
  house.host.workflow([
    nodeOf('arautoPollingTrigger', {
      events: ['publicacao.nova'],
      alerts: [],
      filters: {},
      ...parameters,
    }),
  ])

async function publish(date: string, acts: number): Promise<void> {
  const edition = { seed: acts, marked: true, pubName: 'DO1', editionNumber: date } as const
  await house.service.publish({ ...edition, date, acts })
}

async function poll(workflow: Workflow): Promise<string[]> {
  return (await house.host.poll(workflow, 'trigger')).map(({ json }) => String(json.id))
}

test('what comes after the activation is given once, also what came while the service was away', async () => {
  const workflow = workflowOf({ filters: { secoes: ['1'], termos: [''], orgaos: [] } })
  expect(await poll(workflow)).toEqual([])
  await publish('2026-03-03', 120)
  const { baseUrl } = house.credentials
  house.credentials.baseUrl = 'http://127.0.0.1:1/api/v1'
  await expect(poll(workflow)).rejects.toMatchObject({ name: 'NodeApiError' })
  house.credentials.baseUrl = baseUrl
  // More than a page of events.
  const given = await poll(workflow)
  expect(given).toHaveLength(120)
  expect(new Set(given).size).toBe(120)
  expect(await poll(workflow)).toEqual([])
  const [webhook, ...others] = await house.arauto.webhooks.listar()
  expect(others).toEqual([])
  expect(webhook).toMatchObject({ ativo: false, filtros: { secoes: ['1'], termos: [] } })
})

test('only what the chosen alerts find', async () => {
  const create = async (nome: string, consulta: string) =>
    (await house.arauto.alertas.criar({ nome, consulta })).id
  const one = await create('Portarias', 'portaria')
  const other = await create('Extratos', 'extrato')
  const workflow = workflowOf({ events: ['alerta.match'], alerts: [one, other] })
  expect(await poll(workflow)).toEqual([])
  // Left out again: it tells nothing any more.
  workflow.getNode('arautoPollingTrigger')!.parameters.alerts = [one]
  expect(await poll(workflow)).toEqual([])
  expect((await house.arauto.alertas.obter(other)).canais.webhooks).toEqual([])
  await publish('2026-03-04', 8)
  const { total } = await house.arauto.buscar({ termo: 'portaria', data_inicio: '2026-03-04' })
  expect(total).toBeGreaterThan(0)
  expect(await poll(workflow)).toHaveLength(total)
  workflow.getNode('arautoPollingTrigger')!.parameters.alerts = ['alr_01JQ7Z3V5N8M2K4T6W9X1Y0ABC']
  await expect(poll(workflow)).rejects.toMatchObject({ httpCode: '404' })
})

test('in the editor, an event of before serves, and nothing is passed over', async () => {
  const workflow = workflowOf({})
  const [tried] = await house.host.poll(workflow, 'manual')
  expect(tried?.json).toMatchObject({ tipo: 'publicacao.nova' })
  expect(workflow.getStaticData('node', workflow.getNode('arautoPollingTrigger')!)).toEqual({})
})

test('after a restore of an older copy, it begins again', async () => {
  const workflow = workflowOf({})
  const node = workflow.getNode('arautoPollingTrigger')!
  Object.assign(workflow.getStaticData('node', node), { apos: cursorAt(1_000_000) })
  const kept = await house.arauto.eventos({ tipo: 'publicacao.nova' }).todos()
  expect(kept.length).toBeGreaterThan(0)
  expect(await poll(workflow)).toEqual(kept.map(({ id }) => id))
  expect(await poll(workflow)).toEqual([])
  expect(house.host.reported).toEqual([])
})

test('what is no longer kept is reported once, and what is kept is given', async () => {
  const workflow = workflowOf({})
  expect(await poll(workflow)).toEqual([])
  await publish('2026-03-05', 5)
  house.service.expireEvents()
  await publish('2026-03-06', 6)
  const kept = await house.arauto.eventos({ tipo: 'publicacao.nova' }).todos()
  expect(kept.length).toBeGreaterThan(0)
  expect(await poll(workflow)).toEqual(kept.map(({ id }) => id))
  expect(house.host.reported).toMatchObject([
    { name: 'NodeOperationError', message: expect.stringContaining('já não são guardados') },
  ])
  expect(await poll(workflow)).toEqual([])
  expect(house.host.reported).toHaveLength(1)
})

/** A cursor of the service, which clients otherwise only hand back. */
function cursorAt(seq: number): string {
  return Buffer.from(`1.${seq}`).toString('base64url')
}
