import { randomBytes } from 'node:crypto'
import { copyFileSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { backup } from 'node:sqlite'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createAccount } from '../src/access/accounts.ts'
import { Problem } from '../src/lib/errors/problem.ts'
import { createKeyStore } from '../src/store/accounts/keys.ts'
import { createSqliteHandle } from '../src/store/sqlite/connection.ts'
import { databasePath, openDatabase } from '../src/store/sqlite/database.ts'
import { openSecretBox, secretKeyPath } from '../src/store/secret-key.ts'
import { createWebhookReader, createWebhookStore } from '../src/store/push/webhooks.ts'
import {
  type StoredWebhook,
  newWebhook,
  patchWebhook,
  publicWebhook,
  rotateSecret,
} from '../src/webhooks/webhook.ts'
import { temporaryFolder } from './_cli.ts'
import { WEBHOOK_RULES } from '../src/webhooks/store-rules.ts'

const NOW = new Date('2026-03-09T12:00:00.000Z')
const LIMIT = 3

async function openStore(dataDir = temporaryFolder()) {
  const db = openDatabase(dataDir)
  onTestFinished(() => db.close())
  const accounts = createKeyStore(createSqliteHandle(db))
  const newAccount = async () =>
    (await createAccount(accounts, { nome: 'Teste', email: 'teste@exemplo.com.br' }, NOW)).id
  const sql = createSqliteHandle(db)
  const box = await openSecretBox(sql, dataDir, null)
  const store = createWebhookStore(sql, box, 1_000_000, WEBHOOK_RULES)
  const { list } = createWebhookReader(sql, async () => box)
  const owned = ({ conta_id, id }: Owner) => ({ conta_id, webhookId: id })
  return {
    dataDir,
    db,
    conta: await newAccount(),
    newAccount,
    list: (conta_id: string) => list(conta_id, null),
    create: (webhook: StoredWebhook) => store.create(webhook, LIMIT, 'kept', null, NOW),
    find: (of: Owner) => store.find(owned(of)),
    change: (of: Owner, change: (webhook: StoredWebhook) => StoredWebhook) =>
      store.change(
        owned(of),
        (webhook) => ({ after: change(webhook), answer: 'changed' }),
        null,
        NOW,
      ),
    remove: (of: Owner) => store.remove(owned(of), NOW),
  }
}

type Owner = Pick<StoredWebhook, 'id' | 'conta_id'>

const CREATED = { done: 'kept' }
/** As long as that of a browser, so that a shorter row would not cover it. */
const address = (token: string) => `https://receptor.exemplo.com.br/${token}${'x'.repeat(300)}`
const UNKNOWN = { refused: 'webhook_inexistente' }

let made = 0
function aWebhook(conta_id: string, secret = 'um segredo') {
  const request = {
    url: 'https://exemplo.com.br/gancho',
    eventos: ['publicacao.nova' as const],
    filtros: { termos: ['"pregão eletrônico"'], secoes: ['3'] },
  }
  return newWebhook(request, {
    id: `wh_${String(++made).padStart(3, '0')}`,
    conta_id,
    secret,
    leitura: 1,
    now: NOW,
  })
}

const listed = (webhook: StoredWebhook) => ({
  ...publicWebhook(webhook),
  watching_since: webhook.watching_since,
})

describe('webhooks', () => {
  test('are found as stored, only by their account', async () => {
    const { create, find, list, change, remove, conta, newAccount } = await openStore()
    const [one, two] = [aWebhook(conta), rotateSecret(aWebhook(conta), 'novo', NOW, NOW)]
    expect(await create(one)).toEqual(CREATED)
    expect(await create(two)).toEqual(CREATED)
    expect(await find(one)).toEqual(one)
    expect(await find(two)).toEqual(two)
    expect(await list(conta)).toEqual([one, two].map(listed))

    const other = { id: one.id, conta_id: await newAccount() }
    expect(await find(other)).toBeNull()
    expect(await list(other.conta_id)).toEqual([])
    expect(await change(other, (webhook) => ({ ...webhook, url: 'x' }))).toEqual(UNKNOWN)
    expect(await remove(other)).toBe(false)
    expect(await list(conta)).toEqual([one, two].map(listed))
  })

  test('are limited per account; deleted ones do not count', async () => {
    const { create, list, remove, conta, newAccount } = await openStore()
    const webhooks = Array.from({ length: LIMIT }, () => aWebhook(conta))
    for (const webhook of webhooks) await create(webhook)
    expect(await create(aWebhook(conta))).toEqual({ refused: 'limite' })
    expect(await list(conta)).toHaveLength(LIMIT)
    expect(await create(aWebhook(await newAccount()))).toEqual(CREATED)
    await remove(webhooks[0]!)
    expect(await create(aWebhook(conta))).toEqual(CREATED)
  })

  test('change completely, or not at all', async () => {
    const { create, find, change, conta } = await openStore()
    const webhook = aWebhook(conta)
    await create(webhook)
    const patch = { url: 'https://outro.com.br/', secret: 'outro segredo' }
    expect(await change(webhook, (w) => patchWebhook(w, patch, { leitura: 1, now: NOW }))).toEqual({
      done: 'changed',
    })
    const changed = await find(webhook)
    expect(changed).toMatchObject({ url: patch.url, secrets: { secret: patch.secret } })
    await expect(
      change(webhook, () => {
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    expect(await find(webhook)).toEqual(changed)
  })

  test('store no readable secret, and nothing after deletion', async () => {
    const { db, create, find, remove, conta, dataDir } = await openStore()
    const webhook = rotateSecret(aWebhook(conta, 'segredo-antigo'), 'segredo-novo', NOW, NOW)
    await create(webhook)
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    const file = readFileSync(databasePath(dataDir), 'latin1')
    expect(file).toContain(webhook.id)
    expect(file).not.toContain('segredo-')
    await remove(webhook)
    expect(await find(webhook)).toBeNull()
    expect(db.prepare('SELECT secret, next_secret FROM webhooks').get()).toEqual({
      secret: new Uint8Array(),
      next_secret: null,
    })
  })

  test('leave no address in the file when they are deleted, nor one that they had before', async () => {
    const { db, create, change, remove, conta, dataDir } = await openStore()
    const webhook = { ...aWebhook(conta), url: address('ficha-antiga') }
    const kept = { ...aWebhook(conta), url: address('ficha-de-outro') }
    const isInFile = () => {
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
      const file = readFileSync(databasePath(dataDir), 'latin1')
      return ['ficha-antiga', 'ficha-nova', 'ficha-de-outro'].map((token) => file.includes(token))
    }
    await create(webhook)
    await create(kept)
    expect(isInFile()).toEqual([true, false, true])
    const patch = { url: address('ficha-nova') }
    await change(webhook, (w) => patchWebhook(w, patch, { leitura: 1, now: NOW }))
    expect(isInFile()).toEqual([false, true, true])
    await remove(webhook)
    expect(isInFile()).toEqual([false, false, true])
  })
})

test('deliveries are suspended, resumed and cancelled with their webhook', async () => {
  const { db, create, change, remove, conta } = await openStore()
  const [webhook, other] = [aWebhook(conta), aWebhook(conta)]
  await create(webhook)
  await create(other)
  const insert = db.prepare(
    `INSERT INTO deliveries (id, evento_id, webhook_id, tipo, origem, status, due_at, criado_em, body)
     VALUES (?1, 'evt_' || ?1, ?2, 'publicacao.nova', 'automatica', ?3, 1, '', x'7b7d')`,
  )
  for (const status of ['pendente', 'enviando', 'entregue', 'falhou'])
    insert.run(`dlv_${status}`, webhook.id, status)
  insert.run('dlv_outra', other.id, 'pendente')
  const statuses = () =>
    db
      .prepare('SELECT status FROM deliveries ORDER BY seq')
      .all()
      .map(({ status }) => String(status))
      .join(' ')
  const setActive = (ativo: boolean) =>
    change(webhook, (w) => patchWebhook(w, { ativo }, { leitura: 1, now: NOW }))

  await setActive(false)
  expect(statuses()).toBe('suspensa enviando entregue falhou pendente')
  await setActive(true)
  expect(statuses()).toBe('pendente enviando entregue falhou pendente')
  await remove(webhook)
  expect(statuses()).toBe('cancelada enviando entregue falhou pendente')
})

test('a retry that a silence put off goes once the silence is lifted, and others keep their wait', async () => {
  const { db, create, change, conta } = await openStore()
  const [webhook, other] = [aWebhook(conta), aWebhook(conta)]
  // 9:00 in Brasília.
  const night = { horario_silencioso: { de: '08:00', ate: '22:00' } }
  const end = Date.parse('2026-03-10T01:00:00.000Z')
  for (const one of [webhook, other]) {
    await create(one)
    await change(one, (w) => patchWebhook(w, { envio: night }, { leitura: 1, now: NOW }))
  }
  const insert = db.prepare(
    `INSERT INTO deliveries (id, evento_id, webhook_id, tipo, origem, status, tentativas, due_at, criado_em, body)
     VALUES (?1, 'evt_' || ?1, ?2, 'publicacao.nova', 'automatica', ?3, 1, ?4, '', x'7b7d')`,
  )
  insert.run('dlv_silencio', webhook.id, 'pendente', end)
  insert.run('dlv_amanha', webhook.id, 'pendente', end + 86_400_000)
  insert.run('dlv_espera', webhook.id, 'pendente', end + 1)
  insert.run('dlv_outra', other.id, 'pendente', end)
  const due = () =>
    db
      .prepare('SELECT due_at FROM deliveries ORDER BY seq')
      .all()
      .map(({ due_at }) => new Date(Number(due_at)).toISOString().slice(5, 19))
  await change(webhook, (w) => patchWebhook(w, { envio: null }, { leitura: 1, now: NOW }))
  const resumed = ['03-09T12:00:00', '03-10T11:00:00']
  expect(due()).toEqual([...resumed, '03-10T01:00:00', '03-10T01:00:00'])
})

describe('the secret key', () => {
  test('is created once, in a file only for its owner', async () => {
    const { dataDir, db } = await openStore()
    const path = secretKeyPath(dataDir)
    expect(statSync(path).mode & 0o777).toBe(0o600)
    const key = readFileSync(path, 'utf8')
    const sealed = (await openSecretBox(createSqliteHandle(db), dataDir, null)).seal('a', 'b')
    expect((await openSecretBox(createSqliteHandle(db), dataDir, null)).open(sealed, 'b')).toBe('a')
    expect(readFileSync(path, 'utf8')).toBe(key)
  })

  test('may be configured, and then no file is created', async () => {
    const dataDir = temporaryFolder()
    using db = openDatabase(dataDir)
    const key = randomBytes(32)
    const sealed = (await openSecretBox(createSqliteHandle(db), dataDir, key)).seal('a', 'b')
    expect((await openSecretBox(createSqliteHandle(db), dataDir, key)).open(sealed, 'b')).toBe('a')
    expect(() => statSync(secretKeyPath(dataDir))).toThrow('ENOENT')
    await expect(openSecretBox(createSqliteHandle(db), dataDir, randomBytes(32))).rejects.toThrow(
      /é outra/,
    )
  })

  test('is not in a backup: a restored archive asks for it, and creates no other', async () => {
    const { dataDir, db, create, conta } = await openStore()
    const webhook = aWebhook(conta)
    await create(webhook)
    const restored = join(temporaryFolder(), 'dados')
    mkdirSync(restored)
    await backup(db, databasePath(restored))

    using copy = openDatabase(restored)
    await expect(openSecretBox(createSqliteHandle(copy), restored, null)).rejects.toThrow(Problem)
    await expect(openSecretBox(createSqliteHandle(copy), restored, null)).rejects.toThrow(
      /não foi encontrada.*backup/,
    )
    expect(() => statSync(secretKeyPath(restored))).toThrow('ENOENT')

    copyFileSync(secretKeyPath(dataDir), secretKeyPath(restored))
    const sql = createSqliteHandle(copy)
    const same = createWebhookStore(
      sql,
      await openSecretBox(sql, restored, null),
      1_000_000,
      WEBHOOK_RULES,
    )
    expect(await same.find({ conta_id: conta, webhookId: webhook.id })).toEqual(webhook)

    writeFileSync(secretKeyPath(restored), 'xyz')
    await expect(openSecretBox(createSqliteHandle(copy), restored, null)).rejects.toThrow(
      /danificada/,
    )
    rmSync(secretKeyPath(restored))
  })
})
