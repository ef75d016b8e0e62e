import { describe, expect, it } from 'vitest'
import type { Edicao, Fonte } from '../api/schema.ts'
import { freshnessOf } from './freshness.ts'

const edition = (data: string): Edicao => ({
  numero: '1',
  data,
  tipo: 'normal',
  secoes: ['1'],
  total_publicacoes: 1,
})

const source = (data: string, secao: Fonte['secao'], estado: Fonte['estado']) =>
  ({ data, secao, estado }) as Fonte

const silent = { falhas_consecutivas: 4, ultima_resposta_em: '2026-11-20T09:05:00Z' }

describe('the freshness of the archive', () => {
  it('is said of the newest edition', () => {
    const editions = [edition('2026-11-18'), edition('2026-11-19')]
    const sources = [source('2026-11-19', '1', 'completa'), source('2026-11-18', '1', 'falha')]
    expect(freshnessOf(editions, sources, null, '2026-11-20')).toEqual({
      state: 'whole',
      day: '2026-11-19',
    })
  })

  it('is never called whole without a ledger that says so', () => {
    expect(freshnessOf([edition('2026-11-19')], [], null, '2026-11-19')).toMatchObject({
      state: 'part',
    })
  })

  it('tells what is still awaited today, and that the source is silent before all else', () => {
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

  it('is nothing while the archive is empty', () => {
    expect(freshnessOf([], [], null, '2026-11-20')).toEqual({ state: 'empty' })
  })
})
