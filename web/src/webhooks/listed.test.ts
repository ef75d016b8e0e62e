import { describe, expect, it } from 'vitest'
import { readListed } from './listed.ts'

describe('the deliveries that an address asks for', () => {
  it('are of a state, an event and a page, and one may be open', () => {
    const asked = { estado: 'falhou', evento: 'alerta.match', pagina: '3', entrega: 'dlv_1' }
    expect(readListed(asked)).toEqual({ ...asked, pagina: 3 })
  })

  it('are all of them if the address has nothing valid', () => {
    expect(readListed({ estado: 'feliz', evento: 'nada', pagina: 'x' })).toEqual({})
    expect(readListed({ pagina: '1' })).toEqual({})
  })
})
