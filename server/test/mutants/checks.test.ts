import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checks } from './checks.ts'

const HTTP = join(import.meta.dirname, '../../src/http')

/** checks-are-tested.test.ts, which leaves each out in turn, runs once a day. */
test.each(checks)('the check “$name” is in $file once', ({ file, code }) => {
  expect(readFileSync(join(HTTP, file), 'utf8').split(code)).toHaveLength(2)
})
