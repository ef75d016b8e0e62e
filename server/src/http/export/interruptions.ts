import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { Counter, type Registry } from 'prom-client'
import { type Handed, StalledReceiver } from './stream.ts'

/**
 * Why an export ended early: its receiver disconnected or stopped reading, or the archive could not
 * be read.
 */
type Reason = 'receiver_gone' | 'receiver_stalled' | 'source_failed'

export type WatchExport = ReturnType<typeof watchExports>

/**
 * Reports every interrupted export, with its reason and how far it got, in the log and in a metric.
 */
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
    // Watches the answer, not the stream: the stream may be read whole and yet never arrive. A
    // fault before the first byte is a complete answer as well: a 500.
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

/** A receiver that disconnects ends the stream, too: without an error, or with one that says so. */
function reasonOf(error: (Error & { code?: string }) | null): Reason {
  if (error instanceof StalledReceiver) return 'receiver_stalled'
  return error === null || GONE.has(error.code ?? '') ? 'receiver_gone' : 'source_failed'
}

const GONE = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE', 'ABORT_ERR'])
