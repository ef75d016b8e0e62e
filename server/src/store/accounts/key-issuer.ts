import { readCount } from '../count.ts'
import { recordAudit } from '../audit/record.ts'
import type { KeyIssuer } from '../../access/key-store.ts'
import type { SecretBox } from '../../lib/crypto/secret-box.ts'
import type { Sql } from '../sql.ts'
import { findAccount, insertAccount } from './accounts.ts'
import { insertKey } from './keys.ts'
import { performOnce } from './once.ts'

/** `box` seals the stored answers, because they contain the keys. */
export function createKeyIssuer(sql: Sql, box: SecretBox): KeyIssuer {
  return {
    open: (account, shown, once, now) =>
      performOnce(sql, box, once, now, async (tx) => {
        await insertAccount(tx, account)
        await recordAudit(tx, { tipo: 'conta_criada', conta_id: account.id, alvo_id: account.id })
        return { done: shown }
      }),
    issue: (key, shown, limit, once, now) =>
      performOnce(sql, box, once, now, async (tx) => {
        if ((await findAccount(tx, key.conta_id)) === null) return { refused: 'conta_desconhecida' }
        const count = await readCount(
          tx,
          'SELECT count(*) AS counted FROM api_keys WHERE conta_id = $1 AND revogada_em IS NULL',
          [key.conta_id],
        )
        if (count >= limit) return { refused: 'limite_chaves' }
        await insertKey(tx, key)
        return { done: shown }
      }),
  }
}
