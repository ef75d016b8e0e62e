import { beforeAll, expect, test } from 'vitest'
import { createFormat } from '../../words/format.ts'
import { dates } from '../../words/pt/common.ts'
import { loadLater, pt } from '../../words/pt/index.ts'
import type { WatchedRows } from './watched-rows.ts'
import { watchedName } from './watched-words.ts'

beforeAll(loadLater)

test('alerts of other rows have other names', () => {
  const nameOf = (rows: WatchedRows) => watchedName(rows, pt, createFormat('pt-BR', dates))
  expect(nameOf({ tabela: 'normas' })).toBe('Normas')
  expect(nameOf({ tabela: 'normas', revoga: ['Lei 8.112/1990'] })).toContain('Lei 8.112/1990')
  expect(nameOf({ tabela: 'normas', revoga: ['Lei 8.112/1990'] })).not.toBe(
    nameOf({ tabela: 'normas', altera: ['Lei 8.112/1990'] }),
  )
  expect(nameOf({ tabela: 'licitacoes', modalidade: ['pregao'], abertura_em_dias: 5 })).toBe(
    'Licitações: Pregão, em até 5 dias',
  )
})
