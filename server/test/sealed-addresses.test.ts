/*
 * The address of a channel or a browser lets whoever has it write there, so it stands sealed wherever it is stored. A
 * token that was never in clear is in no backup, log of the database or free page either.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createAccount } from '../src/access/accounts.ts'
import { realSurroundings } from '../src/assembly/surroundings.ts'
import { readConfig } from '../src/config.ts'
import { openArchive } from '../src/embedded/archive.ts'
import type { Outcome } from '../src/lib/errors/outcome.ts'
import type { SecretBox } from '../src/lib/crypto/secret-box.ts'
import { newVapidKey, vapidWith } from '../src/lib/crypto/vapid.ts'
import { createKeyStore } from '../src/store/accounts/keys.ts'
import { sealAddresses } from '../src/store/push/seal-addresses.ts'
import { createWebhookReader, createWebhookStore } from '../src/store/push/webhooks.ts'
import { openSecretBox } from '../src/store/secret-key.ts'
import { isSecretAddress } from '../src/webhooks/address/secret-address.ts'
import { WEBHOOK_RULES } from '../src/webhooks/store-rules.ts'
import { newWebhook } from '../src/webhooks/webhook.ts'
import { runChannel } from './_chat-run.ts'
import { BROWSER_HOST, CHANNELS } from './_chat-stand-ins.ts'
import { temporaryFolder } from './_cli.ts'
import { createPushStandIn } from './_push-stand-in.ts'
import { openService } from './_service-here.ts'

const NOW = new Date('2026-03-09T12:00:00.000Z')
const HOSTS = Object.keys(CHANNELS)
const VAPID = vapidWith(newVapidKey(), 'mailto:quem.opera@exemplo.com.br')

/** What of a channel's address nobody may read: all but its host and the word at its end. */
function secretOf(host: string): string {
  return CHANNELS[host]!.replace(/#[a-z]+$/, '')
}

/** The files of a data folder that contain a text. */
function filesWith(text: string, dataDir: string): string[] {
  return readdirSync(dataDir).filter((name) =>
    readFileSync(join(dataDir, name), 'latin1').includes(text),
  )
}

function done<T>(outcome: Outcome<T, string>): T {
  if ('refused' in outcome) throw new Error(outcome.refused)
  return outcome.done
}

/** The service with an account; it finds no receiver. */
async function startWorld() {
  const dataDir = join(temporaryFolder(), 'data')
  using archive = openArchive(dataDir)
  const request = { nome: 'Canal', email: 'canal@exemplo.com.br' }
  const { id: conta } = await createAccount(createKeyStore(archive.sql), request, NOW)
  const surroundings = { ...realSurroundings, resolve: async () => ['10.0.0.7'] }
  const service = await openService(readConfig({ ARAUTO_DATA_DIR: dataDir }), surroundings)
  onTestFinished(() => service[Symbol.asyncDispose]())
  return { dataDir, conta, service }
}

describe.each(HOSTS)('a channel of %s', (host) => {
  test('is tried, shown and changed, and its address is in no file', async () => {
    const { dataDir, conta, service } = await startWorld()
    const { commands, queries } = service
    const url = `https://${host}${CHANNELS[host]}`
    const browser = createPushStandIn(`https://${host}`, VAPID.publicKey)
    const secret = host === BROWSER_HOST ? { secret: browser.secret } : {}
    const request = { chave: 'canal', url, eventos: ['alerta.match' as const], ...secret }
    const made = done(await commands.webhooks.put(conta, request)).record
    const owned = { conta_id: conta, webhookId: made.id }
    expect(await queries.webhooks.find(owned)).toMatchObject({ url, ativo: true })
    expect(await queries.webhooks.list(conta, null)).toMatchObject([{ url }])
    const test = done(await commands.webhooks.test(owned, 'alerta.match', null))
    expect(test).toMatchObject({ status: 'falhou', ultimo_erro: 'endereco_recusado' })
    const same = done(await commands.webhooks.put(conta, request)).record
    expect(same.atualizado_em).toBe(made.atualizado_em)
    done(await commands.webhooks.patch(owned, { nome: 'Outro nome' }))
    expect(await queries.webhooks.find(owned)).toMatchObject({ url, nome: 'Outro nome' })
    expect(filesWith(made.id, dataDir)).not.toEqual([])
    expect(filesWith(secretOf(host), dataDir)).toEqual([])

    const plain = 'https://receptor.exemplo.com.br/arauto'
    done(await commands.webhooks.patch(owned, { url: plain }))
    expect(await queries.webhooks.find(owned)).toMatchObject({ url: plain })
    done(await commands.webhooks.patch(owned, { url, ...secret }))
    expect(await queries.webhooks.find(owned)).toMatchObject({ url })
    done(await commands.webhooks.remove(owned))
    expect(filesWith(secretOf(host), dataDir)).toEqual([])
  })

  test('gets what waits for it, and its address is in no file', async () => {
    const dataDir = join(temporaryFolder(), 'data')
    const run = { host, dataDir, deliveries: 3, apartMs: 0, faulty: 0, seed: 1 }
    expect(await runChannel(run)).toMatchObject({ lost: 0, malformed: 0 })
    expect(filesWith(secretOf(host), dataDir)).toEqual([])
  })
})

/** An archive with the webhooks of an older program. */
async function openOld(urls: string[]) {
  const dataDir = join(temporaryFolder(), 'data')
  const { sql, db } = openArchive(dataDir)
  onTestFinished(() => db.close())
  const request = { nome: 'Canal', email: 'canal@exemplo.com.br' }
  const { id: conta_id } = await createAccount(createKeyStore(sql), request, NOW)
  const box = await openSecretBox(sql, dataDir, null)
  const old = createWebhookStore(sql, box, 1_000_000, {
    ...WEBHOOK_RULES,
    isSecretAddress: () => false,
  })
  for (const [at, url] of urls.entries()) {
    const about = { id: `wh_${at}`, conta_id, secret: 'um segredo', leitura: 1, now: NOW }
    const webhook = newWebhook({ url, eventos: ['alerta.match'] }, about)
    await old.create(webhook, 1_000, null, null, NOW)
  }
  const reader = createWebhookReader(sql, async () => box)
  return {
    dataDir,
    sql,
    box,
    old,
    owned: (webhookId: string) => ({ conta_id, webhookId }),
    urls: async () => (await reader.list(conta_id, null)).map(({ url }) => url),
    stored: () =>
      db
        .prepare('SELECT url FROM webhooks ORDER BY id')
        .all()
        .map(({ url }) => String(url)),
    inFile(text: string) {
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
      return filesWith(text, dataDir).length > 0
    },
  }
}

describe('addresses that an older program left in clear', () => {
  const urls = HOSTS.map((host) => `https://${host}${CHANNELS[host]}`)
  const plain = 'https://receptor.exemplo.com.br/arauto?x=1'

  test('are sealed when the service opens the archive, and read as before', async () => {
    const world = await openOld([...urls, plain])
    for (const host of HOSTS) expect(world.inFile(secretOf(host))).toBe(true)
    await using service = await openService(readConfig({ ARAUTO_DATA_DIR: world.dataDir }))
    expect(service).toBeDefined()
    for (const host of HOSTS) expect([host, world.inFile(secretOf(host))]).toEqual([host, false])
    expect(world.stored()).toEqual([
      'https://hooks.slack.com/',
      'https://discord.com/',
      'https://prod-1.brazilsouth.logic.azure.com/#teams',
      'https://chat.googleapis.com/',
      'https://api.telegram.org/',
      'https://whatsapp.exemplo.com.br/',
      `https://${BROWSER_HOST}/#navegador`,
      plain,
    ])
    expect(await world.urls()).toEqual([...urls, plain])
  })

  test('are sealed by the next start when one was interrupted', async () => {
    const world = await openOld(urls)
    let left = 2
    const breaking: Pick<SecretBox, 'seal'> = {
      seal(text, owner) {
        if (left-- === 0) throw new Error('interrupted')
        return world.box.seal(text, owner)
      },
    }
    await expect(sealAddresses(world.sql, breaking, isSecretAddress)).rejects.toThrow('interrupted')
    expect(world.stored().filter((url) => urls.includes(url))).toEqual(urls.slice(2))
    expect(await world.urls()).toEqual(urls)
    await sealAddresses(world.sql, world.box, isSecretAddress)
    expect(world.stored().filter((url) => urls.includes(url))).toEqual([])
    expect(await world.urls()).toEqual(urls)
  })

  test('hold, and are sealed, when such a program writes them beside a newer one', async () => {
    const world = await openOld([...urls, urls[0]!])
    await sealAddresses(world.sql, world.box, isSecretAddress)
    const left = world.stored()
    const others = urls.map((url) => url.replace(/(\?|(?=#)|$)/, '?outro=1&'))
    expect(others.filter((url) => !isSecretAddress(url))).toEqual([])
    // It writes what it knows, and leaves the sealed one.
    for (const [at, url] of [...others, plain].entries())
      await world.sql.run('UPDATE webhooks SET url = $1 WHERE id = $2', [url, `wh_${at}`])
    expect(await world.urls()).toEqual([...others, plain])
    for (const start of ['first', 'second']) {
      await sealAddresses(world.sql, world.box, isSecretAddress)
      expect([start, world.stored()]).toEqual([start, [...left.slice(0, -1), plain]])
      expect([start, await world.urls()]).toEqual([start, [...others, plain]])
    }
  })

  test('open only as what they are', async () => {
    const world = await openOld(urls.slice(0, 1))
    await sealAddresses(world.sql, world.box, isSecretAddress)
    await world.sql.run('UPDATE webhooks SET sealed_url = secret')
    await expect(world.urls()).rejects.toThrow('for another owner')
  })
})
