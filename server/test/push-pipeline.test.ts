import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { temporaryFolder } from './_cli.ts'
import { MONDAY, writeZip } from './_editions.ts'
import { SECRET, createPushWorld, eventually, startPush } from './_push.ts'

test('a new act reaches its receiver, signed', async () => {
  const world = await createPushWorld()
  const webhook = await world.webhook('/a', { filtros: { termos: ['comitê'] } })
  startPush(world)
  const folder = temporaryFolder()
  await world.importZip(
    writeZip(folder, `${MONDAY}-DO1.zip`, [
      { idMateria: '1', texto: '<p>Institui comitês.</p>' },
      { idMateria: '2' },
    ]),
  )
  await eventually(() => world.receiver.received).toHaveLength(1)
  const [{ headers, body, json }] = world.receiver.received as [(typeof world.receiver.received)[0]]
  expect(json).toMatchObject({
    tipo: 'publicacao.nova',
    webhook_id: webhook.id,
    dados: { publicacao: { data_publicacao: MONDAY, termos_correspondentes: ['comitê'] } },
  })
  const signed = `${headers['x-service-timestamp']}.${body}`
  const expected = createHmac('sha256', SECRET).update(signed).digest('hex')
  expect(headers['x-service-signature']).toBe(`sha256=${expected}`)
  await eventually(() => world.rows('SELECT status, tentativas FROM deliveries')).toEqual([
    { status: 'entregue', tentativas: 1 },
  ])
})
