import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dateOfDay, dayNumber } from '../../lib/time/dates.ts'
import type { LetterRow, MatchGroup } from '../message.ts'
import { nearRows } from './near-rows.ts'

const TODAY = dayNumber('2026-11-30')

test('the list has all rows that were told on a day, whichever of them a mail shows', () => {
  const told = fc
    .integer({ min: 1, max: 400 })
    .chain((dias) =>
      fc.tuple(
        fc.constant(dias),
        fc.array(fc.integer({ min: 1, max: dias }), { minLength: 1, maxLength: 9 }),
        fc.integer({ min: 1, max: 9 }),
      ),
    )
  fc.assert(
    fc.property(told, ([dias, far, shown]) => {
      const days = far.map((days) => dateOfDay(TODAY + days))
      const { vigencia_fim_de, vigencia_fim_ate, ...others } = {
        ...nearRows(groupOf(dias, days.slice(0, shown))),
      } as Record<string, string>
      expect(others).toEqual({ tabela: 'contratos', uf: 'BA' })
      for (const day of days) expect(day >= vigencia_fim_de! && day <= vigencia_fim_ate!).toBe(true)
    }),
  )
})

test('new rows came near to nothing', () => {
  expect(nearRows({ ...groupOf(90, []), linhas: { tabela: 'contratos' } })).toBeNull()
})

function groupOf(dias: number, days: string[]): MatchGroup {
  const rows = days.map((data) => ({
    linha: {},
    prazo: { campo: 'vigencia_fim', data, dias } as const,
  }))
  const linhas = { tabela: 'contratos', uf: 'BA', vigencia_fim_em_dias: dias }
  return { linhas, acts: [{ linhas: rows as LetterRow[] }] } as unknown as MatchGroup
}
