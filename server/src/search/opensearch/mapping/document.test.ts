import fc from 'fast-check'
import { expect, test } from 'vitest'
import { analyzeAct } from '../../../../engine/analysis.ts'
import { type ActDocument, documentOf } from './document.ts'
import { similarTo } from './similarity.ts'

test('Lucene rounds the number of terms as we round that of words, and so norms are ours', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3_000 }), (words) => {
      const { extensao, ...document } = documentOfWords(words)
      expect(luceneLength(document.termos)).toBe(24 + 4 * extensao)
      expect(luceneLength(document.comecos)).toBe(24 + 8 * extensao)
      expect(extensao).toBeLessThanOrEqual(words)
      expect(extensao).toBeGreaterThan(words * 0.88)
    }),
    { numRuns: 50 },
  )
})

test.each([4, 8])('with %d terms a word, k1 and b give our norms', (terms) => {
  const { k1, b } = similarTo(terms)
  for (const length of [10, 200, 5_000]) {
    const norm = k1 * (1 - b + (b * (24 + terms * length)) / (24 + terms * 200))
    expect(norm).toBeCloseTo(1.2 * (0.25 + (0.75 * length) / 200))
  }
})

test('words and norms are on the shelves of their first letters, each once', () => {
  const { dicionario } = documentOfText('Lei nº 8.112/1990: a lei, 15 ônibus, a Lei')
  expect(dicionario).toMatchObject({ l: ['lei'], o: ['onibus'], a: ['a'], 1: ['1990', '15'] })
  expect(dicionario.normas).toContain('lei_8112_1990')
})

/** As its SmallFloat keeps it: exactly up to 24, then 24 and four binary digits of the rest. */
function luceneLength(terms: string): number {
  const count = terms.split(' ').filter((term) => term !== '').length
  if (count < 24) return count
  const rest = count - 24
  const shift = Math.max(0, 28 - Math.clz32(rest))
  return 24 + ((rest >>> shift) << shift)
}

function documentOfWords(words: number): ActDocument {
  return documentOfText(Array.from({ length: words }, (_, i) => `palavra${i % 7}`).join(' '))
}

function documentOfText(conteudo_completo: string): ActDocument {
  const act = analyzeAct({
    titulo: '',
    ementa: null,
    conteudo_completo,
    orgao: 'Ministério da Saúde',
    assinatura: '',
    tipo_ato: 'Portaria',
    secao: '1',
    secao_base: '1',
    edicao: '54',
    data_publicacao: '2023-05-12',
  })
  return documentOf(1, { ...act, situacao: 'publicada' }, null)
}
