import { expect, test } from 'vitest'
import { contracts as en } from '../../words/en/tables.ts'
import { contracts as pt } from '../../words/pt/tables.ts'
import { bodyInLine, bodyNames, contractorOf, instrumentName, pathInLine } from './names.ts'

const row = {
  tipo_instrumento: 'contrato' as const,
  numero_contrato: '27',
  ano_contrato: 2026,
  numero_termo: null,
}

test.each([
  [row, 'Contrato 27/2026', 'Contract 27/2026'],
  [{ ...row, ano_contrato: null }, 'Contrato 27', 'Contract 27'],
  [
    { ...row, tipo_instrumento: 'termo_aditivo' as const, numero_termo: '3' },
    '3º aditivo ao 27/2026',
    'Amendment 3 to 27/2026',
  ],
  [{ ...row, numero_contrato: null }, 'Contrato', 'Contract'],
])('%j', (named, inPortuguese, inEnglish) => {
  expect([instrumentName(named, pt), instrumentName(named, en)]).toEqual([inPortuguese, inEnglish])
})

test('a body is its unit, and all that is above it', () => {
  expect(bodyNames('A/B/C')).toEqual({ unit: 'C', above: 'B, A' })
  expect(bodyNames('A')).toEqual({ unit: 'A', above: null })
  expect(bodyInLine('A/B/C')).toBe('C, B, A')
  expect(pathInLine('A/B/C')).toBe('A › B › C')
})

test('who has no supplier has parties', () => {
  const partes = [
    { nome: 'TRIBUNAL DO NORTE', ni: null },
    { nome: 'Um', ni: null },
  ]
  const body = { contratante_orgao: 'Poder Judiciário/Tribunal do Norte' }
  const none = { fornecedor_nome: null, fornecedor_ni: null, ...body }
  expect(contractorOf({ ...none, partes })).toEqual({ name: 'Um', ni: null, others: 1 })
  expect(contractorOf({ ...none, partes: [] })).toEqual({ name: null, ni: null, others: 0 })
})
