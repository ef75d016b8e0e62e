import { expect, test } from 'vitest'
import { scheduleOf } from './schedule.ts'

const WORKDAYS = ['seg', 'ter', 'qua', 'qui', 'sex']

function found(schedule: string | null, dataset: string | null = null) {
  const { schedule: on, notes } = scheduleOf('exemplo', { schedule, dataset })
  return { ...on, notes: notes.length }
}

test.each([
  ['0 8 * * MON-FRI', { frequencia: 'semanal', hora: 8, dias: WORKDAYS, notes: 0 }],
  ['0 7 * * 1-5', { frequencia: 'semanal', hora: 7, dias: WORKDAYS, notes: 0 }],
  ['0 7 * * *', { frequencia: 'diaria', hora: 7, notes: 0 }],
  ['0 7 * * 0-7', { frequencia: 'diaria', hora: 7, notes: 0 }],
  ['@weekly', { frequencia: 'semanal', hora: 0, dias: ['dom'], notes: 0 }],
  ['0 6 * * 7', { frequencia: 'semanal', hora: 6, dias: ['dom'], notes: 0 }],
  ['@monthly', { frequencia: 'mensal', hora: 0, dia_do_mes: 1, notes: 0 }],
  ['30 8 15 * *', { frequencia: 'mensal', hora: 9, dia_do_mes: 15, notes: 1 }],
  ['*/30 2-6 * * MON-FRI', { frequencia: 'semanal', hora: 7, dias: WORKDAYS, notes: 1 }],
  ['0 8,14 * * *', { frequencia: 'diaria', hora: 14, notes: 1 }],
  ['30 23 * * *', { frequencia: 'diaria', hora: 23, notes: 1 }],
  ['0 8 1,15 * *', { frequencia: 'diaria', hora: 8, notes: 1 }],
  ['0 8 1 * MON', { frequencia: 'diaria', hora: 8, notes: 1 }],
  ['0 8 * JAN-JUN *', { frequencia: 'diaria', hora: 8, notes: 1 }],
  ['todo dia', { frequencia: 'diaria', hora: 8, notes: 1 }],
  ['0 8 * *', { frequencia: 'diaria', hora: 8, notes: 1 }],
  ['0 25 * * *', { frequencia: 'diaria', hora: 8, notes: 1 }],
  ['*/0 8 * * *', { frequencia: 'diaria', hora: 8, notes: 1 }],
])('%s', (cron, expected) => {
  expect(found(cron)).toEqual(expected)
})

test('without a schedule, after five or after the load; with both, once', () => {
  expect(found(null)).toMatchObject({ frequencia: 'diaria', hora: 6 })
  expect(found(null, 'inlabs')).toEqual({ frequencia: 'diaria', hora: 7, notes: 0 })
  expect(found('0 8 * * *', 'inlabs')).toEqual({ frequencia: 'diaria', hora: 8, notes: 1 })
})

test('after 23h there is no whole hour of the day: that is told', () => {
  const { notes } = scheduleOf('x', { schedule: '30 23 * * *', dataset: null })
  expect(notes).toEqual([
    'o boletim sai em horas inteiras: às 23h, antes do Ro-DOU; o que chega depois vem no seguinte.',
  ])
})
