import type { Once, OnceRefusal } from '../../access/once.ts'
import type { BulletinRefusal, BulletinStore } from '../../alerts/bulletins/bulletin-store.ts'
import {
  type BulletinPatch,
  type BulletinRequest,
  type BulletinView,
  type StoredBulletin,
  bulletinView,
  newBulletin,
  patchBulletin,
  replaceBulletin,
} from '../../alerts/bulletins/bulletin.ts'
import type { MailboxRules } from '../../alerts/mailbox.ts'
import { newId } from '../../lib/crypto/ids.ts'
import type { Outcome, Put } from '../../lib/errors/outcome.ts'
import type { Clock } from '../../lib/time/clock.ts'

/** Commands of accounts for their bulletins. `once` as in commands for alerts. */
export interface BulletinCommands {
  create(
    conta_id: string,
    request: BulletinRequest,
    once: Once | null,
  ): Promise<Outcome<BulletinView, BulletinRefusal | OnceRefusal>>
  patch(
    conta_id: string,
    id: string,
    patch: BulletinPatch,
  ): Promise<Outcome<BulletinView, BulletinRefusal>>
  /** Makes the bulletin with the request's `chave`, or replaces it by what the request says. */
  put(
    conta_id: string,
    request: BulletinRequest & { chave: string },
  ): Promise<Outcome<Put<BulletinView>, BulletinRefusal>>
  closePage(conta_id: string, id: string, issueId: string): Promise<Outcome<null, BulletinRefusal>>
  closePages(conta_id: string, id: string): Promise<Outcome<null, BulletinRefusal>>
  remove(conta_id: string, id: string): Promise<Outcome<null, BulletinRefusal>>
}

/** As many as anybody has use for; each may become a mail a day to a hundred people. */
const MOST_BULLETINS = 100

export function createBulletinCommands({
  bulletins,
  mailboxRules,
  clock,
}: {
  bulletins: BulletinStore
  mailboxRules: MailboxRules
  clock: Clock
}): BulletinCommands {
  const rules = { limit: MOST_BULLETINS, mailboxes: mailboxRules, view: bulletinView }
  const made = (conta_id: string, request: BulletinRequest, now: Date) =>
    newBulletin(request, { id: newId('bol', now.getTime()), conta_id, now })

  return {
    async create(conta_id, request, once) {
      const now = clock()
      return await bulletins.create(made(conta_id, request, now), rules, once, now)
    },
    async patch(conta_id, id, patch) {
      const now = clock()
      const change = (bulletin: StoredBulletin) => patchBulletin(bulletin, patch, now)
      return await bulletins.change(conta_id, id, change, rules, now)
    },
    async put(conta_id, request) {
      const now = clock()
      const change = (bulletin: StoredBulletin) => replaceBulletin(bulletin, request, now)
      return await bulletins.put(made(conta_id, request, now), change, rules, now)
    },
    closePage: bulletins.closePage,
    closePages: bulletins.closePages,
    remove: bulletins.remove,
  }
}
