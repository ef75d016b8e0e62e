import { describe, expect, test } from 'vitest'
import { createAccount } from '../src/access/accounts.ts'
import { createKeyStore } from '../src/store/accounts/keys.ts'
import { createWebhookStore } from '../src/store/push/webhooks.ts'
import { row, text } from '../src/store/rows.ts'
import { openSecretBox } from '../src/store/secret-key.ts'
import { WEBHOOK_RULES } from '../src/webhooks/store-rules.ts'
import { newWebhook } from '../src/webhooks/webhook.ts'
import { hasPostgres, openTestPostgres } from './_postgres.ts'

const NOW = new Date('2026-03-09T12:00:00.000Z')
const contentRow = row({ content: text })

async function openStore() {
  const database = await openTestPostgres()
  const { sql } = database
  const keys = createKeyStore(sql)
  const { id: conta_id } = await createAccount(keys, { nome: 'A', email: 'a@exemplo.com.br' }, NOW)
  const box = await openSecretBox(sql, '', new Uint8Array(32))
  const store = createWebhookStore(sql, box, 1_000_000, WEBHOOK_RULES)
  return {
    keys,
    conta_id,
    remove: (webhookId: string) => store.remove({ conta_id, webhookId }, NOW),
    async create(id: string) {
      const url = `https://receptor.exemplo.com.br/ficha-${id}`
      const about = { id, conta_id, secret: 'um segredo', leitura: 1, now: NOW }
      const webhook = newWebhook({ url, eventos: ['publicacao.nova'] }, about)
      await store.create(webhook, 10, null, null, NOW)
    },
    /** The tokens that stand anywhere in the database. */
    async tokens() {
      const dump = `SELECT database_to_xml(true, false, '')::text AS content`
      const { content } = (await sql.one(contentRow, dump))!
      return [...new Set(content.match(/ficha-\w+/g))].toSorted()
    },
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  }
}

describe.runIf(hasPostgres('deleted webhooks'))('in PostgreSQL', () => {
  test('a deleted webhook leaves no address, nor do those of a closed account', async () => {
    await using world = await openStore()
    for (const id of ['wh_a', 'wh_b']) await world.create(id)
    expect(await world.tokens()).toEqual(['ficha-wh_a', 'ficha-wh_b'])
    expect(await world.remove('wh_a')).toBe(true)
    expect(await world.tokens()).toEqual(['ficha-wh_b'])
    expect(await world.keys.closeAccount(world.conta_id, NOW)).toMatchObject({
      done: { webhooks: 1 },
    })
    expect(await world.tokens()).toEqual([])
  })
})
