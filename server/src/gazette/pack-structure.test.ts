import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packStructure, unpackStructure } from './pack-structure.ts'
import { BLOCK_KINDS, STYLE_KINDS, type TextStyle } from './structure.ts'

const place = fc.record({ inicio: fc.nat(), fim: fc.nat() })
const style = fc
  .tuple(place, fc.constantFrom(...STYLE_KINDS), fc.option(fc.string()))
  .map(([at, tipo, nome]): TextStyle => ({ tipo, ...at, nome }))
const styles = fc.array(style, { maxLength: 3 })
const cell = fc
  .tuple(place, fc.nat(9), fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }), styles)
  .map(([at, coluna, colunas, linhas, estilos]) => ({ ...at, coluna, colunas, linhas, estilos }))
const block = fc
  .tuple(
    place,
    fc.constantFrom(...BLOCK_KINDS),
    fc.option(fc.string()),
    styles,
    fc.nat(3),
    fc.array(fc.array(cell)),
  )
  .map(([at, tipo, classe, estilos, cabecalho, linhas]) => ({
    tipo,
    ...at,
    classe,
    estilos,
    cabecalho,
    linhas,
  }))

test('a packed structure is unpacked as it was', () => {
  fc.assert(
    fc.property(fc.array(block), (blocos) => {
      expect(unpackStructure(packStructure({ blocos }))).toEqual({ blocos })
    }),
  )
})

test('ordinary paragraphs take few letters', () => {
  const paragraph = (inicio: number, fim: number) => ({
    tipo: 'paragrafo' as const,
    inicio,
    fim,
    classe: null,
    estilos: [],
    cabecalho: 0,
    linhas: [],
  })
  expect(packStructure({ blocos: [paragraph(0, 40), paragraph(42, 50)] })).toBe(
    '[[0,0,40],[0,2,8]]',
  )
})
