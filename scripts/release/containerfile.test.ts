/*
 * What the page is built of goes into the container: `npm run test:release` builds it, but only each night.
 */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './run.ts'

const STAGES = readFileSync(join(ROOT, 'deploy/container/Containerfile'), 'utf8').split(/^FROM /m)
const PAGE = STAGES.find((stage) => /^\S+ AS page$/m.test(stage)) ?? ''
const COPIED = [...PAGE.matchAll(/^COPY (.+) \S+$/gm)].flatMap(([, from]) => from!.split(' '))

test.each(['scripts/build-page.ts', 'web/vite.config.ts'])(
  'all that %s imports and reads is copied',
  (entry) => {
    const needed = [...reachedFrom(join(ROOT, entry))].map((path) => relative(ROOT, path))
    expect(needed.length).toBeGreaterThan(1)
    const isCopied = (path: string) =>
      COPIED.some((from) => path === from || path.startsWith(`${from}/`))
    expect(needed.filter((path) => !isCopied(path))).toEqual([])
  },
)

/** A file of ours, those that it imports, and what it names beside itself. */
function reachedFrom(file: string, reached = new Set<string>()): Set<string> {
  if (reached.has(file) || !existsSync(file)) return reached
  reached.add(file)
  if (!file.endsWith('.ts')) return reached
  const text = readFileSync(file, 'utf8')
  for (const [, named] of text.matchAll(/(?:from |import\.meta\.dirname, )'(\.[^']+)'/g))
    if (/\.\w+$/.test(named!)) reachedFrom(join(dirname(file), named!), reached)
  return reached
}
