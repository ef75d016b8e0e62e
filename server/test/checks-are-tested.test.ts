import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

test('each missing check fails a test of what-operations-owe', async () => {
  const script = join(import.meta.dirname, 'mutants/run.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [script])
  expect(JSON.parse(stdout)).toEqual(['all checks'])
}, 600_000)
