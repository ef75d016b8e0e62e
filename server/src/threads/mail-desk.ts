import { readFileSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import type { Config } from '../config.ts'
import type { Clock } from '../lib/clock.ts'
import { type Sleep, systemSleep } from '../lib/sleep.ts'
import { type MailEvent, startMailer } from '../mail/mailer.ts'
import { createSmtpTransport } from '../mail/transport.ts'
import { createMailQueue, createMailReader } from '../store/mails.ts'
import { openSecretBox } from '../store/secret-key-old.ts'
import { createAlertDigester } from './digest-alerts.ts'
import { createLateWatch } from './late-watch.ts'

/** How often to see whether a mail is due. */
const LOOK_MS = 1_000

export interface MailDeskOptions {
  clock: Clock
  onEvent(event: MailDeskEvent): void
  sleep?: Sleep
}

export type MailDeskEvent =
  | MailEvent
  /** There is no way to send: so many messages wait in the outbox. */
  | { kind: 'no_transport'; aguardando: number }

/** Writes the mails that are due, and sends what is in the outbox, until it is disposed. */
export function startMailDesk(
  db: DatabaseSync,
  config: Config,
  { clock, onEvent, sleep = systemSleep }: MailDeskOptions,
): AsyncDisposable {
  const stop = new AbortController()
  const digest = createAlertDigester(db, openSecretBox(db, config.dataDir, config.secretKey))
  const watch = createLateWatch(db, config.operatorEmail)
  const parts = new AsyncDisposableStack()
  const { mail, publicUrl } = config
  if (mail === null)
    onEvent({ kind: 'no_transport', aguardando: createMailReader(db).summary().aguardando })
  else {
    const ca = mail.caFile === null ? null : readFileSync(mail.caFile, 'utf8')
    const transport = createSmtpTransport({ ...mail, ca })
    const queue = createMailQueue(db)
    parts.use(startMailer({ queue, transport, publicUrl, clock, sleep, onEvent }))
  }
  const writing = write()
  return {
    async [Symbol.asyncDispose]() {
      stop.abort(new Error('the service ends'))
      await writing
      await parts.disposeAsync()
    },
  }

  async function write(): Promise<void> {
    while (!stop.signal.aborted) {
      try {
        const now = clock()
        digest(now)
        watch(now)
      } catch (error) {
        onEvent({ kind: 'crashed', error })
      }
      await sleep(LOOK_MS, stop.signal).catch(() => {}) // aborted
    }
  }
}
