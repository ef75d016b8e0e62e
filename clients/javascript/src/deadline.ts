import { ArautoError, ConnectionError, TimeoutError } from './errors.ts'
import { text } from './language.ts'
import { knowsProxies } from './proxy.ts'

/** A time limit for the platform, with the reason if it was exceeded. */
export interface Deadline {
  /** For `fetch`. */
  signal: AbortSignal
  /** Restarts the time, after a sign of life. */
  renew(): void
  /** Must be called at the end: a timer keeps a process alive. */
  end(): void
  /** The error to throw for an error of the platform; our own stay as they are. */
  explain(cause: unknown): unknown
}

/**
 * `caller`: the caller's signal, whose reason is thrown unchanged. `unusedProxy`: the variable that
 * names a proxy which is not used, perhaps the reason of a failure.
 */
export function startDeadline(
  milliseconds: number,
  caller: AbortSignal | undefined,
  unusedProxy: string | null,
): Deadline {
  const controller = new AbortController()
  const start = () => setTimeout(() => controller.abort(), milliseconds)
  let timer = start()
  return {
    signal: caller ? AbortSignal.any([caller, controller.signal]) : controller.signal,
    renew() {
      clearTimeout(timer)
      timer = start()
    },
    end: () => clearTimeout(timer),
    explain(cause) {
      if (cause instanceof ArautoError) return cause
      if (caller?.aborted) return caller.reason
      if (controller.signal.aborted)
        return new TimeoutError(text('timed_out', { reason: `${milliseconds} ms` }), { cause })
      return connectionError(cause, unusedProxy)
    },
  }
}

function connectionError(cause: unknown, variable: string | null): ConnectionError {
  const why = innermost(cause)
  const reason = variable === null ? why : text(proxyText(), { reason: why, variable })
  return new ConnectionError(text('unreachable', { reason }), { cause })
}

function proxyText(): 'proxy_unused' | 'proxy_unknown' {
  return knowsProxies() ? 'proxy_unused' : 'proxy_unknown'
}

/** What the platform knows of a failure: `fetch failed` says nothing, the cause below it does. */
function innermost(error: unknown): string {
  const { cause, code, message } = error as { cause?: unknown; code?: unknown; message?: string }
  if (cause instanceof Error) return innermost(cause)
  const said = message?.trim() ?? ''
  if (typeof code !== 'string') return said || String(error)
  return said.includes(code) ? said : [code, said].filter(Boolean).join(': ')
}

/** Rejects with the signal's reason if it aborts first. */
export function sleep(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    if (signal?.aborted) stop()
    else signal?.addEventListener('abort', stop, { once: true })
  })
}
