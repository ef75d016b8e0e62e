import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { QUICK_START, temporaryFolder } from './_cli.ts'

const PROJECT = join(import.meta.dirname, '..', '..')

test.for([['npm', 'start'] as const, ['npx', 'arauto', 'servir'] as const])(
  'SIGTERM to the process id of %o stops the service',
  async ([program, ...args]) => {
    const npm = startService(program, args)
    await npm.says(' no ar em ')
    process.kill(npm.pid, 'SIGTERM')
    // The streams end when the last process that holds them has ended, not when npm has.
    await npm.streamsEnded
    expect(npm.said()).toContain('Encerrando')
  },
)

/** A service that npm starts, in a process group of its own. */
function startService(program: string, args: readonly string[]) {
  const child = spawn(program, args, {
    cwd: PROJECT,
    env: { ...process.env, ...QUICK_START, ARAUTO_DATA_DIR: temporaryFolder() },
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  })
  const pid = child.pid!
  const streamsEnded = once(child, 'close')
  onTestFinished(() => {
    if (!child.stderr.destroyed) process.kill(-pid, 'SIGKILL')
  })
  let text = ''
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
  return {
    pid,
    streamsEnded,
    said: () => text,
    async says(words: string) {
      while (!text.includes(words) && !child.stderr.destroyed) await once(child.stderr, 'data')
    },
  }
}
