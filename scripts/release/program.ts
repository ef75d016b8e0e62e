import { chmodSync, cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { NODE_VERSION, ROOT, folder, run } from './run.ts'

/** Names of Node and npm; Debian calls x64 amd64. */
export type Arch = 'x64' | 'arm64'

/** The installed files, besides the dependencies, without tests. */
const FILES = [
  'LICENSE',
  'README.md',
  'README.pt-BR.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'docs',
  'deploy',
  'server',
  'web/dist',
  // For `demo --cluster`.
  'scripts/opensearch-node.sh',
  'scripts/install-opensearch.sh',
  'scripts/install-postgres.sh',
]

const LEFT_OUT = /\.test\.ts$|\/server\/test$|\/deploy\/(container|debian|helm|kubernetes|compose)$/

/**
 * Puts the whole program for an architecture into `to`: the built page, Node, production
 * dependencies.
 */
export function stageProgram(arch: Arch, to: string): void {
  installDependencies(arch, to)
  copyFiles(FILES, to)
  bringNode(arch, to)
  mkdirSync(join(to, 'bin'))
  cpSync(join(ROOT, 'deploy/tarball/arauto'), join(to, 'bin/arauto'))
}

export function copyFiles(names: string[], to: string): void {
  for (const name of names)
    cpSync(join(ROOT, name), join(to, name), {
      recursive: true,
      filter: (source) => !LEFT_OUT.test(source),
    })
}

/** From package-lock.json, for a machine that may differ; runs none of their scripts. */
function installDependencies(arch: Arch, to: string): void {
  for (const name of ['package.json', 'package-lock.json', 'server/package.json'])
    cpSync(join(ROOT, name), join(to, name))
  const platform = ['--os=linux', '--libc=glibc', `--cpu=${arch}`]
  const what = ['--omit=dev', '--workspace=server', '--include-workspace-root']
  const quiet = [
    '--ignore-scripts',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  run('npm', ['ci', ...what, ...platform, ...quiet], to)
  // npm found no command to link to, and its record is its own.
  rmSync(join(to, 'node_modules/.bin'), { recursive: true })
  rmSync(join(to, 'package-lock.json'))
}

/** The package `node` downloads its program with a script, for the machine that it runs on. */
function bringNode(arch: Arch, to: string): void {
  const home = join(to, 'node_modules/node')
  const name = `node-linux-${arch}`
  const packed = folder(to, '.node')
  const quiet = ['--prefer-offline', '--loglevel=error']
  run('npm', ['pack', `${name}@${NODE_VERSION}`, '--pack-destination', packed, ...quiet])
  const file = `${name}-${NODE_VERSION}.tgz`
  run('tar', ['--extract', '--file', file, 'package/bin/node', 'package/LICENSE'], packed)
  cpSync(join(packed, 'package'), home, { recursive: true })
  chmodSync(join(home, 'bin/node'), 0o755)
  rmSync(packed, { recursive: true })
  const link = folder(to, 'node_modules/.bin')
  for (const target of ['../node/bin/node', '../../server/bin/arauto.js'])
    symlinkSync(target, join(link, basename(target, '.js')))
}

/** A reproducible tar, compressed by gzip, which every machine can read. */
export function pack(stage: string, file: string, epoch: string): void {
  const alike = ['--sort=name', `--mtime=@${epoch}`, '--owner=0', '--group=0', '--numeric-owner']
  const mode = '--mode=u+rwX,go+rX,go-w'
  const tar = ['--create', '--file', '-', '--directory', dirname(stage), ...alike, mode]
  const line = ['tar', ...tar, basename(stage)].map(quote).join(' ')
  run('bash', ['-c', `set -o pipefail; ${line} | gzip --no-name > ${quote(file)}`])
}

function quote(word: string): string {
  return `'${word.replaceAll("'", String.raw`'\''`)}'`
}
