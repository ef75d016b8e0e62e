import { expect, test } from 'vitest'
import { type ActRow, valueStyles } from './act-rows.ts'

const row = (id: string, trechos: ActRow['trechos']): ActRow => ({
  id,
  title: '',
  values: [{ coluna: 'nome', label: '', text: '' }],
  trechos,
  company: null,
  person: null,
  norm: null,
})

test('a place that several rows were read from is marked once, for all of them', () => {
  const place = { coluna: 'nome', inicio: 2, fim: 6 }
  const styles = valueStyles('𝐀 nome', [row('a', [place]), row('b', [place])])
  expect(styles).toEqual([{ kind: 'valor', name: 'a:nome b:nome', start: 3, end: 7 }])
})

test('words of values that are not told are not marked', () => {
  expect(valueStyles('x', [row('a', [{ coluna: 'outra', inicio: 0, fim: 1 }])])).toEqual([])
})
