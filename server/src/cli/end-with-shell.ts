/** How often to check that the shell still runs. */
const LOOK_MS = 250

/**
 * npm runs a command through a shell and sends SIGTERM only to that shell. A shell like dash
 * (Debian) ends without telling the command, which would keep the port and the lock. So a command
 * started by npm treats the end of its parent process as the signal.
 */
export function endWithShell(end: () => void): void {
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    end()
  }, LOOK_MS)
  watch.unref()
}
