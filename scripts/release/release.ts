import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packDebian } from './debian.ts'
import { librariesOf, notices } from './libraries.ts'
import { packNpm } from './npm-package.ts'
import { type Arch, pack, stageProgram } from './program.ts'
import { EPOCH, ROOT, VERSION, folder, run } from './run.ts'
import { sbom } from './sbom.ts'

/*
 * Builds the artefacts of a version in dist/release: tarballs, Debian packages, the npm package,
 * the list of contents, checksums. Needs git, tar, gzip and dpkg-deb, and the registry of npm.
 */
const ARCHES: Arch[] = ['x64', 'arm64']
const OUT = join(ROOT, 'dist/release')

rmSync(OUT, { recursive: true, force: true })
folder(OUT)
run('node', ['scripts/build-page.ts'])
const work = mkdtempSync(join(tmpdir(), 'arauto-release-'))
try {
  const stages = ARCHES.map((arch) => ({ arch, stage: folder(work, arch, `arauto-${VERSION}`) }))
  for (const { arch, stage } of stages) stageProgram(arch, stage)
  const libraries = librariesOf(stages.map(({ stage }) => stage))
  for (const { arch, stage } of stages) {
    writeFileSync(join(stage, 'THIRD-PARTY-NOTICES.txt'), notices(libraries))
    pack(stage, join(OUT, `arauto-${VERSION}-linux-${arch}.tar.gz`), EPOCH)
    packDebian(arch, stage, folder(work, arch, 'debian'), OUT)
  }
  packNpm(folder(work, 'npm'), notices(libraries), OUT)
  writeFileSync(join(OUT, `arauto-${VERSION}.cdx.json`), sbom(libraries))
} finally {
  rmSync(work, { recursive: true })
}
writeFileSync(join(OUT, 'SHA256SUMS'), checksums())

function checksums(): string {
  const lines = readdirSync(OUT)
    .sort()
    .map((name) => {
      const digest = createHash('sha256')
        .update(readFileSync(join(OUT, name)))
        .digest('hex')
      return `${digest}  ${name}\n`
    })
  return lines.join('')
}
