import { execFileSync } from 'node:child_process'
import { posix } from 'node:path'

/* node complete.ts PACKAGE.tgz …: whether npm packages have every file that their manifests name. */
type Named = string | { [key: string]: Named } | Named[] | undefined

interface Manifest {
  main?: string
  types?: string
  exports?: Named
  bin?: Named
  n8n?: { nodes?: Named; credentials?: Named }
}

for (const tarball of process.argv.slice(2)) {
  const files = new Set(tar('-tzf', tarball).split('\n'))
  const manifest = JSON.parse(tar('-xzOf', tarball, 'package/package.json')) as Manifest
  const { main, types, exports, bin, n8n } = manifest
  const missing = [main, types, exports, bin, n8n?.nodes, n8n?.credentials]
    .flatMap(leaves)
    .filter((path) => !files.has(posix.join('package', path)))
  if (missing.length > 0) throw new Error(`${tarball} lacks ${missing.join(', ')}`)
  console.log(`ok: ${tarball} has what it names`)
}

function tar(...args: string[]): string {
  return execFileSync('tar', args, { encoding: 'utf8' })
}

function leaves(named: Named): string[] {
  if (named === undefined) return []
  return typeof named === 'string' ? [named] : Object.values(named).flatMap(leaves)
}
