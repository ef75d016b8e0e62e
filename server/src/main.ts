import { endWithShell } from './cli/end-with-shell.ts'
import { run } from './cli/run.ts'
import { watchOutput } from './cli/watch-output.ts'
import { isRunByNpm } from './config.ts'

/** The process: a signal becomes an abort, and the process ends because nothing is left running. */
const stop = new AbortController()
const signals = ['SIGINT', 'SIGTERM'] as const
for (const signal of signals) process.once(signal, () => stop.abort(signal))
if (isRunByNpm()) endWithShell(() => stop.abort('SIGTERM'))
const isOutputLost = watchOutput(process.stdout)
// Where messages find no room or nobody, nobody can be told; a service goes on.
process.stderr.on('error', () => {})

process.exitCode = await run(process.argv.slice(2), {
  signal: stop.signal,
  endAtSignals: () => signals.forEach((signal) => process.removeAllListeners(signal)),
})
// A command's output is its work; a service, which ends by a signal, also did other.
process.once('exit', () => {
  if (process.exitCode === 0 && isOutputLost() && !stop.signal.aborted) process.exitCode = 1
})
