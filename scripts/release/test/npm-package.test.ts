import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT, output } from '../run.ts'
import { PACKAGE, emptyFolder } from './_release.ts'
import { AUTHORITIES, serve } from './_running.ts'
import { expectPage, totalOf } from './_use.ts'

test('the npm package: npx arauto demo in an empty folder', async () => {
  const cwd = emptyFolder()
  // oxlint-disable-next-line no-restricted-properties
  const env = { PATH: String(process.env['PATH']), HOME: String(process.env['HOME']) }
  const trusted = AUTHORITIES === undefined ? {} : { NODE_EXTRA_CA_CERTS: AUTHORITIES }
  const service = await serve({
    command: 'npx',
    args: ['--yes', '--prefer-offline', '--package', PACKAGE, 'arauto', 'demo'],
    cwd,
    env: { ...env, ...trusted, ARAUTO_PORT: '0' },
  })
  await expectPage(service)
  expect(service.said()).toContain('/convite#')
  const [key = ''] = /ar_\w{8}_\w{32}/.exec(service.said()) ?? []
  expect(await totalOf(service, key, 'portaria')).toBeGreaterThan(0)
  await service.stop()
})

test('the npm package brings the versions of package-lock.json', () => {
  const tested = versionsIn(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
  const packed = ['--extract', '--to-stdout', '--file', PACKAGE, 'package/npm-shrinkwrap.json']
  const brought = versionsIn(output('tar', packed))
  expect([...brought.keys()]).toEqual(
    expect.arrayContaining(['node_modules/fastify', 'node_modules/undici', 'node_modules/pg']),
  )
  const untested = [...brought].filter(
    ([path, version]) => (tested.get(path) ?? version) !== version,
  )
  expect(untested).toEqual([])
})

/** By folder; the packages of Node are not in our own lock, their version is in package.json. */
function versionsIn(lock: string): Map<string, string> {
  const { packages } = JSON.parse(lock) as { packages: Record<string, { version?: string }> } // npm's
  const installed = Object.entries(packages).filter(([path]) => path.startsWith('node_modules/'))
  return new Map(installed.map(([path, { version }]) => [path, String(version)]))
}
