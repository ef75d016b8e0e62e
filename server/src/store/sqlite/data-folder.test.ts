import { existsSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { makeDataFolder } from './data-folder.ts'

test('the folder and those above it are made for their owner alone, once', () => {
  const folder = join(scratch(), 'um', 'dois')
  makeDataFolder(folder)
  makeDataFolder(folder)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(statSync(join(folder, '..')).mode & 0o777).toBe(0o700)
})

test('two that make one folder at once both have it', async () => {
  const place = scratch()
  const turns = new Int32Array(new SharedArrayBuffer(4))
  const [first, second] = [maker(place, turns), maker(place, turns)]
  expect(await Promise.all([once(first, 'message'), once(second, 'message')])).toEqual([
    ['ok'],
    ['ok'],
  ])
})

test('what is no folder is refused', () => {
  const place = scratch()
  writeFileSync(join(place, 'arquivo'), '')
  symlinkSync(join(place, 'nada'), join(place, 'atalho'))
  expect(() => makeDataFolder(join(place, 'arquivo'))).toThrow('EEXIST')
  expect(() => makeDataFolder(join(place, 'arquivo', 'dados'))).toThrow(/EEXIST.*arquivo'$/)
  expect(() => makeDataFolder(join(place, 'atalho'))).toThrow('EEXIST')
})

// Node's recursive mkdir runs for ever there.
test.skipIf(!existsSync('/proc/self'))('a place that takes no folders is named', () => {
  expect(() => makeDataFolder('/proc/arauto/dados')).toThrow(
    'Não é possível criar uma pasta em /proc.',
  )
})

/** A thread that makes folders in `place`, each at the same moment as the other thread. */
function maker(place: string, turns: Int32Array): Worker {
  const script = `
    import { join } from 'node:path'
    import { parentPort, workerData } from 'node:worker_threads'
    import { makeDataFolder } from ${JSON.stringify(new URL('data-folder.ts', import.meta.url).href)}
    const { place, turns } = workerData
    for (let turn = 1; turn <= 200; turn += 1) {
      Atomics.add(turns, 0, 1)
      while (Atomics.load(turns, 0) < 2 * turn) {}
      makeDataFolder(join(place, String(turn), 'um', 'dois'))
    }
    parentPort.postMessage('ok')`
  const code = new URL(`data:text/javascript,${encodeURIComponent(script)}`)
  const thread = new Worker(code, { workerData: { place, turns } })
  onTestFinished(() => void thread.terminate())
  return thread
}

function scratch(): string {
  const place = mkdtempSync(join(tmpdir(), 'arauto-'))
  onTestFinished(() => rmSync(place, { recursive: true }))
  return place
}
