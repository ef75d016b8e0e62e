import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
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

const PROGRAM = [process.execPath, join(PROJECT, 'server/bin/arauto.js'), 'servir']
const NAMESPACE = ['--pid', '--fork', '--mount-proc']
/** Whether this machine lets us create our own process 1. */
const canBeFirst = spawnSync('unshare', [...NAMESPACE, 'true']).status === 0
if (!canBeFirst) process.stdout.write('NOT TESTED: process 1, unshare is not allowed here\n')

test.runIf(canBeFirst)('process 1 of a container ends at SIGTERM, with exit code 0', async () => {
  const container = startService('unshare', [...NAMESPACE, ...PROGRAM])
  await container.says(' no ar em ')
  const children = readFileSync(`/proc/${container.pid}/task/${container.pid}/children`, 'utf8')
  const ended = container.ended
  process.kill(Number(children), 'SIGTERM')
  expect(await ended).toBe(0)
  expect(container.said()).toContain('Encerrando')
})

test('a service that was started by its process id file ends at SIGTERM, with exit code 0', async () => {
  const file = join(temporaryFolder(), 'arauto.pid')
  const starting = 'echo $$ > "$0" && exec "$@"'
  const service = startService('sh', ['-c', starting, file, ...PROGRAM])
  await service.says(' no ar em ')
  process.kill(Number(readFileSync(file, 'utf8')), 'SIGTERM')
  expect(await service.ended).toBe(0)
})

/** A service in a process group of its own. */
function startService(program: string, args: readonly string[]) {
  const child = spawn(program, args, {
    cwd: PROJECT,
    env: { ...process.env, ...QUICK_START, ARAUTO_DATA_DIR: temporaryFolder() },
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  })
  const pid = child.pid!
  const streamsEnded = once(child, 'close')
  const ended = streamsEnded.then(([code]) => code as number | null)
  onTestFinished(() => {
    if (!child.stderr.destroyed) process.kill(-pid, 'SIGKILL')
  })
  let text = ''
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
  return {
    pid,
    streamsEnded,
    /** The exit code, once the whole group has ended. */
    ended,
    said: () => text,
    async says(words: string) {
      while (!text.includes(words) && !child.stderr.destroyed) await once(child.stderr, 'data')
    },
  }
}
