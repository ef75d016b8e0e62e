import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NO_LIMIT } from '../../../engine/port.ts'
import { ignoringSignatures, parseQuery } from '../../../engine/query.ts'
import { readQuery } from '../reading/reading.ts'
import { marksIn } from './marks.ts'

const act = {
  titulo: 'PORTARIA Nº 7',
  assinatura: '',
  conteudo_completo:
    'PORTARIA Nº 7\n\nNomear MARIA para o cargo; a nomeação vale desde a portaria nº 6.\tPregão eletrônico',
}

function marked(termo: string, query = readQuery(termo).query): string[] {
  return marksIn(act, query, NO_LIMIT).map(({ inicio, fim }) =>
    act.conteudo_completo.slice(inicio, fim),
  )
}

test.each([
  ['nomeação', ['Nomear', 'nomeação']],
  ['nomeações', ['Nomear', 'nomeação']],
  ['"pregao eletronico"', ['Pregão eletrônico']],
  ['titulo:portaria', ['PORTARIA']],
  ['portaria', ['PORTARIA', 'portaria']],
  ['carg*', ['cargo']],
  ['maria NAO cargo', ['MARIA']],
  ['orgao:maria', []],
])('%s', (termo, expected) => {
  expect(marked(termo)).toEqual(expected)
})

test('who signs is not marked for `corpo:`, nor is the title', () => {
  const signed = {
    titulo: 'PORTARIA DE ANA LUZ',
    conteudo_completo: 'PORTARIA DE ANA LUZ\n\nNomear ANA LUZ.\n\nANA LUZ',
    assinatura: 'ANA LUZ',
  }
  const inicio = signed.conteudo_completo.indexOf('ANA LUZ.')
  const query = parseQuery('corpo:"ana luz"')
  expect(marksIn(signed, query, NO_LIMIT)).toEqual([
    { inicio, fim: inicio + 7, termo: 'corpo:"ana luz"' },
  ])
  const ignoring = marksIn(signed, ignoringSignatures(parseQuery('"ana luz"')), NO_LIMIT)
  expect(ignoring.map((mark) => mark.inicio)).toEqual([12, inicio])
})

test('positions are in code points', () => {
  const text = { titulo: '', conteudo_completo: '𝒜𝒜 cargo', assinatura: '' }
  expect(marksIn(text, parseQuery('cargo'), NO_LIMIT)).toEqual([
    { inicio: 3, fim: 8, termo: 'cargo' },
  ])
})

test('a literal search marks only what was written', () => {
  expect(marked('nomeação', parseQuery('nomeação'))).toEqual(['nomeação'])
})

test('marks are in order, within the text, and do not overlap', () => {
  const word = fc.constantFrom('nomear', '"para o cargo"', 'o', 'carg*', 'cargo', '"maria cargo"~5')
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
      let end = 0
      for (const { inicio, fim } of marksIn(act, readQuery(words.join(' OU ')).query, NO_LIMIT)) {
        expect(inicio).toBeGreaterThanOrEqual(end)
        expect(fim).toBeGreaterThan(inicio)
        end = fim
      }
      expect(end).toBeLessThanOrEqual(act.conteudo_completo.length)
    }),
  )
})
