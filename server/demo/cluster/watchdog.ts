import { spawn } from 'node:child_process'

/** Kills the registered process groups once its input closes: the demo has died. */
const SCRIPT = `groups=
while read -r pid; do
  [ "$pid" != done ] || exit 0
  groups="$groups -$pid"
done
[ -z "$groups" ] || kill -9 $groups 2>/dev/null
rm -rf "$1"`

/** Ends the processes of a demonstration that was itself killed. */
export interface Watchdog extends Disposable {
  /** Registers a process that leads a group of its own. */
  started(pid: number): void
}

/** Starts it; disposing it means that everything has ended in order. */
export function startWatchdog(folder: string): Watchdog {
  const { stdin } = spawn('sh', ['-c', SCRIPT, 'watchdog', folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  stdin.on('error', () => undefined) // somebody killed it, too
  return {
    // 0: it could not be started.
    started: (pid) => void (pid > 0 && stdin.write(`${pid}\n`)),
    [Symbol.dispose]: () => void stdin.end('done\n'),
  }
}
