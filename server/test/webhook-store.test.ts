import { randomBytes } from 'node:crypto'
import { copyFileSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { backup } from 'node:sqlite'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createAccount } from '../src/access/accounts.ts'
import { Problem } from '../src/lib/problem.ts'
import { createKeyStore } from '../src/store/accounts/keys.ts'
import { createSqliteHandle } from '../src/store/sqlite/connection.ts'
import { databasePath, openDatabase } from '../src/store/database.ts'
import { openSecretBox, secretKeyPath } from '../src/store/secret-key.ts'
import { createWebhookStore } from '../src/store/webhooks.ts'
import { newWebhook, patchWebhook, rotateSecret } from '../src/webhooks/webhook.ts'
import { temporaryFolder } from './_cli.ts'

const NOW = new Date('2026-03-09T12:00:00.000Z')
const LIMIT = 3

async function openStore(dataDir = temporaryFolder()) {
  const db = openDatabase(dataDir)
  onTestFinished(() => db.close())
  const accounts = createKeyStore(createSqliteHandle(db))
  const newAccount = async () =>
    (await createAccount(accounts, { nome: 'Teste', email: 'teste@exemplo.com.br' }, NOW)).id
  const store = createWebhookStore(db, await openSecretBox(createSqliteHandle(db), dataDir, null))
  return { dataDir, db, store, conta: await newAccount(), newAccount }
}

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
    now: NOW,
  })
}

describe('webhooks', () => {
  test('are found as they were kept, by their account alone', async () => {
    const { store, conta, newAccount } = await openStore()
    const [one, two] = [aWebhook(conta), rotateSecret(aWebhook(conta), 'novo', NOW, NOW)]
    expect(store.create(one, LIMIT)).toBe(true)
    expect(store.create(two, LIMIT)).toBe(true)
    expect(store.find(conta, one.id)).toEqual(one)
    expect(store.list(conta)).toEqual([one, two])

    const other = await newAccount()
    expect(store.find(other, one.id)).toBeNull()
    expect(store.list(other)).toEqual([])
    expect(store.change(other, one.id, (webhook) => ({ ...webhook, url: 'x' }))).toBeNull()
    expect(store.remove(other, one.id, NOW)).toBe(false)
    expect(store.list(conta)).toEqual([one, two])
  })

  test('are at most so many an account; those taken away do not count', async () => {
    const { store, conta, newAccount } = await openStore()
    const webhooks = Array.from({ length: LIMIT }, () => aWebhook(conta))
    for (const webhook of webhooks) store.create(webhook, LIMIT)
    expect(store.create(aWebhook(conta), LIMIT)).toBe(false)
    expect(store.list(conta)).toHaveLength(LIMIT)
    expect(store.create(aWebhook(await newAccount()), LIMIT)).toBe(true)
    store.remove(conta, webhooks[0]!.id, NOW)
    expect(store.create(aWebhook(conta), LIMIT)).toBe(true)
  })

  test('change as told, or not at all', async () => {
    const { store, conta } = await openStore()
    const webhook = aWebhook(conta)
    store.create(webhook, LIMIT)
    const patch = { url: 'https://outro.com.br/', secret: 'outro segredo' }
    const changed = store.change(conta, webhook.id, (w) => patchWebhook(w, patch, NOW))
    expect(changed).toMatchObject({ url: patch.url, secrets: { secret: patch.secret } })
    expect(store.find(conta, webhook.id)).toEqual(changed)
    expect(() =>
      store.change(conta, webhook.id, () => {
        throw new Error('no')
      }),
    ).toThrow('no')
    expect(store.find(conta, webhook.id)).toEqual(changed)
  })

  test('keep nothing readable of a secret, nor anything once taken away', async () => {
    const { db, store, conta, dataDir } = await openStore()
    const webhook = rotateSecret(aWebhook(conta, 'segredo-antigo'), 'segredo-novo', NOW, NOW)
    store.create(webhook, LIMIT)
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    const file = readFileSync(databasePath(dataDir), 'latin1')
    expect(file).toContain(webhook.id)
    expect(file).not.toContain('segredo-')
    store.remove(conta, webhook.id, NOW)
    expect(store.find(conta, webhook.id)).toBeNull()
    expect(db.prepare('SELECT secret, next_secret FROM webhooks').get()).toEqual({
      secret: new Uint8Array(),
      next_secret: null,
    })
  })
})

test('deliveries are suspended, resumed and cancelled with their webhook', async () => {
  const { db, store, conta } = await openStore()
  const [webhook, other] = [aWebhook(conta), aWebhook(conta)]
  store.create(webhook, LIMIT)
  store.create(other, LIMIT)
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
    store.change(conta, webhook.id, (w) => patchWebhook(w, { ativo }, NOW))

  setActive(false)
  expect(statuses()).toBe('suspensa enviando entregue falhou pendente')
  setActive(true)
  expect(statuses()).toBe('pendente enviando entregue falhou pendente')
  store.remove(conta, webhook.id, NOW)
  expect(statuses()).toBe('cancelada enviando entregue falhou pendente')
})

describe('the secret key', () => {
  test('is made once, in a file for its owner alone', async () => {
    const { dataDir, db } = await openStore()
    const path = secretKeyPath(dataDir)
    expect(statSync(path).mode & 0o777).toBe(0o600)
    const key = readFileSync(path, 'utf8')
    const sealed = (await openSecretBox(createSqliteHandle(db), dataDir, null)).seal('a', 'b')
    expect((await openSecretBox(createSqliteHandle(db), dataDir, null)).open(sealed, 'b')).toBe('a')
    expect(readFileSync(path, 'utf8')).toBe(key)
  })

  test('may be configured, and then no file is made', async () => {
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

  test('is not in a backup: a restored archive asks for it, and makes no other', async () => {
    const { dataDir, db, store, conta } = await openStore()
    const webhook = aWebhook(conta)
    store.create(webhook, LIMIT)
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
    const same = createWebhookStore(
      copy,
      await openSecretBox(createSqliteHandle(copy), restored, null),
    )
    expect(same.find(conta, webhook.id)).toEqual(webhook)

    writeFileSync(secretKeyPath(restored), 'xyz')
    await expect(openSecretBox(createSqliteHandle(copy), restored, null)).rejects.toThrow(
      /danificada/,
    )
    rmSync(secretKeyPath(restored))
  })
})
