import { type CommandSettings, openCommands } from '../src/embedded/commands.ts'
import { openQueries } from '../src/embedded/queries.ts'
import { type Surroundings, realSurroundings } from '../src/embedded/surroundings.ts'
import type { Commands } from '../src/service/commands.ts'
import type { Queries } from '../src/service/queries.ts'
import type { Signal, Signals } from '../src/service/signals.ts'
import { createReaderPool } from '../src/threads/reader-pool.ts'
import { createSignals } from '../src/threads/signals.ts'
import { createWriterPool } from '../src/threads/writer-pool.ts'

/** The service's own objects, and the signals that they give. */
export interface House extends AsyncDisposable {
  queries: Queries
  commands: Commands
  signals: Signals
}

/** In this very process: no thread, no proxy. */
export async function openHouse(
  settings: CommandSettings,
  surroundings: Partial<Surroundings>,
): Promise<House> {
  const resources = new AsyncDisposableStack()
  const all = { ...realSurroundings, ...surroundings }
  const signals = localSignals()
  const { commands } = resources.use(await openCommands(settings, signals, all))
  const { queries } = resources.use(openQueries(settings, all))
  return { queries, commands, signals, [Symbol.asyncDispose]: () => resources.disposeAsync() }
}

/** In threads of their own, as the service runs them. */
export function openThreadedHouse(settings: CommandSettings): House {
  const resources = new AsyncDisposableStack()
  const signals = resources.use(createSignals(settings.dataDir))
  const { commands } = resources.use(createWriterPool(settings))
  const { queries } = resources.use(
    createReaderPool({ settings, threads: 1, maxQueue: 100, timeoutMs: 10_000 }),
  )
  return { queries, commands, signals, [Symbol.asyncDispose]: () => resources.disposeAsync() }
}

function localSignals(): Signals {
  const listeners = new Set<(signal: Signal) => void>()
  return {
    announce: (signal) => listeners.forEach((heard) => heard(signal)),
    listen(heard) {
      listeners.add(heard)
      return { [Symbol.dispose]: () => void listeners.delete(heard) }
    },
  }
}
