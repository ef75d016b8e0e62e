import { BroadcastChannel } from 'node:worker_threads'
import type { Signal, Signals } from '../service/signals.ts'

/** Signals between the parts of one process that work on a data folder, across its threads. */
export function createSignals(dataDir: string): Signals & Disposable {
  const name = `arauto ${dataDir}`
  const speaking = new BroadcastChannel(name)
  speaking.unref()
  return {
    announce: (signal) => speaking.postMessage(signal),
    listen(heard) {
      const listening = new BroadcastChannel(name)
      listening.unref()
      listening.addEventListener('message', (event) => {
        if (event instanceof MessageEvent) heard(event.data as Signal)
      })
      return { [Symbol.dispose]: () => listening.close() }
    },
    [Symbol.dispose]: () => speaking.close(),
  }
}
