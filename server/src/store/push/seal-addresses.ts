import type { SecretBox } from '../../lib/crypto/secret-box.ts'
import { text } from '../rows.ts'
import type { Sql } from '../sql.ts'
import { statement } from '../statement.ts'
import { webhooks } from './tables.ts'
import { isWholeAddress, sealedAddress } from './webhook-addresses.ts'
import type { WebhookRules } from './webhooks.ts'

/** So many rows are looked at with one query: the write lock is held only for those that are sealed. */
const BATCH = 1_000

/** Unless somebody has changed the address meanwhile. */
const seal = statement(
  { ...webhooks.pick('id', 'url', 'sealed_url').shape, was: text },
  `UPDATE webhooks SET url = :url, sealed_url = :sealed_url
   WHERE id = :id AND url = :was AND (sealed_url IS NULL OR url <> :url) AND deleted_at IS NULL`,
)
const openRow = webhooks.pick('id', 'url', 'sealed_url')

/**
 * Seals the addresses that stand in clear and should not: those that an older program wrote, and those of services
 * that it did not know. One that an older program wrote beside a sealed one is newer, and takes its place; what is left
 * of a sealed one is left alone. Called at every start; whatever is interrupted goes on at the next one.
 */
export async function sealAddresses(
  sql: Sql,
  box: Pick<SecretBox, 'seal'>,
  isSecretAddress: WebhookRules['isSecretAddress'],
): Promise<void> {
  let after = ''
  for (;;) {
    const found = await sql.all(
      openRow,
      `SELECT ${openRow.columns} FROM webhooks
       WHERE id > $1 AND deleted_at IS NULL ORDER BY id LIMIT ${BATCH}`,
      [after],
    )
    for (const { id, url, sealed_url } of found) {
      if (!isSecretAddress(url) || (sealed_url !== null && !isWholeAddress(url))) continue
      await sql.run(...seal({ id, was: url, ...sealedAddress(url, id, box) }))
    }
    if (found.length < BATCH) return
    after = found.at(-1)!.id
  }
}
