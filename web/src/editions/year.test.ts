import { describe, expect, it } from 'vitest'
import type { Edicao, Fonte } from '../api/schema.ts'
import { calendarOf, numbersOf, weeksOf } from './year.ts'

const edition = (data: string, total_publicacoes: number, tipo: Edicao['tipo'] = 'normal') =>
  ({ data, total_publicacoes, tipo }) as Edicao
const source = (data: string, estado: Fonte['estado']) => ({ data, estado }) as Fonte

describe('the calendar of a year', () => {
  const { days, bounds, most } = calendarOf(
    2026,
    [10, 20, 30, 40, 50]
      .map((acts, at) => edition(`2026-03-0${at + 2}`, acts))
      .concat(edition('2026-03-02', 1, 'extra')),
    [
      source('2026-03-02', 'completa'),
      source('2026-03-03', 'falha'),
      source('2026-03-04', 'completa'),
      source('2026-03-04', 'ausente'),
      source('2026-03-09', 'falha'),
      source('2026-04-21', 'sem_edicao'),
      source('2026-04-22', 'ausente'),
      { ...source('2026-03-05', 'completa'), provisoria: true },
    ],
  )
  const day = (name: string) => days.get(name)

  it('distinguishes present, missing and nonexistent editions', () => {
    expect(days.size).toBe(365)
    expect(day('2026-03-02')).toMatchObject({ state: 'whole', acts: 11, hasExtra: true, heat: 1 })
    expect(day('2026-03-03')).toMatchObject({ state: 'part', heat: 2 })
    expect(day('2026-03-09')).toMatchObject({ state: 'missing', heat: 0 })
    expect(day('2026-04-21')?.state).toBe('holiday')
    expect(day('2026-03-04')?.state).toBe('partUnasked')
    expect(day('2026-04-22')?.state).toBe('unasked')
    expect(day('2026-04-25')?.state).toBe('none')
  })

  it('marks days of which the source may still replace a file', () => {
    const provisional = [...days.values()].filter(({ isProvisional }) => isProvisional)
    expect(provisional.map(({ day, state }) => [day, state])).toEqual([['2026-03-05', 'whole']])
  })
  it('is coloured by fifths of its days', () => {
    expect(bounds).toEqual([11, 20, 30, 40])
    expect(day('2026-03-06')?.heat).toBe(5)
    expect(most).toBe(50)
  })

  it('has weeks that begin on Monday', () => {
    expect(weeksOf(2026, 2)[0]).toEqual([...Array.from({ length: 6 }, () => null), '2026-02-01'])
    expect(weeksOf(2026, 6)[0]?.[0]).toBe('2026-06-01')
  })
})

it('names the regular edition of a day before its extra ones', () => {
  const numbered = (data: string, numero: string) => ({ data, numero }) as Edicao
  const editions = [
    numbered('2026-02-27', '39-A'),
    numbered('2026-02-26', '38'),
    numbered('2026-02-27', '39'),
  ]
  expect(numbersOf('2026-02-27', editions)).toEqual(['39', '39-A'])
})
