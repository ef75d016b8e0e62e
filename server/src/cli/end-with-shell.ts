/** How often it is looked whether the shell is still there. */
const LOOK_MS = 250

/**
 * npm runs a command by a shell, and hands SIGTERM on to that shell alone. Where it is dash, as in Debian, it
 * ends without a word to the command, which would go on for ever with the port and the lock. So a command that
 * npm started takes the end of its parent as the signal that it should have had.
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
