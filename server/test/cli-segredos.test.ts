import { randomBytes } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createKey } from '../src/access/api-keys.ts'
import { createKeyStore } from '../src/store/accounts/keys.ts'
import { createSqliteHandle } from '../src/store/sqlite/connection.ts'
import { createWebhookStore } from '../src/store/push/webhooks.ts'
import { openSecretBox, secretKeyPath } from '../src/store/secret-key.ts'
import { cli, temporaryFolder } from './_cli.ts'
import { type PushWorld, SECRET, createPushWorld } from './_push.ts'
import { SENDING_RULES } from '../src/webhooks/sending-time.ts'

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
  expect([code, stdout]).toEqual([0, expect.stringMatching(/^2 webhooks ficaram inativos\./)])
  const store = createWebhookStore(
    sql,
    await openSecretBox(sql, world.dataDir, null),
    1_000_000,
    SENDING_RULES,
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
    detalhes: JSON.stringify({ webhooks: 2, pessoas: 0, emails: 0 }),
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
