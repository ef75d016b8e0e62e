import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { startVitest } from 'vitest/node'
import { type Check, checks } from './checks.ts'

/*
 * Runs the tests of the shared checks once without each check, and once with all of them. Prints the names of
 * the runs that pass: only the last one should.
 */

const root = join(import.meta.dirname, '../../..')
const folder = join(root, 'server/src/http')
for (const { file, code } of checks)
  if (readFileSync(join(folder, file), 'utf8').split(code).length !== 2)
    throw new Error(`${file} has not once: ${code}`)

const vitest = await startVitest(
  'test',
  [],
  // No cache: a run must not reuse a module that lacks the check of another run.
  { config: false, root, watch: false, reporters: [{}], maxWorkers: 3, fsModuleCache: false },
  {
    test: {
      projects: [
        ...checks.map((check) => project(check.name, [leavingOut(check)])),
        project('all checks', []),
      ],
    },
  },
)
const passed = vitest.state.getTestModules().filter((tests) => tests.ok())
await vitest.close()
process.stdout.write(JSON.stringify(passed.map(({ project: { name } }) => name)))
process.exitCode = 0 // failed tests are expected

function project(name: string, plugins: Plugin[]) {
  return {
    plugins,
    test: {
      name,
      include: ['server/test/what-operations-owe.test.ts'],
      setupFiles: [join(import.meta.dirname, 'stop-at-first.ts')],
      testTimeout: 60_000,
      hookTimeout: 180_000,
    },
  }
}

function leavingOut({ file, code, without }: Check): Plugin {
  return {
    name: 'without-a-check',
    enforce: 'pre',
    transform: (text, id) => (id === join(folder, file) ? text.replace(code, () => without) : null),
  }
}
