import { expect, test } from 'vitest'
import { brasiliaInstant } from '../../lib/time/dates.ts'
import type { Coverage } from './coverage.ts'
import { lateSections } from './punctuality.ts'

const FRIDAY = '2026-03-20'
const row = (pub_name: string, estado: Coverage['estado']): Coverage => ({
  data: FRIDAY,
  pub_name,
  estado,
})

test.each([
  ['05:59', [], []],
  ['06:00', [], ['DO1', 'DO2', 'DO3']],
  ['06:00', [row('DO1', 'completa'), row('DO2', 'pendente')], ['DO2', 'DO3']],
  ['23:59', [row('DO1', 'parcial'), row('DO2', 'falha'), row('DO3', 'sem_edicao')], ['DO2']],
])('at %s', (time, rows, late) => {
  expect(lateSections(brasiliaInstant(FRIDAY, time), rows)).toEqual(late)
})

test('nothing is late on a day without an edition', () => {
  expect(lateSections(brasiliaInstant('2026-03-21', '12:00'), [])).toEqual([])
  expect(lateSections(brasiliaInstant('2026-04-21', '12:00'), [])).toEqual([])
})
