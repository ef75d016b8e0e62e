import { PERSONNEL_COLUMNS } from '../columns/read-columns.ts'
import { expect, test } from 'vitest'
import { EXTRACTOR_VERSION } from '../extractor-version.ts'
import { PERSONNEL_QUALITY } from './quality.ts'

test('the figures are of the rules that read', () => {
  expect(PERSONNEL_QUALITY.versao_extrator).toBe(EXTRACTOR_VERSION.pessoal)
})

test('every column is measured but the kind of movement, which is with its row', () => {
  const measured = new Set<string>(PERSONNEL_QUALITY.colunas.map(({ coluna }) => coluna))
  expect(PERSONNEL_COLUMNS.filter((column) => !measured.has(column))).toEqual(['tipo_movimentacao'])
})

test('shares are of what is told, and of what there is', () => {
  expect(PERSONNEL_QUALITY.colunas[0]).toEqual({
    coluna: 'linhas',
    pessoas: 'ate_5',
    valores: 77,
    errados: 2,
    precisao: 0.973,
    cobertura: 0.948,
    meta_precisao: 0.98,
    meta_cobertura: 0.95,
    estado: 'experimental',
  })
})
