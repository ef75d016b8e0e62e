import { expect, test } from 'vitest'
import { tableUrl } from './links.ts'

const DAYS = { first: '2024-03-18', last: '2024-03-19' }

test('the address of a table has no CPF', () => {
  const sought = {
    tabela: 'pessoal',
    termo: '123.456.789-09',
    pessoa_nome: 'SILVA 12345678909',
    codigo: ['FCE 1.15'],
  }
  const url = tableUrl('https://arauto.exemplo.br', sought, DAYS)
  expect(url).toBe(
    'https://arauto.exemplo.br/pessoal?data_inicio=2024-03-18&data_fim=2024-03-19&codigo=FCE+1.15',
  )
})
