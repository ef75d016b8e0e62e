import { expect, test } from 'vitest'
import { brasiliaInstant } from '../../lib/time/dates.ts'
import { neighboursOf } from './neighbours.ts'

const at = (day: string, hour: string) => brasiliaInstant(day, hour)
const NONE = { before: null, after: null, rests: [] }

test('a day that is missing is not passed over', () => {
  // Wednesday 18 and Friday 20 March 2026 have an edition.
  const around = { before: '2026-03-18', after: '2026-03-24', rests: [] }
  const days = neighboursOf('2026-03-20', around, at('2026-03-26', '12:00'))
  expect(days.anterior).toEqual({ data: '2026-03-19', situacao: 'falta' })
  expect(days.proxima).toEqual({ data: '2026-03-23', situacao: 'falta' })
})

test('a day without an edition, as is certain, is passed over', () => {
  // Thursday 19 and Monday 23 have none.
  const around = { before: '2026-03-18', after: '2026-03-24', rests: ['2026-03-19', '2026-03-23'] }
  const days = neighboursOf('2026-03-20', around, at('2026-03-26', '12:00'))
  expect(days.anterior).toEqual({ data: '2026-03-18', situacao: 'no_acervo' })
  expect(days.proxima).toEqual({ data: '2026-03-24', situacao: 'no_acervo' })
})

test('weekends and holidays are passed over, unless they have an edition', () => {
  const now = at('2026-03-26', '12:00')
  const extra = { ...NONE, before: '2026-03-15', after: '2026-03-17' } // a Sunday
  expect(neighboursOf('2026-03-16', extra, now).anterior?.data).toBe('2026-03-15')
  const usual = { ...NONE, before: '2026-03-13', after: '2026-03-17' }
  expect(neighboursOf('2026-03-16', usual, now).anterior?.data).toBe('2026-03-13')
  const holiday = { ...NONE, before: '2026-04-20' }
  const day = neighboursOf('2026-04-22', holiday, at('2026-04-22', '12:00'))
  expect(day.anterior).toEqual({ data: '2026-04-20', situacao: 'no_acervo' })
})

test('today is awaited until the morning, then missing; after it there is nothing', () => {
  const around = { ...NONE, before: '2026-03-17' }
  const next = (hour: string) => neighboursOf('2026-03-18', around, at('2026-03-19', hour)).proxima
  expect(next('04:00')).toEqual({ data: '2026-03-19', situacao: 'aguardada' })
  expect(next('09:00')).toEqual({ data: '2026-03-19', situacao: 'falta' })
  expect(neighboursOf('2026-03-19', around, at('2026-03-19', '09:00')).proxima).toBeNull()
})

test('before the first edition of an archive there is no day', () => {
  expect(neighboursOf('2026-03-19', NONE, at('2026-03-19', '09:00')).anterior).toBeNull()
})
