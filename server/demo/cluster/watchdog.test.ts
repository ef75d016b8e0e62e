import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('what a killed demonstration started ends, and its folder is removed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'arauto-watchdog-'))
  const started = spawn('sleep', ['600'], { detached: true, stdio: 'ignore' })
  const ended = once(started, 'exit')
  const script = `
    import { startWatchdog } from ${JSON.stringify(join(import.meta.dirname, 'watchdog.ts'))}
    startWatchdog(${JSON.stringify(folder)}).started(${started.pid})
    setInterval(() => {}, 1_000)
    process.stdout.write('started')`
  const demo = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(demo.stdout, 'data')
  demo.kill('SIGKILL')
  expect(await ended).toEqual([null, 'SIGKILL'])
  await expect.poll(() => existsSync(folder), { timeout: 30_000 }).toBe(false)
})
