import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { VERSION, output, run } from '../run.ts'
import { RELEASE, emptyFolder } from './_release.ts'

const HOME = `arauto-${VERSION}`
const ARM = join(RELEASE, `${HOME}-linux-arm64.tar.gz`)

test('every file has its checksum', () => {
  const sums = join(RELEASE, 'SHA256SUMS')
  run('sha256sum', ['--check', '--quiet', '--strict', sums], RELEASE)
  const lines = readFileSync(sums, 'utf8').trim().split('\n')
  expect(lines).toHaveLength(output('ls', [RELEASE]).trim().split('\n').length - 1)
})

test('the list of parts and the notices name every package that is installed, and those of the page', () => {
  const folder = emptyFolder()
  run('tar', ['-xzf', ARM, '--exclude', '*/docs', '--exclude', '*/bin'], folder)
  const lock = JSON.parse(
    readFileSync(join(folder, HOME, 'node_modules/.package-lock.json'), 'utf8'),
  ) as { packages: Record<string, { version?: string; link?: boolean }> } // npm's
  const installed = Object.entries(lock.packages)
    .filter(([path, { link }]) => path.startsWith('node_modules/') && link !== true)
    .map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`)
  expect(installed.length).toBeGreaterThan(100)

  const bom = JSON.parse(readFileSync(join(RELEASE, `${HOME}.cdx.json`), 'utf8')) as {
    bomFormat: string
    components: { 'bom-ref': string }[]
  } // ours
  const listed = bom.components.map((component) => component['bom-ref'])
  expect(bom.bomFormat).toBe('CycloneDX')
  expect(listed).toEqual(expect.arrayContaining(installed))
  expect(listed.some((name) => name.startsWith('react-dom@'))).toBe(true)

  const notices = readFileSync(join(folder, HOME, 'THIRD-PARTY-NOTICES.txt'), 'utf8')
  expect(installed.filter((name) => !notices.includes(`${name}: `))).toEqual([])
  expect(notices).toContain('SIL OPEN FONT LICENSE')
  expect(notices).toContain('Node.js is licensed for use as follows')
})

test('the files for arm64 were built for arm64', () => {
  const names = output('tar', ['-tzf', ARM]).split('\n')
  const native = names.filter((name) => /\/node\/bin\/node$|\.node$/.test(name))
  expect(native).toHaveLength(2)
  const folder = emptyFolder()
  run('tar', ['-xzf', ARM, ...native], folder)
  // Of an ELF file's head: the machine, 183 for AArch64.
  const machines = native.map((name) => readFileSync(join(folder, name)).readUInt16LE(18))
  expect(machines).toEqual([183, 183])
})
