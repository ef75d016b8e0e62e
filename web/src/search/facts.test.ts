import { describe, expect, test } from 'vitest'
import { factsOf, namedIn } from './facts.ts'

const words = { money: (value: number) => `R$ ${value}`, cites: (norm: string) => `Cita ${norm}` }

describe('the facts of a hit', () => {
  test('are the largest amount, the buyer and the first norm', () => {
    const named = { valores: [10, 4_812_600, 3], uasgs: ['159901'], normas: ['Lei 14.133/2021'] }
    expect(factsOf(named, 'EXTRATO DE CONTRATO', words)).toEqual([
      'R$ 4812600',
      'UASG 159901',
      'Cita Lei 14.133/2021',
    ])
  })

  test('omit what the title has', () => {
    const named = { valores: [], uasgs: ['159901'], normas: [] }
    expect(factsOf(named, 'PREGÃO Nº 1/2026 - UASG 159901', words)).toEqual([])
  })
})

test('entities of several acts come first; those of one are omitted', () => {
  const acts = [
    { normas: ['Lei 14.133/2021', 'Lei 8.112/1990'], cnpjs: ['11.222.333/0001-81'] },
    { normas: ['Lei 14.133/2021'], cnpjs: ['11.222.333/0001-81'] },
    { normas: ['Lei 14.133/2021'], cnpjs: [] },
  ]
  expect(namedIn(acts)).toEqual([
    { kind: 'norm', name: 'Lei 14.133/2021', termo: 'norma:"Lei 14.133/2021"', acts: 3 },
    { kind: 'company', name: '11.222.333/0001-81', termo: 'cnpj:"11.222.333/0001-81"', acts: 2 },
  ])
})
