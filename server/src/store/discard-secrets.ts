import { readCount } from './count.ts'
import { randomBytes } from 'node:crypto'
import { existsSync, renameSync } from 'node:fs'
import { Problem, detailOf } from '../lib/errors/problem.ts'
import { recordAudit } from './audit/record.ts'
import { LOST_ADDRESS, isWholeAddress } from './push/webhook-addresses.ts'
import { row, text } from './rows.ts'
import { webhooks as webhookTable } from './push/tables.ts'
import { boxFor, keepProof, opensArchive, secretKeyPath } from './secret-key.ts'
import type { Sql } from './sql.ts'
import { statement } from './statement.ts'

/** What was lost with the secrets. */
export interface Discarded {
  /** They stay inactive until they get a secret that their receivers know. */
  webhooks: number
  /** Of them, those of channels and browsers, whose addresses are lost, too. */
  enderecos: number
  /** People whose authenticator app is removed. */
  pessoas: number
  /** Mails whose links can no longer be written. */
  emails: number
}

const replaceSecret = statement(
  webhookTable.pick('id', 'secret', 'ativo', 'atualizado_em').shape,
  `UPDATE webhooks SET secret = :secret, next_secret = NULL, next_secret_from = NULL, ativo = :ativo,
     motivo_inativacao = 'manual', inativado_em = coalesce(inativado_em, :atualizado_em),
     atualizado_em = :atualizado_em
   WHERE id = :id`,
)
const setSealed = webhookTable.pick('id', 'sealed_url').update('id')
const idRow = row({ id: text })
const addressRow = row({ id: text, url: text })

/**
 * Discards the secrets that a lost key sealed, and continues with the configured key, the one in
 * the folder, or a new one. Leaves the rest of the archive alone. The service must not run
 * meanwhile.
 * @throws Problem `conflito` when the key is not lost.
 */
export async function discardSecrets(
  sql: Sql,
  dataDir: string,
  configured: Uint8Array | null,
  now: Date,
): Promise<Discarded> {
  if (await opensArchive(sql, dataDir, configured))
    throw new Problem('conflito', 'A chave deste acervo está aí: não há o que descartar.', [
      detailOf('segredos.chave', 'abre os segredos', 'Nada foi mudado.'),
    ])
  setDamagedKeyAside(dataDir)
  return await sql.transaction(async (tx) => {
    const { box, newProof } = boxFor(null, dataDir, configured)
    await tx.run('DELETE FROM secret_key_proof')
    await keepProof(tx, newProof!) // there was none
    await tx.run('DELETE FROM idempotency_keys')
    await tx.run('DELETE FROM push_keys')
    // Whoever wants a feed asks its hub again before their lease ends.
    await tx.run('DELETE FROM hub_requests')
    await tx.run('DELETE FROM hub_subscriptions')
    const webhooks = await tx.all(idRow, 'SELECT id FROM webhooks WHERE deleted_at IS NULL')
    const inactive = { ativo: false, atualizado_em: now.toISOString() }
    for (const { id } of webhooks) {
      const secret = box.seal(`whsec_${randomBytes(32).toString('base64')}`, id)
      await tx.run(...replaceSecret({ id, secret, ...inactive }))
    }
    const enderecos = await loseAddresses(tx)
    await tx.run("UPDATE deliveries SET status = 'suspensa' WHERE status = 'pendente'")
    const gone = {
      webhooks: webhooks.length,
      enderecos,
      pessoas: await forgetApps(tx),
      emails: await giveUp(tx),
    }
    await recordAudit(tx, { tipo: 'segredos_descartados', detalhes: { ...gone } })
    return gone
  })
}

/** Returns how many are lost; one that a process of 0.1.0 wrote in clear beside a sealed one holds. */
async function loseAddresses(tx: Sql): Promise<number> {
  const sealed = await tx.all(
    addressRow,
    'SELECT id, url FROM webhooks WHERE sealed_url IS NOT NULL AND deleted_at IS NULL',
  )
  for (const { id, url } of sealed)
    await setSealed(tx, { id, sealed_url: isWholeAddress(url) ? null : LOST_ADDRESS })
  return sealed.filter(({ url }) => !isWholeAddress(url)).length
}

/** A malformed key would be refused for ever. */
function setDamagedKeyAside(dataDir: string): void {
  const path = secretKeyPath(dataDir)
  if (!existsSync(path)) return
  try {
    boxFor(null, dataDir, null)
  } catch {
    renameSync(path, `${path}.danificada`)
  }
}

async function forgetApps(tx: Sql): Promise<number> {
  return await tx.run(
    `UPDATE people SET totp_secret = NULL, totp_step = NULL, segundo_fator_em = NULL
     WHERE totp_secret IS NOT NULL`,
  )
}

async function giveUp(tx: Sql): Promise<number> {
  const waiting = await readCount(
    tx,
    'SELECT count(*) AS counted FROM mails WHERE secret IS NOT NULL',
  )
  await tx.run(
    `UPDATE mails SET due_at = NULL, secret = NULL, ultimo_erro = 'segredos descartados'
     WHERE secret IS NOT NULL`,
  )
  return waiting
}
