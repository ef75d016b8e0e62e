import { describe, expect, test } from 'vitest'
import type { Coverage } from './coverage.ts'
import { dayStatus, earlierFaults, newestExpected } from './day-status.ts'

const FRIDAY = '2024-03-15'
const NOON = new Date(`${FRIDAY}T12:00:00-03:00`)
const NIGHT = new Date(`${FRIDAY}T03:00:00-03:00`)

describe('the newest day that should have an edition', () => {
  test('is today, from its first minute on', () => {
    expect(newestExpected(new Date(`${FRIDAY}T00:00:01-03:00`))).toBe(FRIDAY)
    expect(newestExpected(NOON)).toBe(FRIDAY)
  })

  test('on weekends and holidays, it is the last working day', () => {
    expect(newestExpected(new Date('2024-03-17T12:00:00-03:00'))).toBe(FRIDAY)
    // Good Friday
    expect(newestExpected(new Date('2024-03-29T12:00:00-03:00'))).toBe('2024-03-28')
  })
})

describe('its state', () => {
  const rows = (...states: Coverage['estado'][]) =>
    states.map((estado, at) => ({ pub_name: `DO${at + 1}`, estado }))
  const stateAt = (now: Date, ...states: Coverage['estado'][]) =>
    dayStatus(FRIDAY, rows(...states), now).estado

  test('up to date if all is here, or if the day had no edition', () => {
    expect(stateAt(NOON, 'completa', 'completa', 'completa')).toBe('em_dia')
    expect(stateAt(NOON, 'sem_edicao', 'sem_edicao', 'sem_edicao')).toBe('em_dia')
  })

  test('what is missing is awaited until six, and late from then on', () => {
    expect(stateAt(NIGHT, 'completa', 'pendente')).toBe('aguardada')
    expect(stateAt(NOON, 'completa', 'completa', 'pendente')).toBe('atrasada')
    expect(stateAt(NOON)).toBe('atrasada')
  })

  test('a part of a section is not the section', () => {
    expect(stateAt(NOON, 'completa', 'parcial', 'completa')).toBe('incompleta')
  })

  test('extra editions are told when something is known of them', () => {
    const known = [
      ...rows('completa', 'completa', 'completa'),
      { pub_name: 'DO2E', estado: 'falha' as const },
    ]
    const { secoes, estado } = dayStatus(FRIDAY, known, NOON)
    expect(estado).toBe('atrasada')
    expect(secoes.at(-1)).toEqual({ secao: 'extra', secao_base: '2', estado: 'falha' })
  })
})

describe('the days before it', () => {
  const MONDAY = '2024-03-18'
  const MIDNIGHT = new Date(`${MONDAY}T00:00:00-03:00`)
  const whole = (data: string) =>
    ['DO1', 'DO2', 'DO3'].map((pub_name) => ({ data, pub_name, estado: 'completa' as const }))
  const faultsOf = (...known: Parameters<typeof earlierFaults>[1]) =>
    earlierFaults(MONDAY, known, '2024-03-14', MIDNIGHT).map(({ data, estado }) => [data, estado])

  test('are told while something of them is missing, over weekends too', () => {
    expect(faultsOf(...whole('2024-03-14'))).toEqual([[FRIDAY, 'atrasada']])
    expect(faultsOf(...whole('2024-03-14'), ...whole(FRIDAY))).toEqual([])
    const part = { data: FRIDAY, pub_name: 'DO1', estado: 'parcial' as const }
    const others = whole(FRIDAY).slice(1)
    expect(faultsOf(...whole('2024-03-14'), part, ...others)).toEqual([[FRIDAY, 'incompleta']])
  })

  test('nothing is missing from before the archive began', () => {
    expect(earlierFaults(MONDAY, [], MONDAY, MIDNIGHT)).toEqual([])
  })
})
