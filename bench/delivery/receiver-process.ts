import { fork } from 'node:child_process'
import { once } from 'node:events'
import { makeAuthority } from '../../server/test/_certificates.ts'
import type { Manner, ReceiverOrder, Receipts } from './receivers.ts'

export interface ReceiverProcess extends AsyncDisposable {
  urls: string[]
  /** PEM of the certificate authority of the receivers. */
  ca: string
  /** Forgets the requests so far. From now on the receivers answer as given, or at once. */
  reset(manner?: Manner): Promise<void>
  /** Makes all receivers hostile, each in its own way. */
  turnHostile(): Promise<void>
  receipts(): Promise<Receipts>
}

/** Starts receivers in their own process. */
export async function startReceivers(count: number): Promise<ReceiverProcess> {
  const authority = await makeAuthority()
  const certificate = await authority.issue('localhost')
  const child = fork(new URL('./receivers.ts', import.meta.url), { stdio: 'inherit' })
  async function ask<T>(order: ReceiverOrder): Promise<T> {
    const answer = once(child, 'message')
    child.send(order)
    return ((await answer) as [T])[0]
  }
  const ports = await ask<number[]>({ kind: 'start', count, ...certificate })
  return {
    urls: ports.map((port) => `https://localhost:${port}/gancho`),
    ca: authority.cert,
    reset: async (manner = {}) => void (await ask({ kind: 'reset', ...manner })),
    turnHostile: async () => void (await ask({ kind: 'hostile' })),
    receipts: () => ask<Receipts>({ kind: 'report' }),
    async [Symbol.asyncDispose]() {
      const ended = once(child, 'exit')
      if (child.kill('SIGKILL')) await ended
    },
  }
}
