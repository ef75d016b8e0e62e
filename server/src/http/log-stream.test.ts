import { expect, onTestFinished, test, vi } from 'vitest'
import { createLogStream } from './log-stream.ts'

test('lines are gathered into one write, in order, soon', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const writes: string[] = []
  const log = createLogStream({ write: (lines) => void writes.push(lines) })
  log.write('a\n')
  log.write('b\n')
  expect(writes).toEqual([])
  vi.advanceTimersByTime(100)
  expect(writes).toEqual(['a\nb\n'])
  log.write('c\n')
  vi.advanceTimersByTime(100)
  vi.advanceTimersByTime(10_000)
  expect(writes).toEqual(['a\nb\n', 'c\n'])
})

test('gathered lines are written when the process exits', () => {
  const before = process.listeners('exit')
  const writes: string[] = []
  createLogStream({ write: (lines) => void writes.push(lines) }).write('last words\n')
  const [flush] = process.listeners('exit').filter((listener) => !before.includes(listener))
  flush?.(0)
  expect(writes).toEqual(['last words\n'])
})
