import type { Log } from '../../collector/log-event.ts'
import type { MailingEvent } from '../../assembly/mail.ts'

/** Logs the outcome of a mail in one line, without any address. */
export function logMail(log: Log, event: MailingEvent): void {
  const { kind, ...fields } = event
  switch (kind) {
    case 'sent':
      log.info(fields, 'mail sent')
      break
    case 'deferred':
      log.info(fields, 'mail deferred by the server')
      break
    case 'gave_up':
      log.warn(fields, 'mail given up')
      break
    case 'unreachable':
      log.warn(fields, 'mail server cannot be used: mails wait')
      break
    case 'reachable':
      log.info({}, 'mail server works again')
      break
    case 'no_transport':
      log[event.aguardando > 0 ? 'warn' : 'info'](
        fields,
        'ARAUTO_SMTP_URL is not set: mails wait in the outbox',
      )
      break
    case 'crashed':
      log.error({ err: event.error }, 'mailing failed')
  }
}
