import type { DeliveryQueue } from '../../webhooks/delivery-queue.ts'
import { type DispatcherDeps, createDispatcher } from '../../webhooks/dispatcher.ts'
import type { Signals } from '../signals.ts'
import { type LeaseDeps, underLease } from './under-lease.ts'

/** More at once would only make everything slower on few cores. */
const LIMITS = { total: 256, perWebhook: 8, doubtful: 192 }

export interface DispatchDeps
  extends LeaseDeps, Pick<DispatcherDeps, 'sender' | 'schedule' | 'random' | 'onTurn'> {
  queue: DeliveryQueue
  signals: Signals
}

/**
 * Delivers from an archive until `signal` aborts; then what is in flight ends first. Several may do so at a
 * time, each under a lease of its own: what it has under way is its own as long as it holds that.
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
