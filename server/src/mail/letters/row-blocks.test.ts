import { expect, test } from 'vitest'
import type { WatchedRows } from '../../monitor/watched-rows.ts'
import { printedRow, rowsSoughtSentence } from './row-blocks.ts'

test.each<[WatchedRows, string]>([
  [{ tabela: 'pessoal', pessoa_nome: 'constructor' }, 'linhas de pessoal; pessoa: constructor'],
  [{ tabela: 'licitacoes', termo: 'numero' }, 'linhas de licitações; palavras no ato: numero'],
  [{ tabela: 'normas', ano: 2026 }, 'linhas de normas; ano: 2026'],
  [
    { tabela: 'licitacoes', modalidade: ['pregao'], valor_min: 2000 },
    'linhas de licitações; modalidade: pregão; valor a partir de: R$\u00a02.000,00',
  ],
])('%j is told as it was asked for', (sought, sentence) => {
  expect(rowsSoughtSentence(sought)).toBe(sentence)
})

test.each([
  [0, 'no próprio dia'],
  [1, '1 dia antes'],
  [30, '30 dias antes'],
])('a notice %i days before says so', (dias, said) => {
  const prazo = { campo: 'vigencia_fim', data: '2024-04-02', dias }
  const { fields } = printedRow({ linha: { tipo_instrumento: 'contrato' }, prazo }, '')
  const value = `A vigência termina em 02/04/2024; pediu-se o aviso ${said}`
  expect(fields).toContainEqual({ label: 'Prazo', value })
})
