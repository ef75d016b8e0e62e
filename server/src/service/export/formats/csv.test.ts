import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ActRecord } from '../../archive/read-acts.ts'
import { actTable } from '../columns.ts'
import { csv } from './csv.ts'
import { readCsv } from './_read-csv.ts'

const FIELDS = ['id', 'titulo', 'ementa', 'palavras_chave', 'versao'] as const
const TABLE = actTable(FIELDS)

function written(acts: ActRecord[], forSpreadsheets: boolean): string {
  const format = csv({ forSpreadsheets })
  const pieces = [format.head(TABLE), ...acts.map((act) => format.body(TABLE, [act], 0).bytes)]
  return Buffer.concat([...pieces, format.tail(TABLE, [], 0)]).toString()
}

/** Any texts, and texts of the characters that are special in CSV or in a spreadsheet. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc
    .array(
      fc.constantFrom(
        '"',
        ',',
        '\r',
        '\n',
        '\r\n',
        '\t',
        ';',
        '=',
        '+',
        '-',
        '@',
        "'",
        'ã',
        '\ufeff',
        ' ',
      ),
    )
    .map((parts) => parts.join('')),
)
const act = fc.record({
  id: text,
  titulo: text,
  ementa: fc.option(text),
  palavras_chave: fc.array(text),
  versao: fc.nat(),
})

test('a reader of RFC 4180 gets any texts back', () => {
  fc.assert(
    fc.property(fc.array(act), (acts) => {
      const [names, ...rows] = readCsv(written(acts, false))
      expect(names).toEqual(FIELDS)
      expect(rows).toEqual(
        acts.map(({ id, titulo, ementa, palavras_chave, versao }) => [
          id,
          titulo,
          ementa ?? '',
          JSON.stringify(palavras_chave),
          String(versao),
        ]),
      )
    }),
  )
})

test('for spreadsheets there is a byte order mark, and no cell looks like a formula', () => {
  fc.assert(
    fc.property(fc.array(act), (acts) => {
      const all = written(acts, true)
      expect(all.startsWith('\ufeffid,')).toBe(true)
      const [, ...rows] = readCsv(all.slice(1))
      for (const [i, [id, titulo]] of rows.entries()) {
        for (const cell of [id!, titulo!]) expect(cell).not.toMatch(/^[=+\-@\t\r]/)
        // The only change is an apostrophe in front.
        expect([titulo, titulo!.slice(1)]).toContain(acts[i]!.titulo)
      }
    }),
  )
})

test('an example', () => {
  const act: ActRecord = { id: 'pub_1', titulo: 'a "b", c', ementa: null, versao: 2 }
  act.palavras_chave = ['x']
  expect(written([act], false)).toBe(
    'id,titulo,ementa,palavras_chave,versao\r\npub_1,"a ""b"", c",,"[""x""]",2\r\n',
  )
})
