import {
  appendFileSync,
  cpSync,
  existsSync,
  readFileSync,
  readlinkSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { run } from '../run.ts'
import { DEB, emptyFolder } from './_release.ts'
import { debianRoot, inRoot } from './_root.ts'
import { done, serve } from './_running.ts'
import { ACTS, type Arauto, expectPage, newKey, totalOf, writeEdition } from './_use.ts'

const SETTINGS = '/etc/arauto/arauto.env'
const ARCHIVE = '/var/lib/arauto/arauto.db'

test('the Debian package: installed, used, upgraded, removed, purged', async () => {
  const root = debianRoot()
  const has = (path: string) => existsSync(join(root, path))
  const shell = (line: string) => done(inRoot({ root, args: ['sh', '-c', line] }))
  const arauto: Arauto = (...args) => done(inRoot({ root, args: ['arauto', ...args] }))
  const serving = () => serve(inRoot({ root, args: ['arauto', 'servir'] }))
  await shell('apt-get update -qq')
  cpSync(olderPackage(), join(root, 'root/arauto-old.deb'))
  cpSync(DEB, join(root, 'root', basename(DEB)))

  await shell('apt-get install -y --no-install-recommends /root/arauto-old.deb')
  expect(await shell("dpkg-query --show --showformat='${Version}' arauto")).toBe(OLD)
  expect(statSync(join(root, SETTINGS)).mode & 0o777).toBe(0o640)
  appendFileSync(join(root, SETTINGS), 'ARAUTO_PORT=0\n')
  expectUnitToFit(root)
  const first = await serving()
  await expectPage(first)
  expect(await arauto('ajuda')).toContain('Uso: arauto <comando>')
  const key = await newKey(arauto)
  await arauto('importar', writeEdition(join(root, 'tmp')).slice(root.length))
  expect(await totalOf(first, key, '*')).toBe(ACTS)
  expect(await first.stop()).toBe(0)

  await shell(`apt-get install -y --no-install-recommends /root/${basename(DEB)}`)
  expect(has('usr/lib/arauto/OLD')).toBe(false)
  expect(readFileSync(join(root, SETTINGS), 'utf8')).toContain('ARAUTO_PORT=0')
  const second = await serving()
  expect(await totalOf(second, key, '*')).toBe(ACTS)
  expect(await second.stop()).toBe(0)

  await shell('apt-get remove -y arauto')
  expect([ARCHIVE, SETTINGS, 'usr/lib/arauto', 'usr/bin/arauto'].map(has)).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(await shell('apt-get purge -y arauto')).toContain('rm -r /var/lib/arauto')
  expect([ARCHIVE, SETTINGS, 'var/cache/arauto'].map(has)).toEqual([true, false, false])
})

const OLD = '0.1.0'

/** The same package with an older version, and with a file that the new one no longer has. */
function olderPackage(): string {
  const folder = emptyFolder()
  const tree = join(folder, 'tree')
  run('dpkg-deb', ['--raw-extract', DEB, tree])
  const control = join(tree, 'DEBIAN/control')
  const text = readFileSync(control, 'utf8')
  writeFileSync(control, text.replace(/^Version: .*$/m, `Version: ${OLD}`))
  writeFileSync(join(tree, 'usr/lib/arauto/OLD'), '')
  run('dpkg-deb', ['--root-owner-group', '-Znone', '--build', tree, join(folder, 'old.deb')])
  return join(folder, 'old.deb')
}

/** No systemd runs here, so this only checks that the unit's paths exist and that it is enabled. */
function expectUnitToFit(root: string): void {
  const unit = readFileSync(join(root, 'lib/systemd/system/arauto.service'), 'utf8')
  const paths = unit.match(/\/(usr\/lib|etc)\/arauto[\w./-]*/g) ?? []
  expect(paths.length).toBeGreaterThan(2)
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
  const wanted = 'etc/systemd/system/multi-user.target.wants/arauto.service'
  expect(readlinkSync(join(root, wanted))).toBe('/lib/systemd/system/arauto.service')
}
