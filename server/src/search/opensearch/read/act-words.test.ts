import fc from 'fast-check'
import { expect, test } from 'vitest'
import { indexedStem } from '../mapping/words.ts'
import { createWordReader } from './act-words.ts'

const word = fc.constantFrom('contrato', 'contratos', 'obra', 'de', 'nomear', 'nomeado', '15')
const text = fc.array(word, { maxLength: 30 })
const texts = fc.record({ titulo: text, ementa: text, texto: text })
const CONTRATO = indexedStem('contrato')
type Texts = Record<'titulo' | 'ementa' | 'texto', string[]>

test('words, stems and prefixes count as often as they stand, by the weights of the fields', () => {
  const read = createWordReader({ terms: ['obra', CONTRATO], prefixes: ['nome'] })
  fc.assert(
    fc.property(texts, (of) => {
      const words = read(joined(of))
      expect(words.countOf('obra')).toBe(
        weighted(
          of,
          count((one) => one === 'obra'),
        ),
      )
      expect(words.countOf(CONTRATO)).toBe(
        weighted(
          of,
          count((one) => one.startsWith('contrat')),
        ),
      )
      expect(words.countOfPrefix('nome')).toBe(
        weighted(
          of,
          count((one) => one.startsWith('nome')),
        ),
      )
      expect(words.placesOf(['obra'])).toEqual(placesOf(of.texto, 'obra'))
    }),
  )
})

test('words in a row, and near each other, count as in a slow search of each place', () => {
  const read = createWordReader({ terms: ['obra', 'de', '15'], prefixes: [] })
  fc.assert(
    fc.property(texts, fc.integer({ min: 0, max: 5 }), (of, distance) => {
      const words = read(joined(of))
      const rows = (some: string[]) =>
        some.filter((_, at) => some.slice(at, at + 3).join(' ') === 'obra de 15').length
      expect(words.countOfNear(['obra', 'de', '15'], null)).toBe(weighted(of, rows))
      const meetings = (some: string[]) =>
        some.filter((one, at) => {
          const behind = some.slice(at, at + distance + 2)
          return (one === 'obra' || one === '15') && ['obra', '15'].every((w) => behind.includes(w))
        }).length
      expect(words.countOfNear(['obra', '15'], distance)).toBe(weighted(of, meetings))
    }),
  )
})

function joined({ titulo, ementa, texto }: Texts) {
  return { titulo: titulo.join(' '), ementa: ementa.join(' '), texto: texto.join(' ') }
}

function weighted(of: Texts, counted: (words: string[]) => number): number {
  return 8 * counted(of.titulo) + 4 * counted(of.ementa) + counted(of.texto)
}

const count = (is: (word: string) => boolean) => (words: string[]) => words.filter(is).length

function placesOf(words: string[], wanted: string): number[] {
  return words.flatMap((one, at) => (one === wanted ? [at] : []))
}
