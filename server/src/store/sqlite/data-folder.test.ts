import { existsSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeDataFolder } from './data-folder.ts'

test('the folder and those above it are made for their owner alone, once', () => {
  const folder = join(scratch(), 'um', 'dois')
  makeDataFolder(folder)
  makeDataFolder(folder)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(statSync(join(folder, '..')).mode & 0o777).toBe(0o700)
})

test('what is no folder is refused', () => {
  const place = scratch()
  writeFileSync(join(place, 'arquivo'), '')
  symlinkSync(join(place, 'nada'), join(place, 'atalho'))
  expect(() => makeDataFolder(join(place, 'arquivo'))).toThrow('EEXIST')
  expect(() => makeDataFolder(join(place, 'arquivo', 'dados'))).toThrow('ENOTDIR')
  expect(() => makeDataFolder(join(place, 'atalho'))).toThrow('EEXIST')
})

// Node's recursive mkdir runs for ever there.
test.skipIf(!existsSync('/proc/self'))('a place that takes no folders is named', () => {
  expect(() => makeDataFolder('/proc/arauto/dados')).toThrow(
    'Não é possível criar uma pasta em /proc.',
  )
})

function scratch(): string {
  const place = mkdtempSync(join(tmpdir(), 'arauto-'))
  onTestFinished(() => rmSync(place, { recursive: true }))
  return place
}
