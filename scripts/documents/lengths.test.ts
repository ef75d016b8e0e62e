import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const DOCS = join(import.meta.dirname, '../../docs')

test.each([
  ['architecture', 300],
  ['delivery', 150],
  ['search', 150],
  ['ledger', 150],
  ['cluster', 150],
])('docs/%s.md stays short: at most %i lines', (name, most) => {
  const lines = readFileSync(join(DOCS, `${name}.md`), 'utf8')
    .trimEnd()
    .split('\n')
  expect(lines.length).toBeLessThanOrEqual(most)
})
