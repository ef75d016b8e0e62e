import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/**
 * Gives a task to a process of its own, which runs `file`, and returns what that says at its end; undefined: it ended
 * before. An abort ends the process at any moment: it must lose nothing by that.
 */
export async function runApart<Told>(
  file: URL,
  task: object,
  signal: AbortSignal,
): Promise<Told | undefined> {
  signal.throwIfAborted()
  const child = fork(fileURLToPath(file), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const end = (): void => void child.kill('SIGKILL')
  signal.addEventListener('abort', end, { once: true })
  try {
    let told: Told | undefined
    child.on('message', (message) => (told = message as Told))
    child.send(task)
    await new Promise((resolve, reject) => child.once('exit', resolve).once('error', reject))
    signal.throwIfAborted()
    return told
  } finally {
    signal.removeEventListener('abort', end)
  }
}
