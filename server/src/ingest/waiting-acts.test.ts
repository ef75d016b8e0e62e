import { expect, test } from 'vitest'
import type { PreparedAct } from './archive-writer.ts'
import { createWaitingActs } from './waiting-acts.ts'

test('files that wait for the rows of one act do not wait for ever', () => {
  const waiting = createWaitingActs()
  const act = { publication: { id: 'a' }, content: new Uint8Array(100), digest: new Uint8Array(32) }
  waiting.add(act as PreparedAct)
  let passed = 0
  while (!waiting.isFull() && passed < 100_000) {
    waiting.pass()
    passed++
  }
  expect(passed).toBeLessThan(20_000)
  expect(waiting.take()).toEqual([[act]])
  expect(waiting.isFull()).toBe(false)
})
