import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findNeedles, needlesOf } from './needles.ts'

function marked(text: string, query: string): string[] {
  return findNeedles(text, needlesOf(query)).map(({ start, end }) => text.slice(start, end))
}

describe('what is marked in a text', () => {
  it.each([
    ['limpeza', 'Serviços de LIMPEZA e limpezas', ['LIMPEZA', 'limpezas']],
    ['licitacao', 'Licitações e a licitação', ['Licitações', 'licitação']],
    [
      '"pregão eletrônico"',
      'Pregão  Eletrônico; pregão; pregões eletrônicos',
      ['Pregão  Eletrônico'],
    ],
    ['limpeza -hospital', 'limpeza do hospital', ['limpeza']],
    ['limpeza NAO hospital', 'limpeza do hospital', ['limpeza']],
    ['edital OU aviso', 'o aviso e o edital', ['aviso', 'edital']],
    ['licit*', 'licitante, licitar', ['licitante', 'licitar']],
    ['titulo:portaria', 'PORTARIA', ['PORTARIA']],
    ['casa', 'o caso da casa', ['casa']],
    ['nomeado', 'foi nomeada', ['nomeada']],
    ['a casa de pedra', 'a casa de pedra', ['casa', 'pedra']],
    ['*', 'tudo', []],
  ])('%s in “%s”', (query, text, expected) => expect(marked(text, query)).toEqual(expected))

  it('never overlaps and never leaves the text, whatever is sought', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, query) => {
        let end = 0
        for (const span of findNeedles(text, needlesOf(query))) {
          expect(span.start).toBeGreaterThanOrEqual(end)
          expect(span.end).toBeGreaterThan(span.start)
          end = span.end
        }
        expect(end).toBeLessThanOrEqual(text.length)
      }),
    )
  })
})
