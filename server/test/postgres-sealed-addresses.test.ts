import { describe, expect, test } from 'vitest'
import { row, text } from '../src/store/rows.ts'
import { createWebhookReader } from '../src/store/push/webhooks.ts'
import { openSecretBox } from '../src/store/secret-key.ts'
import { runChannelOn } from './_chat-run.ts'
import { CHANNELS } from './_chat-stand-ins.ts'
import { hasPostgres, openTestPostgres } from './_postgres.ts'

const contentRow = row({ content: text })
const accountRow = row({ id: text })

describe.runIf(hasPostgres('sealed addresses'))('in PostgreSQL', () => {
  test.each(Object.keys(CHANNELS))(
    'a channel of %s gets what waits for it, and its address is nowhere',
    async (host) => {
      await using database = await openTestPostgres()
      const { sql } = database
      const box = await openSecretBox(sql, '', new Uint8Array(32))
      const run = { host, deliveries: 3, apartMs: 0, faulty: 0, seed: 1 }
      expect(await runChannelOn(sql, box, run)).toMatchObject({ lost: 0, malformed: 0 })
      const dump = `SELECT database_to_xml(true, false, '')::text AS content`
      const { content } = (await sql.one(contentRow, dump))!
      expect(content).toContain(`https://${host}`)
      const secret = CHANNELS[host]!.replace(/#[a-z]+$/, '').replaceAll('&', '&amp;')
      expect(content).not.toContain(secret)
      const { id } = (await sql.one(accountRow, 'SELECT id FROM accounts'))!
      const [shown] = await createWebhookReader(sql, async () => box).list(id, null)
      expect(shown?.url).toMatch(/^https:/)
      expect(shown?.url).toContain(CHANNELS[host])
    },
  )
})
