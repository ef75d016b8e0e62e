import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/* Makes dist/: the same sources as modules of both kinds, each with its types. */
const root = join(import.meta.dirname, '..')
const tsc = join(
  dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
  'bin/tsc',
)

rmSync(join(root, 'dist'), { recursive: true, force: true })
for (const kind of ['esm', 'cjs'])
  execFileSync(process.execPath, [tsc, '--project', join(root, `tsconfig.${kind}.json`)], {
    stdio: 'inherit',
  })
// The package is of modules; what lies in this folder is not.
writeFileSync(join(root, 'dist/cjs/package.json'), '{ "type": "commonjs" }\n')
