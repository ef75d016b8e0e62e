import { afterAll, expect, test } from 'vitest'
import { lintHouse } from './_lint.ts'

const house = lintHouse()
afterAll(() => house[Symbol.dispose]())

test.each([
  ['server/src/cli/x.ts', 'export const now = new Date()\n'],
  ['server/src/access/x.ts', 'export const isOver = (end: number) => end < Date.now()\n'],
])('lint refuses the clock of the machine in %s', (path, code) => {
  expect(house.lint(path, code)).toContain('clock(injected)')
})

test.each([
  ['server/src/cli/x.ts', 'export const moment = (text: string) => new Date(text)\n'],
  ['server/src/lib/time/clock.ts', 'export const systemClock = () => new Date()\n'],
  ['server/test/x.test.ts', 'export const now = new Date()\n'],
])('lint allows %s: %s', (path, code) => {
  expect(house.lint(path, code)).not.toContain('clock(')
})
