import { chmodSync, cpSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Arch } from './program.ts'
import { ROOT, VERSION, folder, output, run } from './run.ts'

const ARCHITECTURE: Record<Arch, string> = { x64: 'amd64', arm64: 'arm64' }

/** The package's program folder; manual installations use /opt/arauto. */
const HOME = '/usr/lib/arauto'

/**
 * Builds the Debian package of a staged program: the same files, with the units, the user and the
 * settings of deploy/systemd.
 */
export function packDebian(arch: Arch, program: string, root: string, to: string): void {
  cpSync(program, folder(root, HOME), { recursive: true, verbatimSymlinks: true })
  const systemd = join(ROOT, 'deploy/systemd')
  for (const unit of ['arauto.service', 'arauto@.service'])
    writeFileSync(
      join(folder(root, 'lib/systemd/system'), unit),
      readFileSync(join(systemd, unit), 'utf8').replaceAll('/opt/arauto', HOME),
    )
  cpSync(join(systemd, 'arauto.sysusers'), join(folder(root, 'usr/lib/sysusers.d'), 'arauto.conf'))
  cpSync(join(systemd, 'arauto.env'), join(folder(root, 'etc/arauto'), 'arauto.env'))
  chmodSync(join(root, 'etc/arauto/arauto.env'), 0o640)
  symlinkSync(`${HOME}/deploy/systemd/arauto`, join(folder(root, 'usr/bin'), 'arauto'))
  const docs = folder(root, 'usr/share/doc/arauto')
  cpSync(join(program, 'THIRD-PARTY-NOTICES.txt'), join(docs, 'THIRD-PARTY-NOTICES.txt'))
  cpSync(join(program, 'LICENSE'), join(docs, 'copyright'))
  writeControl(arch, root)
  const file = join(to, `arauto_${VERSION}_${ARCHITECTURE[arch]}.deb`)
  // Strong compression would take two minutes to save a tenth.
  run('dpkg-deb', ['--root-owner-group', '-Zxz', '-z1', '--build', root, file])
}

function writeControl(arch: Arch, root: string): void {
  const debian = folder(root, 'DEBIAN')
  const scripts = join(ROOT, 'deploy/debian')
  for (const name of readdirSync(scripts)) cpSync(join(scripts, name), join(debian, name))
  const template = readFileSync(join(scripts, 'control'), 'utf8')
  const [size = ''] = output('du', ['--summarize', '--apparent-size', root]).split('\t')
  const control = template
    .replace('@VERSION@', VERSION)
    .replace('@ARCHITECTURE@', ARCHITECTURE[arch])
    .replace('@SIZE@', size)
  writeFileSync(join(debian, 'control'), control)
}
