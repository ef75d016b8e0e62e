import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { ROOT, VERSION } from '../run.ts'

export const RELEASE = join(ROOT, 'dist/release')
export const TARBALL = join(RELEASE, `arauto-${VERSION}-linux-x64.tar.gz`)
export const DEB = join(RELEASE, `arauto_${VERSION}_amd64.deb`)
export const PACKAGE = join(RELEASE, `arauto-${VERSION}.tgz`)

/** An empty folder, deleted after the test. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'arauto-installed-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
  return folder
}
