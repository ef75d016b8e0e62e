/*
 * The limit: a process that only POSTs, with the service's own agent and concurrency. No queue, no
 * signature, no database.
 */
import { createGuardedAgent, trusting } from '../../server/src/webhooks/address/agent.ts'
import { createGuard } from '../../server/src/webhooks/address/guard.ts'

export interface LimitOrder {
  urls: string[]
  ca: string
  count: number
  body: string
  perReceiver: number
}

process.once('message', (order: LimitOrder) => void run(order))

async function run({ urls, ca, count, body, perReceiver }: LimitOrder): Promise<void> {
  const policy = { ports: new Set<number>(), allowHosts: new Set(['localhost']) }
  const agent = createGuardedAgent(
    createGuard(policy, () => Promise.reject(new Error('not asked'))),
    trusting([ca]),
  )
  let left = count
  const loop = async (url: string) => {
    const { origin, pathname } = new URL(url)
    while (left-- > 0) {
      const answer = await agent.request({
        origin,
        path: pathname,
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'webhook-id': 'evt_limit' },
        body,
      })
      await answer.body.dump()
    }
  }
  await Promise.all(urls.flatMap((url) => Array.from({ length: perReceiver }, () => loop(url))))
  await agent.close()
  process.send?.('done')
}
