import { describe, expect, it } from 'vitest'
import { parseAddress, writeAddress } from '../lib/address.ts'
import { queryOf, readSearch } from './state.ts'

describe('a search in the address', () => {
  it('comes back as it was', () => {
    const state = readSearch({
      termo: '"pregão" -x',
      secao: ['3', 'extra'],
      orgao: ['A/B'],
      data_inicio: '2026-09-01',
      ordem: 'antigas',
      pagina: '3',
    })
    expect(readSearch(parseAddress(writeAddress(state as Record<string, unknown>)))).toEqual(state)
  })

  it('is the same when what was read is read again', () => {
    const state = readSearch({
      termo: 'x',
      pagina: '3',
      limite: '50',
      literal: 'true',
      aproximar: 'false',
      valor_min: '10.5',
    })
    expect(state).toMatchObject({ pagina: 3, limite: 50, literal: true, aproximar: false })
    expect(readSearch({ ...state })).toEqual(state)
  })

  it('loses only invalid parts', () => {
    expect(
      readSearch({ termo: 'x', secao: '9', data_fim: '2026-02-30', ordem: 'azul', pagina: '-1' }),
    ).toEqual({ termo: 'x' })
  })

  it('asks for everything, newest first, when nothing is typed', () => {
    expect(queryOf({})).toEqual({ termo: '*', ordem: 'recentes', trechos: true, limite: 20 })
    expect(queryOf({ termo: 'x' })).toMatchObject({ termo: 'x', ordem: 'relevancia' })
  })
})
