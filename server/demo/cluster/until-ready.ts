import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { Problem, detailOf } from '../../src/lib/errors/problem.ts'

/** A busy machine takes its time. */
const READY_WITHIN_MS = 180_000
const LOOK_MS = 200
/** The last lines of a log, which is gone with its folder when this is read. */
const SHOWN_LINES = 10

/**
 * Waits until `isReady` returns true; its errors mean: not yet.
 * @throws Problem `indisponivel` with the end of the log, after three minutes; the reason of `signal`,
 * once it aborts
 */
export async function untilReady(
  { name, log }: { name: string; log: string },
  isReady: () => Promise<boolean>,
  signal: AbortSignal,
  withinMs = READY_WITHIN_MS,
): Promise<void> {
  for (const until = Date.now() + withinMs; Date.now() < until; await pause(LOOK_MS)) {
    signal.throwIfAborted()
    if (await isReady().catch(() => false)) return
  }
  throw new Problem('indisponivel', `${name} não subiu em três minutos.`, [
    detailOf(name, 'não respondeu', endOf(log)),
  ])
}

function endOf(log: string): string {
  const said = readFileSync(log, 'utf8').trimEnd()
  if (said === '') return 'Ele não disse nada.'
  return ['Por último ele disse:', ...said.split('\n').slice(-SHOWN_LINES)].join('\n    ')
}
