import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mayRetry, waitBeforeNext } from '../src/retry.ts'

const visible = fc.string({
  unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
})
const headers = fc.record(
  {
    'Retry-After': fc.oneof(
      visible,
      fc.integer().map(String),
      fc.date({ noInvalidDate: true }).map((date) => date.toUTCString()),
    ),
    'X-RateLimit-Remaining': fc.constantFrom('0', '1', ''),
    'X-RateLimit-Reset': fc.oneof(visible, fc.nat().map(String)),
  },
  { requiredKeys: [] },
)

test('a wait is a number of seconds, whatever the service says', () => {
  fc.assert(
    fc.property(
      headers,
      fc.constantFrom(null, 408, 429, 500, 503),
      fc.integer({ min: 1, max: 100 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (given, status, attempt, random) => {
        const wait = waitBeforeNext(
          { attempt, status, headers: new Headers(given) },
          1_773_057_600,
          random,
        )
        expect(wait).toBeGreaterThanOrEqual(0)
        expect(Number.isFinite(wait)).toBe(true)
      },
    ),
  )
})

test('which requests may be sent again', () => {
  expect([400, 401, 403, 404, 409, 418].filter((status) => mayRetry('GET', status))).toEqual([])
  expect([null, 408, 429, 500, 502, 503, 504].map((status) => mayRetry('POST', status))).toEqual(
    Array(7).fill(true),
  )
  expect([null, 408, 429, 500].map((status) => mayRetry('PATCH', status))).toEqual([
    false,
    false,
    true,
    false,
  ])
})
