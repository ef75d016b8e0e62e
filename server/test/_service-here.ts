import type { Service } from '../src/service/service.ts'
import type { Signal, Signals } from '../src/service/signals.ts'
import { type EmbeddedCommandSettings, openCommands } from '../src/embedded/commands.ts'
import { openQueries } from '../src/embedded/queries.ts'
import { type Surroundings, realSurroundings } from '../src/assembly/surroundings.ts'

/** The service on an archive of this machine, in this thread. */
export async function openService(
  settings: EmbeddedCommandSettings,
  surroundings: Surroundings = realSurroundings,
): Promise<Service> {
  await using opening = new AsyncDisposableStack()
  const signals = createLocalSignals()
  const { commands } = opening.use(await openCommands(settings, signals, surroundings))
  const { queries } = opening.use(openQueries(settings, surroundings))
  const opened = opening.move()
  return { queries, commands, signals, [Symbol.asyncDispose]: () => opened.disposeAsync() }
}

/** Signals between parts of one thread. */
function createLocalSignals(): Signals {
  const listeners = new Set<(signal: Signal) => void>()
  return {
    announce: (signal) => listeners.forEach((heard) => heard(signal)),
    listen(heard) {
      listeners.add(heard)
      return { [Symbol.dispose]: () => void listeners.delete(heard) }
    },
  }
}
