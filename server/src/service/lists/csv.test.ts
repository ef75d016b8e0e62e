import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvRecords } from './csv.ts'

const fieldsOf = (text: string) =>
  csvRecords(text).map((record) => ('fields' in record ? record.fields : record.fault))

test.each<[string, ReturnType<typeof fieldsOf>]>([
  ['', []],
  ['a', [['a']]],
  ['a\nb\n', [['a'], ['b']]],
  ['a;b\r\nc;d\r\n', [['a', 'b'], ['c', 'd']]], // prettier-ignore
  [
    'a,b;c;d\n1;2;3',
    [
      ['a,b', 'c', 'd'],
      ['1', '2', '3'],
    ],
  ],
  ['um\nSilva, João\n', [['um'], ['Silva, João']]],
  ['"a;b"\t1', [['a;b', '1']]],
  ['"""João da Silva"""\n"x ""y"" z"', [['"João da Silva"'], ['x "y" z']]],
  [
    '"duas\nlinhas";1\nb;2',
    [
      ['duas\nlinhas', '1'],
      ['b', '2'],
    ],
  ],
  ['a;1\n"João" e Maria;2\nb;3', [['a', '1'], 'quote', ['b', '3']]],
  ['a;1\n"sem fim;2\nb;3', [['a', '1'], 'open', ['b', '3']]],
  ['"João" Silva;1\nMaria;2\nAna;3', ['quote', ['Maria', '2'], ['Ana', '3']]],
  ['a;"sem fim\nMaria;2\nAna;3', ['open', ['Maria', '2'], ['Ana', '3']]],
  ['"sem fim;1\nMaria;2\nAna;3', ['open', ['Maria', '2'], ['Ana', '3']]],
  ['"sem fim;1\nMaria\nAna;3', ['open', ['Maria'], 'ragged']],
  ['a;1\nb\nc;3', [['a', '1'], 'ragged', ['c', '3']]],
  ['a\n\n  \nb', [['a'], ['b']]],
])('%j', (text, expected) => {
  expect(fieldsOf(text)).toEqual(expected)
})

test('a record has the number of its first line', () => {
  const lines = csvRecords('a\n\n"b\nc"\r\n"sem\nfim').map(({ linha }) => linha)
  expect(lines).toEqual([1, 3, 5, 6])
})

const field = fc.string({ unit: fc.constantFrom('a', 'é', ' ', '"', ';', ',', '\n', '\r\n') })

test('what is written as RFC 4180 asks is read as it was', () => {
  const rows = fc
    .integer({ min: 2, max: 4 })
    .chain((width) =>
      fc.array(fc.array(field, { minLength: width, maxLength: width }), { minLength: 1 }),
    )
  fc.assert(
    fc.property(
      rows,
      fc.constantFrom(';', ',', '\t'),
      fc.constantFrom('\n', '\r\n'),
      (all, by, end) => {
        // The first line must say which separator there is, and no blank record is one.
        const rows = [all[0]!.map((_, i) => `c${i}`), ...all]
        const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
        const text = rows.map((row) => row.map(quoted).join(by)).join(end)
        expect(fieldsOf(text)).toEqual(rows)
      },
    ),
  )
})

test('a broken line silences no other, and any text is read in the end', () => {
  const junk = fc.string({ unit: fc.constantFrom('a', '"', ';', ' ') })
  fc.assert(
    fc.property(fc.array(junk), (lines) => {
      const records = csvRecords(lines.join('\n'))
      const linhas = records.map(({ linha }) => linha)
      expect(linhas).toEqual([...new Set(linhas)].toSorted((a, b) => a - b))
    }),
  )
  const broken = '"a" b'
  const around = [...Array.from({ length: 5 }, (_, i) => `x${i}`), broken, 'depois'].join('\n')
  expect(fieldsOf(around).at(-1)).toEqual(['depois'])
})
