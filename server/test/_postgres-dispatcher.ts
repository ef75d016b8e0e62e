/*
 * node _postgres-dispatcher.ts NAME: delivers from the database of the environment's settings,
 * under leases of that name, until it is killed. Prints `started`, and `overtaken` when another
 * process took over its work.
 */
import { deliverPart } from '../src/assembly/dispatcher.ts'
import { openClusterPart } from '../src/cluster/pipeline-part.ts'
import { readConfig } from '../src/config.ts'
import { Overtaken } from '../src/lib/flow/lease.ts'

const config = readConfig()
const holder = process.argv[2]!
const part = await openClusterPart(config.cluster!, { holder })
const { leases } = part.shared
const shared = {
  ...part.shared,
  leases: {
    ...leases,
    renew: (...args: Parameters<typeof leases.renew>) =>
      leases.renew(...args).catch((error: unknown) => {
        if (error instanceof Overtaken) process.stdout.write('overtaken\n')
        throw error
      }),
  },
}
process.stdout.write('started\n')
await deliverPart(
  { ...part, shared },
  config.webhooks,
  { random: () => 0, onTurn() {}, onUnmade() {}, onBacklog() {} },
  new AbortController().signal,
)
