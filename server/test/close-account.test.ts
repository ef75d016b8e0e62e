import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { closeAccount, createAccount } from '../src/access/accounts.ts'
import { createKey } from '../src/access/api-keys.ts'
import { Problem } from '../src/lib/errors/problem.ts'
import { createKeyStore } from '../src/store/accounts/keys.ts'
import { createSqliteHandle } from '../src/store/sqlite/connection.ts'
import { alertsOf } from './_alerts.ts'
import { cli } from './_cli.ts'
import { type PushWorld, createPushWorld } from './_push.ts'

const storeOf = ({ db }: PushWorld) => createKeyStore(createSqliteHandle(db))

/** An administrator of the installation who belongs to this account. */
function addAdministrator({ db }: PushWorld, conta: string): void {
  db.prepare(
    `INSERT INTO people (id, conta_id, nome, email, papel, criado_em, senha)
     VALUES (?, ?, 'Ana', ?, 'administrador', '2026-03-09T12:00:00.000Z', 'x')`,
  ).run(`pes_${conta}`, conta, `${conta}@exemplo.com.br`)
}

test('a closed account ends its keys, webhooks, alerts, people, and pending messages', async () => {
  const world = await createPushWorld()
  const store = storeOf(world)
  const other = await createAccount(
    store,
    { nome: 'Outra', email: 'outra@exemplo.com.br' },
    new Date(),
  )
  const request = { nome: 'x', escopos: ['consulta'] }
  await createKey(store, { ...request, conta: world.conta }, new Date(), randomBytes)
  await createKey(store, { ...request, conta: other.id }, new Date(), randomBytes)
  const webhook = await world.webhook('/a')
  world.enqueue(webhook, 3)
  await alertsOf(world).add({ canais: { emails: ['equipe@exemplo.com.br'] } })
  await alertsOf({ ...world, conta: other.id }).add({})
  addAdministrator(world, world.conta)
  addAdministrator(world, other.id)

  const { code, stdout } = await cli(world.dataDir, 'conta', 'excluir', world.conta, '--sim')
  expect([code, stdout]).toEqual([
    0,
    expect.stringContaining('1 chave revogada, 1 webhook excluído'),
  ])

  const of = (table: string, column: string) =>
    world.rows(`SELECT ${column} AS c FROM ${table}`).map(({ c }) => c)
  expect(of('deliveries', 'DISTINCT status')).toEqual(['cancelada'])
  expect(of('alerts', 'conta_id')).toEqual([other.id])
  expect(of('people', 'conta_id')).toEqual([other.id])
  expect(of('alert_addresses', 'email')).toEqual([])
  expect(of('webhooks', 'length(secret)')).toEqual([0])
  expect(of('webhooks', 'url')).toEqual([''])
  const keys = await store.listKeys({ conta_id: null, pessoa_id: null })
  const revoked = keys.map(({ conta_id, revogada_em }) => [conta_id, revogada_em !== null] as const)
  expect(keys).toHaveLength(2)
  expect(new Map(revoked)).toEqual(
    new Map([
      [world.conta, true],
      [other.id, false],
    ]),
  )
  expect((await store.listAccounts(new Date())).map(({ id }) => id)).toEqual([other.id])
  expect(await store.findAccount(world.conta)).toBeNull()
  expect(JSON.stringify(world.rows('SELECT * FROM accounts'))).not.toContain(world.email)
})

test('not without confirmation, not twice, and not that of the last administrator', async () => {
  const world = await createPushWorld()
  const store = storeOf(world)
  const refusal = () =>
    closeAccount(store, world.conta, new Date()).catch((error: unknown) => error)

  expect(await cli(world.dataDir, 'conta', 'excluir', world.conta)).toMatchObject({ code: 2 })
  addAdministrator(world, world.conta)
  const refused = await refusal()
  expect(refused).toBeInstanceOf(Problem)
  expect(refused).toMatchObject({ codigo: 'conflito' })
  expect(await store.findAccount(world.conta)).not.toBeNull()

  world.db.exec('DELETE FROM people')
  expect(await refusal()).toEqual({ keys: 0, webhooks: 0 })
  expect(await refusal()).toMatchObject({ codigo: 'nao_encontrado' })
})
