import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { QUICK_START, temporaryFolder } from './_cli.ts'

const PROGRAM = join(import.meta.dirname, '..', 'bin', 'arauto.js')

/** Runs a command as process 1 of its own namespace, as containers do; it ends with its starter. */
const AS_FIRST = ['--user', '--map-root-user', '--pid', '--fork', '--kill-child']

const possible = spawnSync('unshare', [...AS_FIRST, 'true']).status === 0
if (!possible) process.stdout.write('NOT TESTED: the service as process 1, no namespaces here\n')

test.runIf(possible)('SIGTERM ends the service in order, even as process 1', async () => {
  const starter = spawn('unshare', [...AS_FIRST, process.execPath, PROGRAM, 'servir'], {
    env: { ...process.env, ...QUICK_START, ARAUTO_DATA_DIR: temporaryFolder() },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  onTestFinished(() => void starter.kill('SIGKILL'))
  const ended = once(starter, 'close')
  let said = ''
  starter.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
  while (!said.includes(' no ar em ') && !starter.stderr.destroyed)
    await once(starter.stderr, 'data')

  process.kill(onlyChild(starter.pid!), 'SIGTERM')
  expect(await ended).toEqual([0, null])
  expect(said).toContain('Encerrando')
})

/** The process that it started, by its id outside the namespace. */
function onlyChild(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8'))
}
