import { expect, test } from 'vitest'
import type { WatchedRows } from '../../monitor/watched-rows.ts'
import { rowsSoughtSentence } from './row-blocks.ts'

test.each<[WatchedRows, string]>([
  [{ tabela: 'pessoal', pessoa_nome: 'constructor' }, 'linhas de pessoal; pessoa: constructor'],
  [{ tabela: 'licitacoes', termo: 'numero' }, 'linhas de licitações; palavras no ato: numero'],
  [{ tabela: 'normas', ano: 2026 }, 'linhas de normas; ano: 2026'],
  [
    { tabela: 'licitacoes', modalidade: ['pregao'], valor_min: 2000 },
    'linhas de licitações; modalidade: pregão; valor a partir de: 2.000',
  ],
])('%j is told as it was asked for', (sought, sentence) => {
  expect(rowsSoughtSentence(sought)).toBe(sentence)
})
