import { describe, expect, it } from 'vitest'
import type { Edicao, Fonte } from '../api/schema.ts'
import { coverageIn, lookedThrough } from './coverage.ts'

const edition = (data: string, tipo: Edicao['tipo'] = 'normal') => ({ data, tipo }) as Edicao
const source = (data: string, estado: Fonte['estado']) => ({ data, estado }) as Fonte

const editions = [edition('2026-11-03'), edition('2026-11-04'), edition('2026-11-04', 'extra')]
const sources = [
  source('2026-11-02', 'sem_edicao'),
  source('2026-11-03', 'completa'),
  source('2026-11-04', 'falha'),
  source('2026-11-05', 'ausente'),
]

describe('coverage', () => {
  it('is counted within the days', () => {
    expect(lookedThrough(editions, sources, '2026-11-01', '2026-11-30')).toMatchObject({
      editions: 2,
      extras: 1,
      holidays: 1,
      missing: [{ data: '2026-11-04' }],
    })
    expect(lookedThrough(editions, sources, '2026-11-05', '2026-11-30').editions).toBe(0)
  })

  it('distinguishes partial, complete and none', () => {
    const coverage = coverageIn(editions, sources)
    expect(coverage('2026-11-03', '2026-11-03')).toBe('whole')
    expect(coverage('2026-11-03', '2026-11-04')).toBe('part')
    expect(coverage('2026-11-05', '2026-11-09')).toBe('none')
  })
})
