import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Piscina } from 'piscina'
import { expect, test } from 'vitest'
import { endPool } from '../src/threads/end-pool.ts'
import { temporaryFolder } from './_cli.ts'

test('an answer that comes while its pool is ended is dropped, and ends nothing else', async () => {
  const filename = join(temporaryFolder(), 'echo.mjs')
  writeFileSync(filename, SLOW_ECHO)
  const pool = new Piscina<number, number>({ filename, minThreads: 1, maxThreads: 1 })
  await pool.run(0)
  const first = pool.run(1)
  const others = Promise.allSettled([pool.run(2), pool.run(3)])
  await first
  // Too busy to notice that the thread has finished the next task, as during a commit.
  for (const end = performance.now() + 50; performance.now() < end;);
  await endPool(pool)
  expect((await others).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})

/** 5 ms for each. */
const SLOW_ECHO = `
const never = new Int32Array(new SharedArrayBuffer(4))
export default (n) => (Atomics.wait(never, 0, 0, 5), n)
`
