import { constants, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { type MeaningOptions, openMeaning } from '../../embedded/meaning.ts'
import { answerNear } from '../../embedded/near-channel.ts'
import { createBell } from '../../lib/flow/bell.ts'
import { keepBuilt } from '../../meaning/keep-built.ts'

// On Linux this affects only this thread: whoever searches by words alone goes first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

const options = workerData as MeaningOptions
const stop = new AbortController()
const bell = createBell()
parentPort?.once('message', () => {
  stop.abort()
  bell.ring()
})
using meaning = await openMeaning(options)
using _answering = answerNear(options.dataDir, meaning.acts)
await keepBuilt(
  {
    ...meaning,
    bell,
    now: () => performance.now(),
    onTrouble: ({ falha, message }) => parentPort?.postMessage({ falha, message }),
  },
  stop.signal,
)
