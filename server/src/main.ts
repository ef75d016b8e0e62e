import { endWithShell } from './cli/end-with-shell.ts'
import { run } from './cli/run.ts'
import { isRunByNpm } from './config.ts'

/** The process: a signal becomes an abort, and the process ends because nothing is left running. */
const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort(signal))
if (isRunByNpm()) endWithShell(() => stop.abort('SIGTERM'))

process.exitCode = await run(process.argv.slice(2), stop.signal)
