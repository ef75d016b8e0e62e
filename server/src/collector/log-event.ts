import type { CollectorEvent } from './ports.ts'

/** The part of a logger that is needed here. */
export interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** Writes one line of the service's log for an event of the collector. */
export function logEvent(log: Log, event: CollectorEvent): void {
  switch (event.kind) {
    case 'taken': {
      const { kind: _, ...fields } = event
      log.info(fields, 'edition collected')
      break
    }
    case 'linked': {
      const { kind: _, ...fields } = event
      log.info(fields, 'permanent links read')
      break
    }
    case 'failed': {
      const { data, pubName, failure } = event
      log.warn(
        { data, pubName, motivo: failure.motivo, mensagem: failure.mensagem },
        'source failed',
      )
      break
    }
    case 'waiting':
      log.info({ until: event.until }, 'the source failed: it is left alone for a while')
      break
    case 'busy':
      log.info({}, 'another collector is at work on this archive')
      break
    case 'overtaken':
      log.warn({}, 'another collector took over')
      break
    case 'crashed':
      log.error({ err: event.error }, 'collector failed')
  }
}
