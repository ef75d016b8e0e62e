import { spawn } from 'node:child_process'

/** Kills the process groups that it was told of, once its input closes: the demo has died. */
const SCRIPT = `groups=
while read -r pid; do
  [ "$pid" != done ] || exit 0
  groups="$groups -$pid"
done
[ -z "$groups" ] || kill -9 -- $groups 2>/dev/null
rm -rf "$1"`

/** What ends the processes of a demonstration that was itself killed. */
export interface Watchdog extends Disposable {
  /** A process that leads a group of its own has started. */
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
