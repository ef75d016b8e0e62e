import { expect, test } from 'vitest'
import type { Relacao } from '../api/schema.ts'
import { isUndone, undoneStretches } from './undone.ts'

const TEXT = '😀 Nº 1 - Nomear.\n\nNº 2 - Designar FULANA.'
const at = (words: string) => Array.from(TEXT.slice(0, TEXT.indexOf(words))).length
const second = TEXT.indexOf('Nº 2')
const parts = [
  [TEXT.indexOf('Nº 1'), second],
  [second, TEXT.length],
].map(([start, end]) => ({ key: '', part: {} as never, start: start!, end: end! }))

function relation(
  tipo: Relacao['tipo'],
  kind: NonNullable<Relacao['parte']>['tipo'],
  words: string,
  alcance: Relacao['alcance'] = 'parte',
): Relacao {
  const inicio = at(words)
  const trechos = [{ inicio, fim: inicio + Array.from(words).length }]
  const parte = { tipo: kind, texto: words, trechos }
  return { tipo, id: 'pub_0A1B2C3D4E5F6G7H', confianca: 1, alcance, parte, passagens: [] }
}

const wordsOf = (...relacoes: Relacao[]) =>
  undoneStretches({ conteudo_completo: TEXT, relacoes }, parts).map(({ start, end }) =>
    TEXT.slice(start, end),
  )

test('of an act that is named by its number, all of it no longer holds', () => {
  const revoked = relation('revogada_por', 'ato', 'Nº 2')
  expect(wordsOf(revoked)).toEqual(['Nº 2 - Designar FULANA.'])
  const stretches = undoneStretches({ conteudo_completo: TEXT, relacoes: [revoked] }, parts)
  expect(parts.map((part) => isUndone(part, stretches))).toEqual([false, true])
})

test('of a person only the name', () => {
  expect(wordsOf(relation('sem_efeito_por', 'pessoa', 'FULANA'))).toEqual(['FULANA'])
})

test('what is corrected, what the act itself undoes, and what goes as a whole is not struck', () => {
  expect(
    wordsOf(
      relation('retificada_por', 'ato', 'Nº 1'),
      relation('revoga', 'ato', 'Nº 1'),
      relation('revogada_por', 'ato', 'Nº 1', 'todo'),
    ),
  ).toEqual([])
})
