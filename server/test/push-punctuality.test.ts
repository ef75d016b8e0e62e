import { expect, test } from 'vitest'
import { alertsOf } from './_alerts.ts'
import { temporaryFolder } from './_cli.ts'
import { MONDAY, writeZip } from './_editions.ts'
import { createPushWorld, eventually, startPush } from './_push.ts'

interface SectionMoments {
  data: string
  pub_name: string
  first_delivered_at: number | null
  last_delivered_at: number | null
  last_sent_at: number | null
}

const ACTS = [
  { idMateria: '1', texto: '<p>Institui comitês.</p>' },
  { idMateria: '2', texto: '<p>Institui conselhos.</p>' },
]

test('a section keeps when its deliveries went out; acts that it gets later change nothing', async () => {
  const world = await createPushWorld()
  await world.webhook('/a')
  await world.webhook('/down')
  world.receiver.answers.set('/down', 500)
  startPush(world)
  const moments = () =>
    world.rows(
      'SELECT * FROM section_deliveries ORDER BY data, pub_name',
    ) as unknown as SectionMoments[]
  const begun = Date.now()
  await world.importZip(writeZip(temporaryFolder(), `${MONDAY}-DO1.zip`, ACTS))
  const attempts = () => world.rows('SELECT count(*) AS n FROM attempts')
  await eventually(attempts).toEqual([{ n: 4 }])
  await eventually(() => moments().length).toBe(1)
  await eventually(() => moments()[0]!.last_sent_at).toBeGreaterThanOrEqual(begun)
  const [known] = moments()
  expect(known).toMatchObject({ data: MONDAY, pub_name: 'DO1' })
  expect(known!.first_delivered_at).toBeGreaterThanOrEqual(begun)
  expect(known!.last_delivered_at).toBeGreaterThanOrEqual(known!.first_delivered_at!)

  const later = [...ACTS, { idMateria: '3', texto: '<p>Institui câmaras.</p>' }]
  await world.importZip(writeZip(temporaryFolder(), `${MONDAY}-DO1.zip`, later))
  await eventually(attempts).toEqual([{ n: 6 }])
  await eventually(() =>
    world.rows("SELECT count(*) AS n FROM deliveries WHERE status = 'entregue'"),
  ).toEqual([{ n: 3 }])
  expect(moments()).toEqual([known])
})

test('an alert’s matches count for a new act, not for one that changed or was asked for', async () => {
  const world = await createPushWorld()
  const { id } = await world.webhook('/a', { eventos: ['alerta.match'] })
  const alerts = alertsOf(world)
  const canais = { webhooks: [id] }
  const moments = () => world.rows('SELECT * FROM section_deliveries')
  /** The moments of sections are written with these figures. */
  const delivered = () => world.rows('SELECT sum(delivered) AS n FROM webhook_hours')
  startPush(world)
  await world.importZip(writeZip(temporaryFolder(), `${MONDAY}-DO1.zip`, ACTS))

  const late = await alerts.add({ consulta: 'conselhos', canais })
  const acts = world.rows('SELECT id FROM publications').map((act) => String(act['id']))
  await alerts.handOver(late.id, acts)
  await eventually(delivered).toEqual([{ n: 2 }])
  await alerts.add({ consulta: 'câmaras', canais })
  const changed = ACTS.map((act) => ({ ...act, texto: '<p>Institui câmaras.</p>' }))
  await world.importZip(writeZip(temporaryFolder(), `${MONDAY}-DO1.zip`, changed))
  await eventually(delivered).toEqual([{ n: 4 }])
  expect(moments()).toEqual([])

  const other = ACTS.map((act) => ({ ...act, idMateria: `2${act.idMateria}`, pubName: 'DO2' }))
  await world.importZip(writeZip(temporaryFolder(), `${MONDAY}-DO2.zip`, other))
  await eventually(delivered).toEqual([{ n: 5 }])
  expect(moments()).toMatchObject([{ pub_name: 'DO2' }])
})
