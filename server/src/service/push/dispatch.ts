import type { DeliveryQueue } from '../../webhooks/dispatch/delivery-queue.ts'
import { type DispatcherDeps, createDispatcher } from '../../webhooks/dispatch/dispatcher.ts'
import type { Signals } from '../signals.ts'
import { type LeaseDeps, underLease } from './under-lease.ts'

/**
 * A killed process repeats the deliveries in flight, so prompt receivers get few at a time. Failing
 * and slow receivers take none of their room.
 */
const ROOM = { prompt: 64, steady: 128, doubtful: 64 }

export interface DispatchDeps
  extends
    LeaseDeps,
    Pick<DispatcherDeps, 'sender' | 'vapid' | 'schedule' | 'random' | 'onTurn' | 'onUnmade'> {
  queue: DeliveryQueue
  signals: Signals
}

/**
 * Sends the deliveries of an archive until `signal` aborts; deliveries in flight are finished first. Several
 * dispatchers may run at the same time, each with its own lease and its share of the webhooks. Claimed
 * deliveries belong to a dispatcher while it holds that lease.
 */
export async function dispatch(deps: DispatchDeps, signal: AbortSignal): Promise<void> {
  await underLease(deps, `dispatcher ${deps.holder}`, signal, async (fence, signal) => {
    const dispatcher = createDispatcher({ ...deps, fence, room: ROOM })
    using _hearing = deps.signals.listen((heard) => {
      if (heard === 'deliveries') dispatcher.look()
      if (heard === 'due') dispatcher.wake()
    })
    await dispatcher.run(signal)
  })
}
