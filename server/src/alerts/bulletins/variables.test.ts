import fc from 'fast-check'
import { expect, test } from 'vitest'
import { VARIABLES, filledIn, unknownVariables } from './variables.ts'

const VALUES = {
  data: '15/03/2024',
  periodo: '11/03/2024 a 15/03/2024',
  total: '3',
  atos: '3 atos',
  nome: 'Compras {{total}}',
}

test('values stand in their places, and are not read again', () => {
  expect(filledIn('{{nome}}: {{ atos }} em {{data}} {{}} {total}', VALUES)).toBe(
    'Compras {{total}}: 3 atos em 15/03/2024 {{}} {total}',
  )
})

test('unknown names are told, each once', () => {
  expect(unknownVariables('{{data}} {{Total}} {{x y}} {{Total}} {{}}')).toEqual([
    'Total',
    'x y',
    '',
  ])
})

test('a text without unknown names has no braces left of its own', () => {
  const parts = fc.array(
    fc.oneof(
      fc.string().map((text) => text.replaceAll(/[{}]/g, '')),
      fc.constantFrom(...VARIABLES).map((name) => `{{${name}}}`),
    ),
  )
  fc.assert(
    fc.property(parts, (list) => {
      const text = list.join('')
      expect(unknownVariables(text)).toEqual([])
      const plain = { ...VALUES, nome: 'Compras' }
      expect(filledIn(text, plain)).not.toMatch(/\{\{/)
    }),
  )
})
