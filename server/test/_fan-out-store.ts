import { createSecretBox } from '../src/lib/crypto/secret-box.ts'
import type { Clock } from '../src/lib/time/clock.ts'
import { createFanOutStore } from '../src/store/push/fan-out.ts'
import { sendingTime } from '../src/webhooks/sending-time.ts'

/** No address is sealed. */
const ANY_BOX = createSecretBox(new Uint8Array(32))

/** What the fan-out reads and writes, as the service makes it. */
export function fanOutStoreOf(
  sql: Parameters<typeof createFanOutStore>[0],
  clock: Clock = () => new Date(),
) {
  return createFanOutStore(sql, ANY_BOX, clock, sendingTime)
}
