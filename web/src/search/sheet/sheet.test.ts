import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvHead, csvRow } from '../../lib/csv.ts'
import { fieldsOf, withAct } from './columns.ts'
import { fileName } from './file-name.ts'
import { xlsxOf } from './xlsx.ts'

test('a file is named after its search', () => {
  const today = '2026-11-24'
  expect(fileName({}, today)).toBe('arauto_2026-11-24')
  expect(fileName({ termo: '"pregão eletrônico" -saúde', secao: ['3'] }, today)).toBe(
    'arauto_pregao-eletronico-saude_secao-3_2026-11-24',
  )
  expect(
    fileName({ orgao: ['Ministério da Educação/IFSP'], data_inicio: '2026-01-01' }, today),
  ).toBe('arauto_ifsp_2026-01-01-a-2026-11-24')
})

test('a name is safe on every file system, whatever was typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (termo) => {
      expect(fileName({ termo }, '2026-11-24')).toMatch(/^arauto_[\p{L}\p{N}_-]+$/u)
    }),
  )
})

test('each field that columns need is requested once', () => {
  expect(fieldsOf(['titulo', 'valor', 'cnpjs', 'link'])).toEqual(['titulo', 'entidades', 'id'])
})

test('the act within a publication comes after its title, and needs no field of its own', () => {
  expect(withAct(['titulo', 'link'])).toEqual(['titulo', 'ato', 'link'])
  expect(fieldsOf(withAct(['link']))).toEqual(['id'])
})

test('a CSV that Excel in Portuguese opens: semicolons, a comma in numbers, nothing as a formula', () => {
  expect(csvHead(['Título', 'Valor'])).toBe('\uFEFFTítulo;Valor\r\n')
  expect(csvRow(['=SOMA(A1)', 1234.5, { day: '2026-11-24' }, null, 'a;b "c"'])).toBe(
    `'=SOMA(A1);1234,50;2026-11-24;;"a;b ""c"""\r\n`,
  )
})

test('a workbook is a zip with its rows in it', async () => {
  const long = 'x'.repeat(40_000)
  const blob = await xlsxOf(
    [{ name: 'Título', width: 10 }],
    [['=1+1 & <b>'], [long], [{ day: '2026-11-24' }], [null]],
  )
  const bytes = Buffer.from(await blob.arrayBuffer())
  expect(bytes.subarray(0, 2).toString()).toBe('PK')
})
