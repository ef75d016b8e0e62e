import { execFileSync } from 'node:child_process'
import { cpSync, globSync, rmSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { build } from 'vite'

/*
 * Builds dist/: one file for each node and the credentials, as n8n loads them, with the JavaScript
 * client included.
 */
const root = join(import.meta.dirname, '..')
const dist = join(root, 'dist')

rmSync(dist, { recursive: true, force: true })
execFileSync('npm', ['run', '--silent', 'build', '--prefix', join(root, '../javascript')], {
  stdio: 'inherit',
})
for (const entry of globSync(['nodes/*/*.node.ts', 'credentials/*.credentials.ts'], { cwd: root }))
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    // Node's own modules and global names, not a browser's.
    ssr: { noExternal: ['arauto-client'] },
    build: {
      ssr: join(root, entry),
      outDir: join(dist, dirname(entry)),
      emptyOutDir: false,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        external: ['n8n-workflow'],
        output: { format: 'cjs', entryFileNames: `${basename(entry, '.ts')}.js`, exports: 'named' },
      },
    },
  })
for (const file of globSync(['icons/*.svg', 'nodes/*/*.node.json'], { cwd: root }))
  cpSync(join(root, file), join(dist, relative('.', file)))
