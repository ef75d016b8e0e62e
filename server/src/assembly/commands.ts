import { createPasswords } from '../access/people/password.ts'
import type { SecretBox } from '../lib/crypto/secret-box.ts'
import { createAlertCommands } from '../service/alerts/commands.ts'
import { createBulletinCommands } from '../service/bulletins/commands.ts'
import type { Commands } from '../service/commands.ts'
import { createDaybookCommands } from '../service/daybook/commands.ts'
import { createFolderCommands } from '../service/folders/commands.ts'
import { createHubCommands } from '../service/hub/commands.ts'
import { createKeyCommands } from '../service/keys/commands.ts'
import { createListCommands } from '../service/lists/commands.ts'
import { createOperationCommands } from '../service/operation/commands.ts'
import { createPeopleCommands } from '../service/people/commands.ts'
import type { Signals } from '../service/signals.ts'
import { vouchingFor } from '../alerts/mailbox.ts'
import { createMailboxRules } from '../service/mail/mailbox-rules.ts'
import { createWebhookCommands } from '../service/webhooks/commands.ts'
import { createReplayCommands } from '../service/webhooks/replays.ts'
import { createAuditStore } from '../store/audit/record.ts'
import { createKeyIssuer } from '../store/accounts/key-issuer.ts'
import { createKeyStore } from '../store/accounts/keys.ts'
import { createPeopleStore } from '../store/accounts/people/store.ts'
import { createAlertStore } from '../store/alerts/alert-store.ts'
import { createListStore } from '../store/alerts/list-store.ts'
import { createMailboxStore } from '../store/alerts/mailboxes.ts'
import { createNewestActReader } from '../store/archive/newest-act.ts'
import { createBulletinStore } from '../store/bulletins/bulletin-store.ts'
import { createDaybookMailStore } from '../store/daybook/mail-store.ts'
import { createMarkStore } from '../store/daybook/mark-store.ts'
import { createFolderStore } from '../store/folders/folder-store.ts'
import { createHubStore } from '../store/hub/hub-store.ts'
import { createOperationStore } from '../store/operation/operation.ts'
import { createAskedDeliveries } from '../store/push/asked-deliveries.ts'
import { createLookLog } from '../store/push/look-log.ts'
import { createReplayStore } from '../store/push/replays.ts'
import { createVapidReader } from '../store/push/vapid.ts'
import { createWebhookStore } from '../store/push/webhooks.ts'
import type { Sql } from '../store/sql.ts'
import { retryRefusal } from '../webhooks/delivery.ts'
import { type SenderSettings, openSender } from '../webhooks/open-sender.ts'
import type { Surroundings } from './surroundings.ts'
import type { RetrySchedule } from '../webhooks/retry-schedule.ts'
import { WEBHOOK_RULES } from '../webhooks/store-rules.ts'

/** What the service's commands need to know. Plain data: they may run in a thread of their own. */
export interface CommandSettings {
  /** `since`: the first date to collect; null: some days back. Null: nothing is collected. */
  collector: { since: string | null } | null
  /** The most alerts, and the most lists, that an account may have. */
  alertLimit: number
  /** The domains for whose addresses the operator answers. */
  mailTrustedDomains: ReadonlySet<string>
  /** The most characters that the filters of an account may have in total. */
  filterLimit: number
  /**
   * `limit`: the most webhooks that an account may have; `schedule`: when what failed is tried again; `contact`:
   * {@link Vapid}'s.
   */
  webhooks: SenderSettings & { limit: number; schedule: RetrySchedule; contact: string | null }
}

/** Everything that the service's commands are built from. */
export interface CommandParts {
  sql: Sql
  box: SecretBox
  settings: CommandSettings
  signals: Pick<Signals, 'announce'>
  surroundings: Surroundings
}

export interface OpenCommands extends AsyncDisposable {
  commands: Commands
}

/** The service's commands, on any database. Disposing them closes the connections to receivers. */
export function assembleCommands({
  sql,
  box,
  settings: { collector, alertLimit, mailTrustedDomains, filterLimit, webhooks },
  signals,
  surroundings: { clock, random, resolve, passwordCost },
}: CommandParts): OpenCommands {
  const sender = openSender(webhooks, resolve, clock)
  const replays = createReplayStore(sql, box)
  const looks = createLookLog(sql)
  const mailboxRules = createMailboxRules(box, vouchingFor(mailTrustedDomains))
  const commands: Commands = {
    alerts: createAlertCommands({
      alerts: createAlertStore(sql, box, filterLimit),
      mailboxes: createMailboxStore(sql),
      mailboxRules,
      looks,
      box,
      limit: alertLimit,
      clock,
    }),
    audit: createAuditStore(sql),
    bulletins: createBulletinCommands({
      bulletins: createBulletinStore(sql, box),
      mailboxRules,
      clock,
    }),
    folders: createFolderCommands(createFolderStore(sql, box), clock),
    daybook: createDaybookCommands({
      marks: createMarkStore(sql),
      mails: createDaybookMailStore(sql),
      box,
      clock,
    }),
    hub: createHubCommands({
      hub: createHubStore(sql, box),
      sender,
      schedule: webhooks.schedule,
      signals,
      clock,
      random,
    }),
    keys: createKeyCommands({
      keys: createKeyStore(sql),
      issuer: createKeyIssuer(sql, box),
      clock,
      random,
    }),
    lists: createListCommands(createListStore(sql, box, filterLimit), alertLimit, clock),
    operation: createOperationCommands({
      operation: createOperationStore(sql),
      collector,
      signals,
      clock,
    }),
    people: createPeopleCommands({
      people: createPeopleStore(sql, box),
      passwords: createPasswords(passwordCost),
      sign: box.fingerprint,
      clock,
      random,
    }),
    webhooks: createWebhookCommands({
      webhooks: createWebhookStore(sql, box, filterLimit, WEBHOOK_RULES),
      deliveries: createAskedDeliveries(sql, box, retryRefusal),
      replays,
      looks,
      testSource: createNewestActReader(sql),
      sender,
      vapid: createVapidReader(sql, box, webhooks.contact),
      guard: sender.guard,
      signals,
      clock,
      random,
      limit: webhooks.limit,
    }),
    replays: createReplayCommands(replays, signals, clock),
  }
  return { commands, [Symbol.asyncDispose]: () => sender[Symbol.asyncDispose]() }
}
