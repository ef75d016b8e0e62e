import { setTimeout as pause } from 'node:timers/promises'

/** Waits; returns at once if `ms` is not positive. Rejects with the reason of `signal` when it aborts. */
export type Sleep = (ms: number, signal: AbortSignal) => Promise<void>

export const systemSleep: Sleep = async (ms, signal) => {
  signal.throwIfAborted()
  if (ms <= 0) return
  await pause(ms, undefined, { signal }).catch((error: unknown) => {
    signal.throwIfAborted()
    throw error
  })
}
