import { expect, test } from 'vitest'
import { CONTRACT_QUALITY } from './contracts/quality.ts'
import { PERSONNEL_QUALITY } from './personnel/quality.ts'
import { SANCTION_QUALITY } from './sanctions/quality.ts'
import { TENDER_QUALITY } from './tenders/quality.ts'
import { type Aim, type Measured, figuresOf } from './quality.ts'

const AIMS: Aim<string, string>[] = [
  { kind: 'sistema', colunas: ['valor', 'verbo'], precisao: 0.995, cobertura: 0.99 },
  { kind: 'livre', colunas: ['valor'], precisao: 0.9, cobertura: 0.8 },
  { kind: 'livre', colunas: ['verbo'], precisao: 0.9, cobertura: null },
]
const stateOf = (...measured: Measured<string, string>[]) => figuresOf(measured, AIMS)[0]!.estado

test.each<[string, Measured<string, string>[], string]>([
  ['what reaches its aims', [['valor', 'livre', 90, 10, 20]], 'estavel'],
  ['too many faults', [['valor', 'livre', 90, 11, 20]], 'experimental'],
  ['too few found', [['valor', 'livre', 79, 0, 21]], 'experimental'],
  ['no aim for what is found', [['verbo', 'livre', 90, 10, 500]], 'estavel'],
  ['no aim at all', [['objeto', 'livre', 100, 0, 0]], 'experimental'],
  ['too few values to tell', [['valor', 'livre', 9, 0, 0]], 'experimental'],
  [
    'acts of one kind that do not',
    [
      ['valor', 'livre', 100, 0, 0],
      ['valor', 'sistema', 100, 1, 0],
    ],
    'experimental',
  ],
  [
    'acts of all kinds that do',
    [
      ['valor', 'livre', 100, 0, 0],
      ['valor', 'sistema', 100, 0, 1],
    ],
    'estavel',
  ],
])('a column is as stable as its figures: %s', (_, measured, estado) => {
  expect(stateOf(...measured)).toBe(estado)
})

test('each figure has what is aimed at beside it', () => {
  const [figures] = figuresOf<string, string>([['valor', 'livre', 90, 10, 30]], AIMS)
  expect(figures).toEqual({
    coluna: 'valor',
    kind: 'livre',
    valores: 120,
    errados: 10,
    precisao: 0.9,
    cobertura: 0.75,
    meta_precisao: 0.9,
    meta_cobertura: 0.8,
    estado: 'experimental',
  })
})

test('every table whose columns have aims shows them', () => {
  for (const { colunas } of [CONTRACT_QUALITY, PERSONNEL_QUALITY, TENDER_QUALITY, SANCTION_QUALITY])
    expect(colunas.some(({ meta_precisao }) => meta_precisao !== null)).toBe(true)
})
