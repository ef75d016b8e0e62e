import type { Config } from '../config.ts'
import { readAuthorities } from '../lib/crypto/authorities.ts'
import { type Sleep, systemSleep } from '../lib/time/sleep.ts'
import { type MailEvent, startMailer } from '../mail/mailer.ts'
import { startMailWriter } from '../service/mail/write-mails.ts'
import { createDigestStore } from '../store/alerts/digests.ts'
import { createEmptyNoticeStore } from '../store/alerts/empty-notices.ts'
import { createIssueStore } from '../store/bulletins/issues.ts'
import { readSourceStatus } from '../store/collector/source-status.ts'
import { createLedgerReader } from '../store/archive/ledger.ts'
import { createMailReader } from '../store/mail/mails.ts'
import { createMailOutbox } from '../store/mail/outbox.ts'
import { createMailQueue } from '../store/mail/queue.ts'
import { createLookLog } from '../store/push/look-log.ts'
import { createPublicationReader } from '../store/archive/publications.ts'
import type { OpenArchive } from './open-archive.ts'

export interface MailOptions {
  onEvent(event: MailingEvent): void
  sleep?: Sleep
}

export type MailingEvent =
  | MailEvent
  /** Mail cannot be sent; this many messages wait in the outbox. */
  | { kind: 'no_transport'; aguardando: number }

/** Writes the mails of an archive that are due, and sends its outbox, until it is disposed. */
export async function mailPart(
  { sql, openBox, clock }: Pick<OpenArchive, 'sql' | 'openBox' | 'clock'>,
  { mail, publicUrl, operatorEmail }: Config,
  { onEvent, sleep = systemSleep }: MailOptions,
): Promise<AsyncDisposable> {
  await using starting = new AsyncDisposableStack()
  const publications = createPublicationReader(sql)
  const box = await openBox()
  if (mail === null) onEvent({ kind: 'no_transport', ...(await waiting()) })
  else {
    const ca = mail.caFile === null ? null : readAuthorities('ARAUTO_SMTP_CA', mail.caFile)
    const { createSmtpTransport } = await import('../mail/transport.ts')
    const transport = createSmtpTransport({ ...mail, ca })
    const queue = createMailQueue(sql, box)
    starting.use(startMailer({ queue, transport, publicUrl, clock, sleep, onEvent }))
  }
  starting.use(
    startMailWriter({
      digests: createDigestStore(sql),
      issues: createIssueStore(sql),
      notices: createEmptyNoticeStore(sql),
      looks: createLookLog(sql),
      ledger: createLedgerReader(sql),
      acts: { detail: publications.find },
      told: { whole: publications.wholeById, heads: publications.headsById },
      source: { read: () => readSourceStatus(sql) },
      outbox: createMailOutbox(sql),
      operator: operatorEmail,
      box,
      clock,
      sleep,
      onCrash: (error) => onEvent({ kind: 'crashed', error }),
    }),
  )
  return starting.move()

  async function waiting(): Promise<{ aguardando: number }> {
    const { aguardando } = await createMailReader(sql).summary()
    return { aguardando }
  }
}
