import { cpSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, output, run } from '../run.ts'
import { emptyFolder } from './_release.ts'
import { AUTHORITIES, type Command } from './_running.ts'

const SYSTEM_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

/** A new Debian root from scripts/install-debian-root.sh, with only what every Debian has installed. */
export function debianRoot(): string {
  const base = output('bash', [join(ROOT, 'scripts/install-debian-root.sh'), '--onde']).trim()
  const root = emptyFolder()
  run('cp', ['--archive', '--reflink=auto', `${base}/.`, root])
  cpSync('/etc/resolv.conf', join(root, 'etc/resolv.conf'), { dereference: true })
  // The root is temporary: nothing needs to reach the disk.
  writeFileSync(join(root, 'etc/dpkg/dpkg.cfg.d/hurry'), 'force-unsafe-io\n')
  if (AUTHORITIES !== undefined) cpSync(AUTHORITIES, join(root, 'etc/authorities.pem'))
  return root
}

export interface InRoot {
  root: string
  args: string[]
  env?: Record<string, string>
  cwd?: string
  /** Like a container: this user, no capabilities, and only this folder is writable. */
  confined?: { user: string; writable: string }
}

/** A command inside a root, which sees nothing of this machine but its network. */
export function inRoot({ root, args, env = {}, cwd = '/', confined }: InRoot): Command {
  const mounts = ['mount --bind "$root" "$root"', 'mount -t proc proc "$root/proc"']
  if (confined !== undefined)
    mounts.push(
      `mount --bind "$root${confined.writable}" "$root${confined.writable}"`,
      'mount -o remount,ro,bind "$root"',
    )
  const enter = `root=$1; shift; ${mounts.join(' && ')} && exec chroot "$root" "$@"`
  const known = { PATH: SYSTEM_PATH, HOME: '/root', DEBIAN_FRONTEND: 'noninteractive' }
  const trusted = AUTHORITIES === undefined ? {} : { NODE_EXTRA_CA_CERTS: '/etc/authorities.pem' }
  const inside = ['sh', '-c', 'cd "$1" && shift && exec "$@"', 'sh', cwd]
  return {
    command: 'unshare',
    args: [
      '--mount',
      'bash',
      '-c',
      enter,
      'bash',
      root,
      ...inside,
      ...(confined === undefined ? [] : confine(confined.user)),
      ...args,
    ],
    env: { ...known, ...trusted, ...env },
  }
}

function confine(user: string): string[] {
  const [uid, gid] = user.split(':')
  const ids = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups']
  return ['setpriv', ...ids, '--inh-caps=-all', '--bounding-set=-all', '--no-new-privs']
}

/** Installs Node and npm as in the image `node`: Node as pinned by package.json, npm of this machine. */
export function bringNodeAndNpm(root: string): void {
  const local = join(root, 'usr/local')
  mkdirSync(join(local, 'lib/node_modules'), { recursive: true })
  cpSync(join(ROOT, 'node_modules/node/bin/node'), join(local, 'bin/node'))
  // Not `npm root --global`: where the pinned Node comes first on the path, npm takes its folder for that of packages.
  const npm = realpathSync(output('sh', ['-c', 'command -v npm']).trim())
  cpSync(join(npm, '../..'), join(local, 'lib/node_modules/npm'), { recursive: true })
  run('ln', ['--symbolic', '../lib/node_modules/npm/bin/npm-cli.js', join(local, 'bin/npm')])
}
