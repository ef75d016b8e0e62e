import { randomUUID } from 'node:crypto'
import type { Log } from '../../collector/log-event.ts'
import type { Config } from '../../config.ts'
import { keepThread } from '../kept-thread.ts'
import { logMail } from './log-mail.ts'
import type { MailingEvent } from '../../assembly/mail.ts'
import type { Backlog } from '../../webhooks/backlog.ts'
import type { TurnReport } from '../../webhooks/dispatch/turn.ts'
import type { PushEvent, PushTask } from './push.ts'

const RESTART_MS = 2_000

/** Counts what the pipeline does. */
export interface PushWatch {
  turn(report: TurnReport): void
  backlog(backlog: Backlog): void
  mail(kind: MailingEvent['kind']): void
  /** A part of the pipeline ended by itself; it is restarted. */
  crashed(role: PushTask['role']): void
}

/**
 * Starts the parts of the push pipeline that this process runs, each in its own thread, because texts are
 * matched and results written synchronously. Disposing them waits for attempts in progress.
 */
export function startPush(config: Config, metrics: PushWatch, log: Log): AsyncDisposable {
  const threads = new AsyncDisposableStack()
  const holder = randomUUID()
  for (const role of ['entregador', 'monitor', 'correio'] as const)
    if (config.roles.has(role === 'correio' ? 'entregador' : role)) start(role)
  return threads

  function start(role: PushTask['role']): void {
    threads.use(
      keepThread({
        file: new URL('./push.ts', import.meta.url),
        workerData: { config, role, holder } satisfies PushTask,
        restartMs: RESTART_MS,
        onMessage: (event) => tell(event as PushEvent),
        onCrash(error) {
          metrics.crashed(role)
          log.error({ role, err: error }, 'part of the push pipeline failed')
        },
      }),
    )
  }

  function tell(event: PushEvent): void {
    switch (event.kind) {
      case 'turn':
        metrics.turn(event.report)
        break
      case 'backlog':
        metrics.backlog(event.backlog)
        break
      case 'mail':
        metrics.mail(event.event.kind)
        logMail(log, event.event)
        break
      case 'unmade':
        log.error(
          { id: event.id, err: event.error },
          'a request could not be made, and is tried again',
        )
        break
      case 'defect':
        log.error({ id: event.id, err: event.error }, 'left out of the push pipeline')
    }
  }
}
