import { CONTRACT_COLUMNS } from '../columns/read-columns.ts'
import { expect, test } from 'vitest'
import { EXTRACTOR_VERSION } from '../extractor-version.ts'
import { CONTRACT_QUALITY } from './quality.ts'

test('the figures are of the rules that read', () => {
  expect(CONTRACT_QUALITY.versao_extrator).toBe(EXTRACTOR_VERSION.contratos)
})

test('every column is measured but those that no measured act prints', () => {
  const measured = new Set<string>(CONTRACT_QUALITY.colunas.map(({ coluna }) => coluna))
  expect(CONTRACT_COLUMNS.filter((column) => !measured.has(column))).toEqual([
    'valor_inicial',
    'moeda',
  ])
})

test('shares are of what is told, and of what there is', () => {
  expect(CONTRACT_QUALITY.colunas.find(({ origem }) => origem === 'livre')).toEqual({
    coluna: 'linhas',
    origem: 'livre',
    valores: 31,
    errados: 1,
    precisao: 0.967,
    cobertura: 0.935,
    meta_precisao: 0.97,
    meta_cobertura: 0.88,
    estado: 'experimental',
  })
})
