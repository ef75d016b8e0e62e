import { expect, test } from 'vitest'
import { Problem } from '../../lib/errors/problem.ts'
import { dateOfDay, dayNumber } from '../../lib/time/dates.ts'
import { lastRows } from './last-rows.ts'
import type { WatchedRowQueries } from './past-rows.ts'

const LAST_DAYS = { desde: '2026-01-01', ate: '2026-03-31' }
const asked = { linhas: { tabela: 'pessoal' } as const, leitura: 1 }

/** Finds an act a day, and has too many rows for more than so many days. */
const rowsOf = (most: number): Pick<WatchedRowQueries, 'acts'> => ({
  acts: async ({ period }) => {
    const { desde, ate } = period!
    const days = dayNumber(ate) - dayNumber(desde) + 1
    if (days > most) throw new Problem('parametro_invalido', 'encontra linhas demais')
    const dates = Array.from({ length: days }, (_, at) => dateOfDay(dayNumber(desde) + at))
    return { acts: dates.map((data) => ({ publicacao: data, data, linhas: [] })), avisos: [] }
  },
})

test.each([
  [90, '2026-01-01'],
  [89, '2026-02-15'],
  [30, '2026-03-09'],
  [1, '2026-03-31'],
])('where %i days are read at once, rows are sought from %s on', async (most, desde) => {
  const { acts, period } = await lastRows(rowsOf(most), asked, LAST_DAYS)
  expect([acts[0]!.data, period]).toEqual([desde, { desde, ate: '2026-03-31' }])
})

test('one day of too many rows is refused, and so is what fails otherwise', async () => {
  await expect(lastRows(rowsOf(0), asked, LAST_DAYS)).rejects.toThrow('linhas demais')
  const busy = { acts: () => Promise.reject(new Problem('indisponivel', 'ocupado')) }
  await expect(lastRows(busy, asked, LAST_DAYS)).rejects.toThrow('ocupado')
})
