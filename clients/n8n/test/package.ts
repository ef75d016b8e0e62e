import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

export interface Installed extends Disposable {
  /** The package's folder; it contains only what was packed. */
  folder: string
  /** Paths of everything that was packed. */
  files: string[]
}

/**
 * The package as users get it: packed, and unpacked beside the n8n-workflow that n8n gives its
 * nodes.
 */
export function installPackage(): Installed {
  const scratch = mkdtempSync(join(tmpdir(), 'arauto-n8n-'))
  const quietly = { cwd: ROOT, stdio: 'pipe', encoding: 'utf8' } as const
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', scratch]
  const [{ filename, files }] = JSON.parse(execFileSync('npm', args, quietly)) as [
    { filename: string; files: { path: string }[] },
  ]
  const folder = join(scratch, 'node_modules/n8n-nodes-arauto')
  mkdirSync(folder, { recursive: true })
  execFileSync('tar', ['-xzf', join(scratch, filename), '-C', folder, '--strip-components=1'])
  symlinkSync(
    join(ROOT, 'node_modules/n8n-workflow'),
    join(scratch, 'node_modules/n8n-workflow'),
    'dir',
  )
  return {
    folder,
    files: files.map(({ path }) => path),
    [Symbol.dispose]: () => rmSync(scratch, { recursive: true }),
  }
}
