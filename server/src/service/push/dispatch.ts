import type { DeliveryQueue } from '../../webhooks/delivery-queue.ts'
import { type DispatcherDeps, createDispatcher } from '../../webhooks/dispatcher.ts'
import type { Signals } from '../signals.ts'
import { type LeaseDeps, underLease } from './under-lease.ts'

/** More at once would only slow everything down on few cores. */
const LIMITS = { total: 256, perWebhook: 8, doubtful: 192 }

export interface DispatchDeps
  extends LeaseDeps, Pick<DispatcherDeps, 'sender' | 'schedule' | 'random' | 'onTurn'> {
  queue: DeliveryQueue
  signals: Signals
}

/**
 * Sends the deliveries of an archive until `signal` aborts; deliveries in flight are finished first.
 * Several dispatchers may run at the same time, each with its own lease; claimed deliveries belong to one
 * as long as it holds that lease.
 */
export async function dispatch(deps: DispatchDeps, signal: AbortSignal): Promise<void> {
  await underLease(deps, `dispatcher ${deps.holder}`, signal, async (fence, signal) => {
    const dispatcher = createDispatcher({ ...deps, fence, limits: LIMITS })
    using _hearing = deps.signals.listen((heard) => {
      if (heard === 'deliveries') dispatcher.look()
      if (heard === 'due') dispatcher.wake()
    })
    await dispatcher.run(signal)
  })
}
