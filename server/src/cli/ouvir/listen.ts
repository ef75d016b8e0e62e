import type { Sleep } from '../../lib/time/sleep.ts'
import { Problem } from '../../lib/errors/problem.ts'
import type { EventSource, HeardEvent } from './source.ts'

/** How often to ask when nothing is new: within the limit of any key. */
const LOOK_MS = 2_000
/** The longest wait when the service does not answer; it grows from the first value. */
const MOST_WAIT_MS = 30_000

export interface Listening {
  source: EventSource
  sleep: Sleep
  /** Passes an event on; it handles errors of the receiver itself. */
  pass(event: HeardEvent): Promise<void>
  /** The service did not answer; it is asked again in `ms` milliseconds. */
  onFailure(error: unknown, ms: number): void
  /** The cursor to continue from has changed. */
  onCursor(apos: string): void
}

/** Passes events on until `signal` aborts. @throws Problem when asking again would be useless */
export async function listen(
  { source, sleep, pass, onFailure, onCursor }: Listening,
  begin: string,
  signal: AbortSignal,
): Promise<never> {
  let apos = begin
  let wait = LOOK_MS
  for (;;) {
    const page = await source.after(apos, signal).catch((error: unknown) => {
      signal.throwIfAborted()
      if (error instanceof Problem) throw error
      return { failed: error }
    })
    if ('failed' in page) {
      onFailure(page.failed, wait)
      await sleep(wait, signal)
      wait = Math.min(2 * wait, MOST_WAIT_MS)
      continue
    }
    wait = LOOK_MS
    for (const event of page.resultados) {
      signal.throwIfAborted()
      await pass(event)
    }
    apos = page.proximo
    onCursor(apos)
    if (!page.tem_mais) await sleep(LOOK_MS, signal)
  }
}
