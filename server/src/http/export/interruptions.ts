import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { Counter, type Registry } from 'prom-client'
import { type Handed, StalledReceiver } from './stream.ts'

/** Why an export ended before its end: its receiver went away, or read nothing; or it could not be read. */
type Reason = 'receiver_gone' | 'receiver_stalled' | 'source_failed'

export type WatchExport = ReturnType<typeof watchExports>

/** Says of every export that is interrupted why, and how far it had come, in the log and in a metric. */
export function watchExports(metrics: Registry) {
  const interrupted = new Counter({
    name: 'arauto_exports_interrupted_total',
    help: 'Exports that ended before their end, by reason',
    labelNames: ['reason'],
    registers: [metrics],
  })

  return ({ raw, log }: FastifyReply, stream: Readable, total: number, handed: Handed): void => {
    let error: Error | null = null
    stream.once('error', (fault) => (error = fault))
    // Of the answer, not of the stream, which may be read whole and yet never arrive. A fault that came before
    // anything was sent is a whole answer, too: a 500.
    raw.once('close', () => {
      if (raw.writableFinished && error === null) return
      const reason = reasonOf(error)
      interrupted.inc({ reason })
      const { acts, bytes } = handed
      const level = reason === 'source_failed' ? 'error' : 'warn'
      log[level]({ reason, acts, bytes, total, err: error }, 'export interrupted')
    })
  }
}

/** Whoever goes away ends the stream, too: without an error, or by one that says so. */
function reasonOf(error: (Error & { code?: string }) | null): Reason {
  if (error instanceof StalledReceiver) return 'receiver_stalled'
  return error === null || GONE.has(error.code ?? '') ? 'receiver_gone' : 'source_failed'
}

const GONE = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE', 'ABORT_ERR'])
