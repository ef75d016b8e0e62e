import type { PeopleStore } from '../../../access/people/people-store.ts'
import type { SecretBox } from '../../../lib/crypto/secret-box.ts'
import { hashToken } from '../../../lib/crypto/token.ts'
import type { Sql } from '../../sql.ts'
import { people, recoveryCodes } from '../tables.ts'
import { notify } from './notes.ts'
import { endSessions, tellOf } from './sessions.ts'

const secretRow = people.pick('totp_secret')
const propose = people
  .pick('id', 'totp_secret', 'totp_step')
  .update('id', 'AND segundo_fator_em IS NULL')
const requireApp = people.pick('id', 'segundo_fator_em').update('id')
const setApp = people.pick('id', 'totp_secret', 'totp_step', 'segundo_fator_em').update('id')
/** A code works once. */
const takeStep = people
  .pick('id', 'totp_step')
  .update('id', 'AND (totp_step IS NULL OR totp_step < :totp_step)')
const insertCode = recoveryCodes.insert()

const NO_APP = { totp_secret: null, totp_step: null, segundo_fator_em: null }

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
      const totp_secret = box.seal(secret, pessoa_id)
      return (await propose(sql, { id: pessoa_id, totp_secret, totp_step: null })) > 0
    },
    requireTotp: (pessoa_id, codes, kept, now) =>
      sql.transaction(async (tx) => {
        await requireApp(tx, { id: pessoa_id, segundo_fator_em: now.toISOString() })
        await replaceCodes(tx, pessoa_id, codes)
        await endSessions(tx, pessoa_id, kept)
        await tellOf(tx, 'segundo_fator_ligado', pessoa_id)
        await notify(tx, pessoa_id, { kind: 'factor_on' }, now)
      }),
    useStep: async (id, totp_step) => (await takeStep(sql, { id, totp_step })) > 0,
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
        await setApp(tx, { id: pessoa_id, ...NO_APP })
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
