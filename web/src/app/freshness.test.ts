import { describe, expect, it } from 'vitest'
import type { Edicao, Fonte } from '../api/schema.ts'
import { freshnessOf, freshnessPeriod } from './freshness.ts'

const edition = (data: string): Edicao => ({
  numero: '1',
  data,
  tipo: 'normal',
  secoes: ['1'],
  total_publicacoes: 1,
  provisoria: false,
})

const source = (data: string, secao: Fonte['secao'], estado: Fonte['estado']) =>
  ({ data, secao, estado }) as Fonte

const silent = { falhas_consecutivas: 4, ultima_resposta_em: '2026-11-20T09:05:00Z' }

describe('the freshness of the archive', () => {
  it('is that of the newest edition', () => {
    const editions = [edition('2026-11-18'), edition('2026-11-19')]
    const sources = [source('2026-11-19', '1', 'completa'), source('2026-11-18', '1', 'falha')]
    expect(freshnessOf(editions, sources, null, '2026-11-20')).toEqual({
      state: 'whole',
      day: '2026-11-19',
    })
  })

  it('is never complete without a ledger that says so', () => {
    expect(freshnessOf([edition('2026-11-19')], [], null, '2026-11-19')).toMatchObject({
      state: 'part',
    })
  })

  it('reports awaited sections, but a silent source first', () => {
    const sources = [source('2026-11-20', '1', 'completa'), source('2026-11-20', '3', 'pendente')]
    const editions = [edition('2026-11-20')]
    expect(freshnessOf(editions, sources, null, '2026-11-20')).toEqual({
      state: 'awaited',
      sections: ['3'],
      day: '2026-11-20',
    })
    expect(freshnessOf(editions, sources, silent as never, '2026-11-20')).toMatchObject({
      state: 'silent',
      since: silent.ultima_resposta_em,
    })
  })

  it('is old once more than two publishing days have passed, even if complete', () => {
    const editions = [edition('2026-11-13')]
    const since = ['2026-11-16', '2026-11-17'].map((day) => source(day, '1', 'ausente'))
    const whole = source('2026-11-13', '1', 'completa')
    expect(freshnessOf(editions, [whole, ...since], null, '2026-11-17').state).toBe('whole')
    const holiday = source('2026-11-18', '1', 'sem_edicao')
    const extra = source('2026-11-18', 'extra', 'falha')
    const calm = [whole, ...since, holiday, extra]
    expect(freshnessOf(editions, calm, null, '2026-11-18').state).toBe('whole')
    const late = [...calm, source('2026-11-19', '1', 'pendente')]
    expect(freshnessOf(editions, late, null, '2026-11-19')).toEqual({
      state: 'old',
      day: '2026-11-13',
    })
  })

  it('asks the ledger for no more than a year', () => {
    expect(freshnessPeriod('2023-03-20', '2026-11-20')).toEqual({
      desde: '2023-03-20',
      ate: '2024-03-19',
    })
    expect(freshnessPeriod('2026-11-19', '2026-11-20').ate).toBe('2026-11-20')
    expect(freshnessPeriod('2026-11-23', '2026-11-20').ate).toBe('2026-11-23')
    expect(freshnessPeriod(null, '2026-11-20')).toEqual({ desde: '2026-11-20', ate: '2026-11-20' })
  })

  it('is empty while the archive is empty', () => {
    expect(freshnessOf([], [], null, '2026-11-20')).toEqual({ state: 'empty' })
  })
})
