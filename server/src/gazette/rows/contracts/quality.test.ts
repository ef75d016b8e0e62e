import { CONTRACT_COLUMNS } from '../columns/read-columns.ts'
import { expect, test } from 'vitest'
import { EXTRACTOR_VERSION } from '../extractor-version.ts'
import { CONTRACT_QUALITY } from './quality.ts'

test('the figures are of the rules that read, or of those before until a new set is asked', () => {
  const { contratos } = EXTRACTOR_VERSION
  expect([contratos, contratos - 1]).toContain(CONTRACT_QUALITY.versao_extrator)
})

test('every column is measured but those that no measured act prints', () => {
  const measured = new Set<string>(CONTRACT_QUALITY.colunas.map(({ coluna }) => coluna))
  expect(CONTRACT_COLUMNS.filter((column) => !measured.has(column))).toEqual([
    'valor_inicial',
    'valor_mensal',
    'valor_do_instrumento',
    'moeda',
  ])
})

test('shares are of what is told, and of what there is', () => {
  expect(CONTRACT_QUALITY.colunas.find(({ origem }) => origem === 'livre')).toEqual({
    coluna: 'linhas',
    origem: 'livre',
    valores: 80,
    errados: 1,
    precisao: 0.988,
    cobertura: 0.988,
    meta_precisao: 0.97,
    meta_cobertura: 0.88,
    estado: 'estavel',
  })
})
