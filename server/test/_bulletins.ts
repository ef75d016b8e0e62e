import type { AlertRequest } from '../src/alerts/alert.ts'
import {
  type BulletinRequest,
  bulletinView,
  newBulletin,
} from '../src/alerts/bulletins/bulletin.ts'
import { newId } from '../src/lib/crypto/ids.ts'
import { createSecretBox } from '../src/lib/crypto/secret-box.ts'
import type { Clock } from '../src/lib/time/clock.ts'
import { createBulletinReader } from '../src/store/bulletins/bulletin-reader.ts'
import { createBulletinStore } from '../src/store/bulletins/bulletin-store.ts'
import { createIssueStore } from '../src/store/bulletins/issues.ts'
import { createSqliteHandle } from '../src/store/sqlite/connection.ts'
import { MAILBOX_RULES, alertsOf } from './_alerts.ts'
import type { PushWorld } from './_push.ts'

export const EQUIPE = 'equipe@exemplo.com.br'

/** Creates bulletins of an account, and alerts for them. */
export function bulletinsOf(
  { db, conta }: Pick<PushWorld, 'db' | 'conta'>,
  clock: Clock = () => new Date(),
) {
  const sql = createSqliteHandle(db)
  const store = createBulletinStore(sql, createSecretBox(new Uint8Array(32)))
  const rules = { limit: 100, mailboxes: MAILBOX_RULES, view: bulletinView }
  const alerts = alertsOf({ db, conta }, clock)
  return {
    sql,
    store,
    alerts,
    reader: createBulletinReader(sql),
    issues: createIssueStore(sql),
    /** An alert without channels. */
    alert: (request: Partial<AlertRequest>) => alerts.add({ canais: {}, ...request }),
    async add(request: Partial<BulletinRequest> & Pick<BulletinRequest, 'alertas'>) {
      const now = clock()
      const made = { id: newId('bol', now.getTime()), conta_id: conta, now }
      const bulletin = newBulletin({ nome: 'Compras', destinatarios: [EQUIPE], ...request }, made)
      const outcome = await store.create(bulletin, rules, null, now)
      if ('refused' in outcome) throw new Error(outcome.refused)
      return bulletin
    },
    change: (id: string, fields: object) =>
      store.change(conta, id, (before) => ({ ...before, ...fields }), rules, clock()),
  }
}
