import { expect, test } from 'vitest'
import { publishers } from './publishers.ts'

test('a body counts only what it publishes itself, to the cent', () => {
  const bodies = [
    { valor: 'A', total: 4, com_valor: 3, soma: 0.8 },
    { valor: 'A/B', total: 4, com_valor: 3, soma: 0.8 },
    { valor: 'A/B/C', total: 1, com_valor: 1, soma: 0.1 },
    { valor: 'A/B/D', total: 2, com_valor: 1, soma: 0.2 },
    { valor: 'E', total: 1, com_valor: 0, soma: 0 },
  ]
  expect(publishers(bodies)).toEqual([
    { valor: 'A/B', total: 1, com_valor: 1, soma: 0.5 },
    { valor: 'A/B/D', total: 2, com_valor: 1, soma: 0.2 },
    { valor: 'A/B/C', total: 1, com_valor: 1, soma: 0.1 },
    { valor: 'E', total: 1, com_valor: 0, soma: 0 },
  ])
})
