import { setTimeout as pause } from 'node:timers/promises'
import { Problem, detailOf } from '../../src/lib/errors/problem.ts'

/** A busy machine takes its time. */
const READY_WITHIN_MS = 180_000
const LOOK_MS = 200

/**
 * Waits until `isReady` returns true; its errors mean: not yet.
 * @throws Problem `indisponivel` that names the log, after three minutes; the reason of `signal`,
 * once it aborts
 */
export async function untilReady(
  { name, log }: { name: string; log: string },
  isReady: () => Promise<boolean>,
  signal: AbortSignal,
): Promise<void> {
  for (const until = Date.now() + READY_WITHIN_MS; Date.now() < until; await pause(LOOK_MS)) {
    signal.throwIfAborted()
    if (await isReady().catch(() => false)) return
  }
  throw new Problem('indisponivel', `${name} não subiu em três minutos.`, [
    detailOf(name, 'não respondeu', `O que ele disse está em ${log}.`),
  ])
}
