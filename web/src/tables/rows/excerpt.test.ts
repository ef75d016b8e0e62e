import { expect, test } from 'vitest'
import { excerptOf } from './excerpt.ts'

const TEXT = '𝐀 Contratada: ALFA LTDA, CNPJ 11. Valor: R$ 5,00.'
const placeOf = (words: string) => {
  const inicio = Array.from(TEXT.slice(0, TEXT.indexOf(words))).length
  return { coluna: 'x', inicio, fim: inicio + Array.from(words).length }
}

test('marks the words of each value, whatever their order, those that overlap as one', () => {
  const trechos = ['R$ 5,00', 'ALFA LTDA', '5,00'].map(placeOf)
  expect(excerptOf(TEXT, { trechos })).toEqual([
    { text: 'ALFA LTDA', isMarked: true },
    { text: ', CNPJ 11. Valor: ', isMarked: false },
    { text: 'R$ 5,00', isMarked: true },
  ])
})

test('a long gap is cut in its middle', () => {
  const text = `a ${'palavra '.repeat(100)}b`
  const trechos = [
    { coluna: 'x', inicio: 0, fim: 1 },
    { coluna: 'y', inicio: text.length - 1, fim: text.length },
  ]
  const [, gap] = excerptOf(text, { trechos })
  expect(gap?.text.length).toBeLessThan(130)
  expect(gap?.text).toContain(' … ')
})

test('what a norm does to others is marked too', () => {
  const text = 'Portaria 12 revoga a Portaria 7.'
  const revoked = { norma: 'Portaria 7', nome: 'Portaria 7', dispositivos: null, total: true }
  const revoga = [{ ...revoked, palavras: 'revoga a Portaria 7', inicio: 12, fim: 31 }]
  const trechos = [{ coluna: 'numero', inicio: 9, fim: 11 }]
  expect(excerptOf(text, { trechos, revoga })).toEqual([
    { text: '12', isMarked: true },
    { text: ' ', isMarked: false },
    { text: 'revoga a Portaria 7', isMarked: true },
  ])
})

test('the heading of its act, which stands far above, is left out', () => {
  const trechos = [{ coluna: 'ato_data', inicio: 0, fim: 1 }, placeOf('ALFA LTDA')]
  expect(excerptOf(TEXT, { trechos })).toEqual([{ text: 'ALFA LTDA', isMarked: true }])
})
