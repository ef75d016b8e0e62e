import type { PeopleStore } from '../../../access/people/people-store.ts'
import type { SecretBox } from '../../../lib/crypto/secret-box.ts'
import { hashToken } from '../../../lib/crypto/token.ts'
import type { Sql } from '../../sql.ts'
import { people, recoveryCodes } from '../tables.ts'
import { notify } from './notes.ts'
import { endSessions, tellOf } from './sessions.ts'

const secretRow = people.pick('totp_secret')
const insertCode = recoveryCodes.insert()

/** Authenticator apps of people; `box` seals their secrets. */
export function createSecondFactorStore(
  sql: Sql,
  box: SecretBox,
): Pick<
  PeopleStore,
  | 'totpSecret'
  | 'proposeTotp'
  | 'requireTotp'
  | 'useStep'
  | 'useRecoveryCode'
  | 'replaceRecoveryCodes'
  | 'dropTotp'
> {
  return {
    async totpSecret(pessoa_id) {
      const select = 'SELECT totp_secret FROM people WHERE id = $1'
      const sealed = (await sql.one(secretRow, select, [pessoa_id]))?.totp_secret
      return sealed ? box.open(sealed, pessoa_id) : null
    },
    async proposeTotp(pessoa_id, secret) {
      const proposed = await sql.run(
        `UPDATE people SET totp_secret = $1, totp_step = NULL
         WHERE id = $2 AND segundo_fator_em IS NULL`,
        [box.seal(secret, pessoa_id), pessoa_id],
      )
      return proposed > 0
    },
    requireTotp: (pessoa_id, codes, kept, now) =>
      sql.transaction(async (tx) => {
        await tx.run('UPDATE people SET segundo_fator_em = $1 WHERE id = $2', [
          now.toISOString(),
          pessoa_id,
        ])
        await replaceCodes(tx, pessoa_id, codes)
        await endSessions(tx, pessoa_id, kept)
        await tellOf(tx, 'segundo_fator_ligado', pessoa_id)
        await notify(tx, pessoa_id, { kind: 'factor_on' }, now)
      }),
    async useStep(pessoa_id, step) {
      const use = `UPDATE people SET totp_step = $1
                   WHERE id = $2 AND (totp_step IS NULL OR totp_step < $1)`
      return (await sql.run(use, [step, pessoa_id])) > 0
    },
    async useRecoveryCode(pessoa_id, code) {
      const use = 'DELETE FROM recovery_codes WHERE pessoa_id = $1 AND hash = $2'
      return (await sql.run(use, [pessoa_id, hashToken(code)])) > 0
    },
    replaceRecoveryCodes: (pessoa_id, codes, now) =>
      sql.transaction(async (tx) => {
        await replaceCodes(tx, pessoa_id, codes)
        await tellOf(tx, 'codigos_renovados', pessoa_id)
        await notify(tx, pessoa_id, { kind: 'codes_renewed' }, now)
      }),
    dropTotp: (pessoa_id, now) =>
      sql.transaction(async (tx) => {
        await tx.run(
          `UPDATE people SET totp_secret = NULL, totp_step = NULL, segundo_fator_em = NULL
           WHERE id = $1`,
          [pessoa_id],
        )
        await replaceCodes(tx, pessoa_id, [])
        await tellOf(tx, 'segundo_fator_desligado', pessoa_id)
        await notify(tx, pessoa_id, { kind: 'factor_off' }, now)
      }),
  }
}

async function replaceCodes(tx: Sql, pessoa_id: string, codes: string[]): Promise<void> {
  await tx.run('DELETE FROM recovery_codes WHERE pessoa_id = $1', [pessoa_id])
  for (const code of codes) await insertCode(tx, { pessoa_id, hash: hashToken(code) })
}
