import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SERVER = join(import.meta.dirname, '../..')

test('two places ask whether there is a cluster: who chooses a home, and who refuses commands', () => {
  const asking = globSync('**/*.ts', { cwd: SERVER })
    .filter((path) => !path.endsWith('.test.ts'))
    .filter((path) => /\bconfig\.cluster\b|\bcluster\b[^{}]*\} = config\b/.test(textOf(path)))
  expect(asking.toSorted()).toEqual(['cli/run.ts', 'threads/home/home-of.ts'])
})

function textOf(path: string): string {
  return readFileSync(join(SERVER, path), 'utf8')
}
