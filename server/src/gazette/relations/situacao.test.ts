import { expect, test } from 'vitest'
import type { CorrectionKind } from './correction.ts'
import { reasonOf, situacaoOf } from './situacao.ts'

test.each<[CorrectionKind[], string]>([
  [[], 'publicada'],
  [['retifica'], 'retificada'],
  [['republica', 'retifica'], 'republicada'],
  [['retifica', 'revoga', 'republica'], 'revogada'],
  [['torna_sem_efeito'], 'sem_efeito'],
  [['anula', 'revoga'], 'sem_efeito'],
])('an act that others %j is %s, in either order', (corrections, situacao) => {
  expect(situacaoOf(corrections)).toBe(situacao)
  expect(situacaoOf(corrections.toReversed())).toBe(situacao)
})

test('each correction is a reason of its own', () => {
  const kinds = ['retifica', 'republica', 'torna_sem_efeito', 'revoga', 'anula'] as const
  expect(kinds.map(reasonOf)).toEqual([
    'retificacao',
    'republicacao',
    'sem_efeito',
    'revogacao',
    'anulacao',
  ])
})
