import { describe, expect, test } from 'vitest'
import { NOTHING, addTallies, answerPercentileMs, meanAnswerMs, tallyOf } from './hour-tally.ts'

function answered(...times: number[]) {
  return times
    .map((ms) => tallyOf({ succeeded: true, answeredAfterMs: ms, concluded: 'entregue' }))
    .reduce(addTallies, NOTHING)
}

describe('a tally', () => {
  test('counts attempts, and finished deliveries', () => {
    const failure = { succeeded: false, answeredAfterMs: null, concluded: null }
    const tally = [
      tallyOf(failure),
      tallyOf({ ...failure, answeredAfterMs: 30 }),
      tallyOf({ ...failure, concluded: 'falhou' }),
      tallyOf({ succeeded: true, answeredAfterMs: 10, concluded: 'entregue' }),
    ].reduce(addTallies, NOTHING)
    expect(tally).toEqual({
      delivered: 1,
      failed: 1,
      successes: 1,
      failures: 3,
      answerMs: 40,
      answers: [1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    })
  })

  test('without attempts has neither mean nor percentile', () => {
    expect([meanAnswerMs(NOTHING), answerPercentileMs(NOTHING, 0.95)]).toEqual([null, null])
  })

  test('has the exact mean', () => {
    expect(meanAnswerMs(answered(10, 20, 31))).toBe(20)
  })
})

describe('a percentile', () => {
  const times = (count: number, ms: number) => Array<number>(count).fill(ms)

  test.each([
    ['one answer', [4], 10],
    ['one that took too long', [5_003], 4_925],
    ['a hundred of one bucket', times(100, 80), 98],
    ['the slowest twentieth left out', [...times(95, 20), ...times(5, 3_000)], 25],
    ['one more', [...times(94, 20), ...times(6, 3_000)], 2_250],
  ])('of %s', (_, answers, expected) => {
    expect(answerPercentileMs(answered(...answers), 0.95)).toBe(expected)
  })
})
