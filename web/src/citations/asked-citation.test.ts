import { expect, test } from 'vitest'
import { citationAsked, readAskedCitation } from './asked-citation.ts'

const asked = (address: string) =>
  citationAsked(readAskedCitation(Object.fromEntries(new URLSearchParams(address))))

test.each([
  ['tipo=portaria&numero=1146&ano=2026&orgao=MEC', 'portaria nº 1146/2026, do MEC'],
  ['tipo=lei&numero=14.133/2021', 'lei nº 14.133/2021'],
  ['tipo=portaria&numero=8&data=2026-11-17', 'portaria nº 8, de 17/11/2026'],
  ['tipo=instrucao_normativa&numero=5&ano=2017', 'instrucao normativa nº 5/2017'],
  ['tipo=instrução-normativa&numero=5', 'instrução normativa nº 5'],
  ['tipo=decreto-lei&numero=200&ano=1967', 'decreto-lei nº 200/1967'],
  [
    'tipo=portaria&numero=1&ano=2024&orgao=da Receita Federal',
    'portaria nº 1/2024, da Receita Federal',
  ],
  ['texto=Lei 14.133/2021&tipo=portaria', 'Lei 14.133/2021'],
])('%s', (address, words) => {
  expect(asked(address)).toBe(words)
})

test('a kind without a number is no citation', () => {
  expect(asked('tipo=portaria')).toBeNull()
  expect(asked('numero=7')).toBeNull()
  expect(asked('texto=+')).toBeNull()
})
