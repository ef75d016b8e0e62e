import { randomBytes } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createKey } from '../src/access/api-keys.ts'
import { readConfig } from '../src/config.ts'
import { createKeyStore } from '../src/store/accounts/keys.ts'
import { createSqliteHandle } from '../src/store/sqlite/connection.ts'
import { createWebhookStore } from '../src/store/push/webhooks.ts'
import { openSecretBox, secretKeyPath } from '../src/store/secret-key.ts'
import { cli, temporaryFolder } from './_cli.ts'
import { type PushWorld, SECRET, createPushWorld } from './_push.ts'
import { openService } from './_service-here.ts'
import { WEBHOOK_RULES } from '../src/webhooks/store-rules.ts'

const DISCARD = ['segredos', 'descartar', '--sim']

test.each([
  ['is gone', (path: string) => rmSync(path)],
  ['is another', (path: string) => writeFileSync(path, Buffer.alloc(32, 1).toString('base64'))],
  ['is damaged', (path: string) => writeFileSync(path, 'nada')],
])('when the key %s, all but the secrets is kept', async (_, lose) => {
  const world = await createPushWorld()
  const { id } = await world.webhook('/ouve')
  world.enqueue({ ...(await world.webhook('/outro')) }, 1)
  await subscribe(world)
  lose(secretKeyPath(world.dataDir))
  const sql = createSqliteHandle(world.db)
  await expect(openSecretBox(sql, world.dataDir, null)).rejects.toThrow(
    /A chave com que os segredos/,
  )

  const { code, stdout } = await cli(world.dataDir, ...DISCARD)
  expect([code, stdout]).toEqual([0, expect.stringMatching(/^Webhooks inativos: 2\./)])
  const store = createWebhookStore(
    sql,
    await openSecretBox(sql, world.dataDir, null),
    1_000_000,
    WEBHOOK_RULES,
  )
  const webhook = await store.find({ conta_id: world.conta, webhookId: id })
  expect(webhook).toMatchObject({ ativo: false, motivo_inativacao: 'manual' })
  expect(webhook?.secrets.secret).not.toBe(SECRET)
  expect(world.rows('SELECT status FROM deliveries')).toEqual([{ status: 'suspensa' }])
  for (const table of ['hub_subscriptions', 'hub_requests'])
    expect([table, world.rows(`SELECT subject FROM ${table}`)]).toEqual([table, []])
  expect(world.rows('SELECT tipo, autor, detalhes FROM audit_trail')).toContainEqual({
    tipo: 'segredos_descartados',
    autor: 'comando',
    detalhes: JSON.stringify({ webhooks: 2, enderecos: 0, pessoas: 0, emails: 0 }),
  })
  // Once is enough.
  const again = await cli(world.dataDir, ...DISCARD)
  expect([again.code, again.stderr]).toEqual([2, expect.stringContaining('não há o que descartar')])
})

test('nothing is discarded while the key exists, or without confirmation', async () => {
  const world = await createPushWorld()
  const { id } = await world.webhook('/ouve')
  expect((await cli(world.dataDir, ...DISCARD)).stderr).toContain('não há o que descartar')
  rmSync(secretKeyPath(world.dataDir))
  const unsure = await cli(world.dataDir, 'segredos', 'descartar')
  expect([unsure.code, unsure.stderr]).toEqual([2, expect.stringContaining('falta a opção --sim')])
  expect(world.rows('SELECT ativo FROM webhooks WHERE id = ?', id)).toEqual([{ ativo: 1 }])
  const nowhere = await cli(join(temporaryFolder(), 'nada'), ...DISCARD)
  expect(nowhere.stderr).toContain('Não há acervo na pasta')
})

test('an address that 0.1.0 wrote beside a sealed one is not lost', async () => {
  const world = await createPushWorld()
  const url = 'https://hooks.slack.com/services/T000/B000/x'
  const { id: webhookId } = await world.webhook('', { url, chave: 'canal' })
  const newer = 'https://hooks.slack.com/services/T000/B000/outro'
  world.rows('UPDATE webhooks SET url = ?', newer)
  rmSync(secretKeyPath(world.dataDir))
  const { code, stdout } = await cli(world.dataDir, ...DISCARD)
  expect([code, stdout]).toEqual([0, expect.not.stringContaining('que são canais')])
  await using service = await openService(readConfig({ ARAUTO_DATA_DIR: world.dataDir }))
  const owned = { conta_id: world.conta, webhookId }
  expect(await service.queries.webhooks.find(owned)).toMatchObject({
    url: newer,
    motivo_inativacao: 'manual',
  })
  await service.commands.webhooks.patch(owned, { ativo: true })
  expect(await service.queries.webhooks.find(owned)).toMatchObject({ url: newer, ativo: true })
  expect(world.rows('SELECT url FROM webhooks')).toEqual([{ url: 'https://hooks.slack.com/' }])
})

/** What the hub keeps of a subscriber is sealed, too. */
async function subscribe({ db, conta }: PushWorld): Promise<void> {
  const request = { conta, nome: 'Feed', escopos: ['feeds'] }
  const keys = createKeyStore(createSqliteHandle(db))
  const { id: chave_id } = await createKey(keys, request, new Date(), randomBytes)
  db.exec(`
    INSERT INTO hub_subscriptions
    VALUES ('a', '${chave_id}', x'00', x'00', NULL, 9e12, 'digest', 0, NULL);
    INSERT INTO hub_requests
    VALUES ('b', '${chave_id}', x'00', x'00', NULL, 'subscribe', 3600, 'digest', 1)`)
}

test('a channel without its address waits until it is given anew', async () => {
  const world = await createPushWorld()
  const { conta: conta_id } = world
  const url = 'https://hooks.slack.com/services/T000/B000/x'
  const webhook = await world.webhook('', { url, chave: 'canal' })
  const plain = await world.webhook('/ouve')
  rmSync(secretKeyPath(world.dataDir))
  const { code, stdout } = await cli(world.dataDir, ...DISCARD)
  expect([code, stdout]).toEqual([0, expect.stringContaining('\nDe 1 deles, que são canais')])

  await using service = await openService(readConfig({ ARAUTO_DATA_DIR: world.dataDir }))
  const { queries, commands } = service
  const owned = { conta_id, webhookId: webhook.id }
  const shown = () => queries.webhooks.find(owned)
  const left = 'https://hooks.slack.com/'
  const lost = { url: left, ativo: false, motivo_inativacao: 'endereco_perdido' }
  const refused = { refused: 'endereco_perdido' }
  expect(await queries.webhooks.find({ conta_id, webhookId: plain.id })).toMatchObject({
    url: plain.url,
    motivo_inativacao: 'manual',
  })
  expect(await shown()).toMatchObject(lost)
  expect(await commands.webhooks.patch(owned, { ativo: true })).toEqual(refused)
  expect(await commands.webhooks.patch(owned, { ativo: true, url: left })).toEqual(refused)
  expect(await commands.webhooks.test(owned, 'alerta.match', null)).toEqual(refused)
  // What is left of it is no address.
  const request = { chave: 'canal', url: left, eventos: ['publicacao.nova' as const] }
  expect(await commands.webhooks.put(conta_id, { ...request, ativo: true })).toEqual(refused)
  await commands.webhooks.put(conta_id, { ...request, nome: 'Canal' })
  await commands.webhooks.patch(owned, { ativo: false })
  expect(await shown()).toMatchObject({ ...lost, nome: 'Canal' })

  await commands.webhooks.put(conta_id, { ...request, url })
  expect(await shown()).toMatchObject({ url, ativo: false, motivo_inativacao: 'manual' })
  await commands.webhooks.patch(owned, { ativo: true })
  expect(await shown()).toMatchObject({ url, ativo: true, motivo_inativacao: null })
})
