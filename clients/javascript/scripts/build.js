import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/*
 * Builds dist/: the same sources as modules of both kinds, each with its types. --if-possible: does
 * nothing if the compiler is missing, as after `npm ci --omit=dev`, which runs `prepare`, too. The last build stays
 * until the new one is whole, for those who run beside it.
 */
const root = join(import.meta.dirname, '..')
const compiler = findCompiler()
if (compiler !== null) build(compiler)

function findCompiler() {
  try {
    const manifest = createRequire(import.meta.url).resolve('typescript/package.json')
    return join(dirname(manifest), 'bin/tsc')
  } catch (error) {
    if (process.argv.includes('--if-possible') && error.code === 'MODULE_NOT_FOUND') return null
    throw error
  }
}

function build(tsc) {
  const dist = join(root, 'dist')
  const made = join(root, 'dist.new')
  rmSync(made, { recursive: true, force: true })
  for (const kind of ['esm', 'cjs']) {
    const options = ['--project', join(root, `tsconfig.${kind}.json`), '--outDir', join(made, kind)]
    execFileSync(process.execPath, [tsc, ...options], { stdio: 'inherit' })
  }
  // The package contains ES modules, except in this folder.
  writeFileSync(join(made, 'cjs/package.json'), '{ "type": "commonjs" }\n')
  rmSync(dist, { recursive: true, force: true })
  renameSync(made, dist)
}
