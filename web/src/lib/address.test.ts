import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listOf, parseAddress, textOf, writeAddress } from './address.ts'

describe('an address', () => {
  it('is the query string that the API reads', () => {
    expect(writeAddress({ termo: '"a b" -c', secao: ['1', '3'], pagina: 2, orgao: [] })).toBe(
      '?termo=%22a+b%22+-c&secao=1&secao=3&pagina=2',
    )
  })

  it('is read back unchanged', () => {
    const text = fc.string({ minLength: 1 })
    fc.assert(
      fc.property(text, fc.array(text, { minLength: 2 }), (termo, secao) => {
        const read = parseAddress(writeAddress({ termo, secao }))
        expect(textOf(read['termo'])).toBe(termo)
        expect(listOf(read['secao'])).toEqual(secao)
      }),
    )
  })
})
