import { expect, test } from 'vitest'
import { type CountedAttempt, type Health, afterAttempt, reactivated } from './inactivity.ts'

const healthy: Health = { ativo: true, falhas_consecutivas: 0, aliveAt: 0, warned: false }

/** A failed attempt by the schedule, of a delivery whose first attempt began at 100. */
function failure(failures: number, other: Partial<CountedAttempt> = {}): CountedAttempt {
  return {
    cause: 'schedule',
    succeeded: false,
    failures,
    exhausted: failures === 6,
    isOver: false,
    firstStartedAt: 100,
    endedAt: 100 + failures,
    ...other,
  }
}

const success = (endedAt: number, other: Partial<CountedAttempt> = {}): CountedAttempt => ({
  ...failure(0, { succeeded: true, exhausted: false, endedAt }),
  ...other,
})

test.each<{
  name: string
  from?: Partial<Health>
  attempts: CountedAttempt[]
  consequences: string
  health: Partial<Health>
}>([
  {
    name: 'one delivery fails all its attempts and nothing else happens',
    attempts: [1, 2, 3, 4, 5, 6].map((n) => failure(n)),
    consequences: 'none none none warn none deactivate',
    health: { ativo: false, falhas_consecutivas: 6 },
  },
  {
    name: 'the fifth failure alone changes nothing',
    attempts: [1, 2, 3, 4, 5].map((n) => failure(n)),
    consequences: 'none none none warn none',
    health: { ativo: true, falhas_consecutivas: 5 },
  },
  {
    name: 'five deliveries fail at the same time',
    attempts: [1, 2, 3, 4, 5].map((n) => failure(1, { firstStartedAt: 100 + n })),
    consequences: 'none none none none none',
    health: { ativo: true, falhas_consecutivas: 5 },
  },
  {
    name: 'another delivery succeeded since the first attempt: only this delivery failed',
    attempts: [failure(1), failure(2), success(103), failure(4), failure(5), failure(6)],
    consequences: 'none none none none none none',
    health: { ativo: true, falhas_consecutivas: 3, aliveAt: 103 },
  },
  {
    name: 'another delivery succeeded before the first attempt',
    from: { aliveAt: 99 },
    attempts: [failure(6)],
    consequences: 'deactivate',
    health: { ativo: false },
  },
  {
    name: 'another delivery succeeded just as the first attempt began',
    from: { aliveAt: 100 },
    attempts: [failure(6)],
    consequences: 'deactivate',
    health: { ativo: false },
  },
  {
    name: 'a success resets the count and the warning',
    from: { falhas_consecutivas: 9, warned: true },
    attempts: [success(500)],
    consequences: 'none',
    health: { falhas_consecutivas: 0, warned: false, aliveAt: 500 },
  },
  {
    name: 'the result of an earlier success comes in late',
    from: { aliveAt: 900 },
    attempts: [success(500)],
    consequences: 'none',
    health: { aliveAt: 900 },
  },
  {
    name: 'two deliveries reach their third failed retry: one warning',
    attempts: [failure(4), failure(4, { firstStartedAt: 101 })],
    consequences: 'warn none',
    health: { falhas_consecutivas: 2, warned: true },
  },
  {
    name: 'two deliveries fail for good: one deactivation',
    attempts: [failure(6), failure(6, { firstStartedAt: 101 })],
    consequences: 'deactivate none',
    health: { ativo: false, falhas_consecutivas: 2 },
  },
  {
    name: 'tests never count, failed or not',
    from: { falhas_consecutivas: 3 },
    attempts: [failure(6, { cause: 'test' }), success(500, { cause: 'test' })],
    consequences: 'none none',
    health: { ativo: true, falhas_consecutivas: 3, aliveAt: 0 },
  },
  {
    name: 'what a person asks for does not count when it fails',
    from: { falhas_consecutivas: 3 },
    attempts: [failure(6, { cause: 'person' })],
    consequences: 'none',
    health: { ativo: true, falhas_consecutivas: 3 },
  },
  {
    name: 'what a person asks for is a success when it succeeds',
    from: { falhas_consecutivas: 3 },
    attempts: [success(500, { cause: 'person' }), failure(6)],
    consequences: 'none none',
    health: { ativo: true, falhas_consecutivas: 1, aliveAt: 500 },
  },
  {
    name: 'a delivery begun before the reactivation cannot end it again',
    from: reactivated({ ...healthy, ativo: false, falhas_consecutivas: 6, warned: true }, 200),
    attempts: [failure(6)],
    consequences: 'none',
    health: { ativo: true, falhas_consecutivas: 1, aliveAt: 200, warned: false },
  },
  {
    name: 'a delivery begun after the reactivation can',
    from: reactivated({ ...healthy, ativo: false }, 200),
    attempts: [failure(6, { firstStartedAt: 201 })],
    consequences: 'deactivate',
    health: { ativo: false },
  },
  {
    name: 'a failure that comes in while inactive changes nothing but the count',
    from: { ativo: false, falhas_consecutivas: 6 },
    attempts: [failure(6)],
    consequences: 'none',
    health: { ativo: false, falhas_consecutivas: 7 },
  },
])('$name: $consequences', ({ from = {}, attempts, consequences, health }) => {
  let current: Health = { ...healthy, ...from }
  const seen = attempts.map((attempt) => {
    const after = afterAttempt(current, attempt)
    current = after.health
    return after.consequence
  })
  expect(seen.join(' ')).toBe(consequences)
  expect(current).toMatchObject(health)
})
