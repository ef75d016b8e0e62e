import { expect, test } from 'vitest'
import type { Contrato } from '../../api/schema.ts'
import { endsNext, noticeDays } from './ends-next.ts'

function row(id: string, numero: string | null, fim: string | null, more = {}): Contrato {
  return {
    id,
    numero_contrato: numero,
    ano_contrato: 2024,
    contratante_orgao: 'A',
    vigencia_fim: fim,
    situacao: 'publicada',
    ...more,
  } as Contrato
}

const TODAY = '2026-11-30'
const next = (...rows: Contrato[]) => endsNext(rows, TODAY)?.id ?? null

test('the contract that ends first is told, not one that ended', () => {
  expect(next(row('a', '1', '2027-03-01'), row('b', '2', '2027-02-01'))).toBe('b')
  expect(next(row('a', '1', '2026-11-29'), row('b', '2', null))).toBeNull()
  expect(next(row('a', '1', '2026-11-30'))).toBe('a')
})

test('an addendum prolongs its contract, and no other body’s of the same number', () => {
  const first = row('a', '1', '2026-12-31')
  const addendum = row('b', '1', '2027-12-31')
  expect(next(first, addendum, row('c', '2', '2027-06-30'))).toBe('c')
  expect(next(first, { ...addendum, contratante_orgao: 'B' })).toBe('a')
})

test('rows without a number are not one contract', () => {
  expect(next(row('a', null, '2026-12-31'), row('b', null, '2027-12-31'))).toBe('a')
})

test('a row without effect ends nothing', () => {
  expect(next(row('a', '1', '2026-12-31', { situacao: 'sem_efeito' }))).toBeNull()
})

test('a contract that was rescinded ends no more', () => {
  const rescission = row('b', '1', null, { tipo_instrumento: 'rescisao' })
  expect(next(row('a', '1', '2026-12-31'), rescission)).toBeNull()
})

test('an alert is offered for days that are still to come', () => {
  expect([114, 90, 31, 8, 7, 0].map(noticeDays)).toEqual([90, 30, 30, 7, null, null])
})
