import { expect, test } from 'vitest'
import { type Coverage, coveredDays, findGaps } from './coverage.ts'

const completa = (data: string, pub_name = 'DO1'): Coverage => ({
  data,
  pub_name,
  estado: 'completa',
})

test('an absent week is one range across the weekend, and ends at a present day', () => {
  const gaps = findGaps(
    [completa('2026-03-02'), completa('2026-03-11')],
    ['DO1'],
    '2026-03-02',
    '2026-03-11',
  )
  expect(gaps).toEqual([
    { pub_name: 'DO1', estado: 'ausente', inicio: '2026-03-03', fim: '2026-03-10' },
  ])
})

test('weekends, holidays and days known to have no edition are no gaps', () => {
  const rows: Coverage[] = [{ data: '2026-04-20', pub_name: 'DO1', estado: 'sem_edicao' }]
  expect(findGaps(rows, ['DO1'], '2026-04-18', '2026-04-21')).toEqual([])
})

test('days are covered by the requested sections that arrived', () => {
  const rows: Coverage[] = [
    completa('2026-03-02', 'DO3'),
    { data: '2026-03-03', pub_name: 'DO1', estado: 'parcial' },
    { data: '2026-03-04', pub_name: 'DO1', estado: 'falha' },
    { data: '2026-03-05', pub_name: 'DO1', estado: 'sem_edicao' },
    completa('2026-03-06', 'DO1E'),
  ]
  expect([...coveredDays(rows)]).toEqual(['2026-03-02', '2026-03-03', '2026-03-06'])
  expect([...coveredDays(rows, ['3', 'extra'])]).toEqual(['2026-03-02', '2026-03-06'])
})

test('faults are distinguished, and a failed extra edition is named', () => {
  const rows: Coverage[] = [
    { data: '2026-03-02', pub_name: 'DO1', estado: 'falha' },
    { data: '2026-03-03', pub_name: 'DO1', estado: 'parcial' },
    { data: '2026-03-03', pub_name: 'DO1E', estado: 'parcial' },
    completa('2026-03-03', 'DO2E'),
  ]
  expect(findGaps(rows, ['DO1'], '2026-03-02', '2026-03-03')).toEqual([
    { pub_name: 'DO1', estado: 'falha', inicio: '2026-03-02', fim: '2026-03-02' },
    { pub_name: 'DO1', estado: 'parcial', inicio: '2026-03-03', fim: '2026-03-03' },
    { pub_name: 'DO1E', estado: 'parcial', inicio: '2026-03-03', fim: '2026-03-03' },
  ])
})
