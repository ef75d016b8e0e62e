import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { inspect } from 'node:util'
import { addCopy } from '../../embedded/add-copy.ts'
import { verifyPart } from '../../embedded/verify-part.ts'
import { systemClock } from '../../lib/time/clock.ts'
import type { Retention } from '../../store/copies/retention.ts'

/** What the process of a nightly copy has to do. */
export interface CopyTask {
  dataDir: string
  folder: string
  retention: Retention
}

/** What it says at its end; errors lose details between processes, text does not. */
export type CopyTold =
  | { kind: 'done'; id: string; bytes: number }
  | { kind: 'failed'; error: string }

const stop = new AbortController()
process.once('disconnect', () => stop.abort(new Error('the service has ended')))
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

const [task] = (await once(process, 'message')) as [CopyTask]
tell(await work(task))

async function work({ dataDir, folder, retention }: CopyTask): Promise<CopyTold> {
  try {
    const options = { retention, clock: systemClock, signal: stop.signal, onProgress() {} }
    const { id, bytes } = await addCopy(dataDir, folder, options)
    await verifyPart(folder, systemClock, stop.signal)
    return { kind: 'done', id, bytes }
  } catch (error) {
    return { kind: 'failed', error: inspect(error) }
  }
}

function tell(told: CopyTold): void {
  if (process.connected) process.send?.(told, () => process.disconnect())
}
