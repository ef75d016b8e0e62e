import { expect, test } from 'vitest'
import type { Movimento } from '../../api/schema.ts'
import { sameName } from './same-name.ts'

const row = (pessoa_nome: string, orgao: string, matricula: string | null = null) =>
  ({ pessoa_nome, orgao, matricula }) as Movimento

test('a name has its own rows, by body, and longer names stand apart', () => {
  const newest = row('FULANA DE TAL', 'B', '2')
  const found = [
    newest,
    row('Fulana de Tal Souza', 'A', '3'),
    row('Fulana  de Tál', 'A', '1'),
    row('FULANA DE TAL SOUZA', 'A', '3'),
    row('Beltrana Fulana de Tal', 'A'),
    row('FULANA DE TAL', 'A'),
  ]
  const { rows, spellings, longer, registrations, bodies } = sameName('fulana de tal', found)
  expect(rows).toEqual([found[0], found[2], found[5]])
  expect(spellings).toEqual(['FULANA DE TAL', 'Fulana  de Tál'])
  expect(longer).toEqual(['Fulana de Tal Souza', 'Beltrana Fulana de Tal'])
  expect(registrations).toEqual(['2', '1'])
  expect(bodies).toEqual([
    { path: 'A', rows: [found[5], found[2]] },
    { path: 'B', rows: [newest] },
  ])
})

test('a registration is the same however it is printed, and a masked one is not told apart', () => {
  const numbers = [
    '1.234.567',
    '1234567',
    '123****',
    '123.456-7',
    '01234567',
    '12XXX67',
    null,
    '765',
  ]
  const found = numbers.map((number) => row('Fulana de Tal', 'A', number))
  expect(sameName('Fulana de Tal', found).registrations).toEqual(['1.234.567', '765'])
})
