import { expect, test } from 'vitest'
import { settle } from './settle.ts'

const START = 1_000_000
const SCHEDULE = [60_000, 300_000]

const DELIVERY = {
  tentativas: 0,
  failures: 0,
  byPerson: false,
  delivered: false,
  firstStartedAt: START,
}
const HEALTH = { ativo: true, falhas_consecutivas: 0, aliveAt: START - 1, warned: false }

function settled(
  delivery: Partial<typeof DELIVERY>,
  {
    succeeded = false,
    retryAfter = null,
    isOver = false,
    gone = false,
    health = {},
  }: {
    succeeded?: boolean
    retryAfter?: number | null
    isOver?: boolean
    gone?: boolean
    health?: Partial<typeof HEALTH>
  } = {},
) {
  const { status, dueAt, tentativas, failures, consequence } = settle(
    { ...DELIVERY, ...delivery },
    { succeeded, endedAt: START, retryAfter, isOver },
    { health: { ...HEALTH, ...health }, gone },
    { schedule: SCHEDULE, random: 0 },
  )
  return [status, dueAt === null ? null : dueAt - START, tentativas, failures, consequence]
}

test.each([
  ['received', {}, { succeeded: true }, ['entregue', null, 1, 0, 'none']],
  ['failed', {}, {}, ['pendente', 60_000, 1, 1, 'none']],
  ['failed again', { tentativas: 1, failures: 1 }, {}, ['pendente', 300_000, 2, 2, 'none']],
  ['asked to wait', {}, { retryAfter: 90_000 }, ['pendente', 90_000, 1, 1, 'none']],
  ['asked to wait too long', {}, { retryAfter: 1e9 }, ['pendente', 120_000, 1, 1, 'none']],
  [
    'failed for the last time',
    { tentativas: 2, failures: 2 },
    {},
    ['falhou', null, 3, 3, 'deactivate'],
  ],
  ['told that it is over', {}, { isOver: true }, ['suspensa', 60_000, 1, 1, 'deactivate']],
  [
    'told so when a person asked',
    { byPerson: true },
    { isOver: true },
    ['falhou', null, 1, 0, 'none'],
  ],
  [
    'the same while another was received',
    { tentativas: 2, failures: 2 },
    { health: { aliveAt: START + 1 } },
    ['falhou', null, 3, 3, 'none'],
  ],
  ['failed while inactive', {}, { health: { ativo: false } }, ['suspensa', 60_000, 1, 1, 'none']],
  ['failed, and its webhook is gone', {}, { gone: true }, ['cancelada', null, 1, 1, 'none']],
  [
    'asked for by a person',
    { byPerson: true, tentativas: 6, failures: 3 },
    {},
    ['falhou', null, 7, 3, 'none'],
  ],
  [
    'the same, received once',
    { byPerson: true, delivered: true, tentativas: 1 },
    {},
    ['entregue', null, 2, 0, 'none'],
  ],
] as const)('%s', (_, delivery, circumstances, expected) => {
  expect(settled(delivery, circumstances)).toEqual(expected)
})
