import { expect, test } from 'vitest'
import { type Annotated, changesBetween, joined } from './annotated.ts'

const before: Annotated = { nota: 'Uma', etiquetas: ['a'], responsavel: null, prazo: null }

test('only what was changed is sent', () => {
  expect(changesBetween(before, { ...before, etiquetas: ['a', 'b'] })).toEqual({
    etiquetas: ['a', 'b'],
  })
  expect(changesBetween(before, { ...before, etiquetas: ['a'] })).toEqual({})
})

test('what only one of two people changed is kept, and what both did clashes', () => {
  const mine = { ...before, nota: 'Minha', prazo: '2024-03-22' }
  const theirs = { ...before, nota: 'Da Ana', etiquetas: ['urgente'], prazo: '2024-03-22' }
  expect(joined(before, mine, theirs)).toEqual({
    fields: { ...mine, etiquetas: ['urgente'] },
    clashing: ['nota'],
  })
  expect(joined(before, mine, { ...before, responsavel: 'pes_1' }).clashing).toEqual([])
})
