import { expect, test } from 'vitest'
import type { CorrectionKind } from './correction.ts'
import { type Made, reasonOf, stateAfter } from './situacao.ts'

/** `em_parte`, where nothing stronger was made of the whole. */
function stateOf(corrections: Made[]): string {
  const { situacao, em_parte } = stateAfter(corrections)
  const isUndone = situacao === 'revogada' || situacao === 'sem_efeito'
  return em_parte && !isUndone ? 'em_parte' : (situacao ?? 'publicada')
}

/** `revoga nº 1 2`: the act nº 1 of an article of two. */
const made = (kinds: string[]): Made[] =>
  kinds.map((kind) => {
    const [tipo, part, of] = kind.split(',')
    const texto = part ?? ''
    const parte =
      of === undefined
        ? { tipo: 'dispositivo' as const, texto }
        : { tipo: 'ato' as const, texto, of: Number(of) }
    return { tipo: tipo as CorrectionKind, parte: part === undefined ? null : parte }
  })

test.each<[string[], string]>([
  [[], 'publicada'],
  [['retifica'], 'retificada'],
  [['retifica,art. 1º'], 'retificada'],
  [['republica', 'retifica'], 'republicada'],
  [['retifica', 'revoga', 'republica'], 'revogada'],
  [['torna_sem_efeito'], 'sem_efeito'],
  [['anula', 'revoga'], 'sem_efeito'],
  [['revoga,art. 1º'], 'em_parte'],
  [['republica', 'anula,art. 2º'], 'em_parte'],
  [['torna_sem_efeito,art. 2º', 'revoga'], 'revogada'],
  [['revoga,nº 1,2'], 'em_parte'],
  [['revoga,nº 1,2', 'torna_sem_efeito,nº 2,2'], 'revogada'],
  [['revoga,nº 1,2', 'anula,nº 1,2'], 'em_parte'],
  [['altera', 'prorroga', 'suspende,art. 2º', 'regulamenta'], 'publicada'],
  [['altera', 'retifica'], 'retificada'],
])('an act of which others did %j is %s, in either order', (kinds, situacao) => {
  const corrections = made(kinds)
  expect(stateOf(corrections)).toBe(situacao)
  expect(stateOf(corrections.toReversed())).toBe(situacao)
})

test('each correction is a reason of its own', () => {
  const kinds = [
    'retifica',
    'republica',
    'torna_sem_efeito',
    'revoga',
    'anula',
    'altera',
    'prorroga',
    'suspende',
    'regulamenta',
  ] as const
  expect(kinds.map(reasonOf)).toEqual([
    'retificacao',
    'republicacao',
    'sem_efeito',
    'revogacao',
    'anulacao',
    'alteracao',
    'prorrogacao',
    'suspensao',
    'regulamentacao',
  ])
})
