import { endWithShell } from './cli/end-with-shell.ts'
import { run } from './cli/run.ts'
import { isRunByNpm } from './config.ts'

/** The process: a signal becomes an abort, and the process ends because nothing is left running. */
const stop = new AbortController()
const signals = ['SIGINT', 'SIGTERM'] as const
for (const signal of signals) process.once(signal, () => stop.abort(signal))
if (isRunByNpm()) endWithShell(() => stop.abort('SIGTERM'))

process.exitCode = await run(process.argv.slice(2), {
  signal: stop.signal,
  endAtSignals: () => signals.forEach((signal) => process.removeAllListeners(signal)),
})
