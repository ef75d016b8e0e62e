import type { Log } from '../collector/log-event.ts'
import type { Config } from '../config.ts'
import type { PushMetrics } from '../http/push-metrics.ts'
import { logMail } from './log-mail.ts'
import { startPushThread } from './push-thread.ts'
import type { PushTask } from './push.ts'

export interface Push extends AsyncDisposable {
  /** A delivery that was there before is due: somebody asked for it, or its webhook works again. */
  wake(): void
}

/** Starts those parts of the push pipeline that this process is to run. */
export function startPush(config: Config, metrics: PushMetrics, log: Log): Push {
  const threads = new AsyncDisposableStack()
  const start = (role: PushTask['role']) =>
    config.roles.has(role === 'correio' ? 'entregador' : role)
      ? threads.use(
          startPushThread({ config, role }, (event) => {
            switch (event.kind) {
              case 'deliveries':
                dispatcher?.order('look')
                break
              case 'progress':
                metrics.progress(event.progress)
                break
              case 'backlog':
                metrics.backlog(event.backlog)
                break
              case 'mail':
                metrics.mail(event.event.kind)
                logMail(log, event.event)
                break
              case 'defect':
                log.error({ id: event.id, err: event.error }, 'left out of the push pipeline')
                break
              case 'crashed':
                metrics.crashed(role)
                log.error({ role, err: event.error }, 'part of the push pipeline failed')
            }
          }),
        )
      : null
  const dispatcher = start('entregador')
  start('monitor')
  start('correio')
  return {
    wake: () => dispatcher?.order('wake'),
    [Symbol.asyncDispose]: () => threads.disposeAsync(),
  }
}
