import { expect, test } from 'vitest'
import { Problem } from '../../lib/errors/problem.ts'
import { type ItemFile, readItemFile } from './item-file.ts'

const TEXT = { isCsv: false, coluna: null, coluna_grupo: null, frases: false }
const CSV = { ...TEXT, isCsv: true }

function termosIn(bytes: Uint8Array | string, how: Omit<ItemFile, 'bytes'>): string[] {
  return readItemFile({ bytes: Buffer.from(bytes), ...how }).itens.map(({ termo }) => termo)
}

test('a line is an item; blank ones are none', () => {
  expect(termosIn('"João da Silva"\r\n\r\n  pregão  \nD’Ávila', TEXT)).toEqual([
    '"João da Silva"',
    'pregão',
    'D’Ávila',
  ])
})

test.each([
  ['UTF-8', Buffer.from('licitação\nAção')],
  ['UTF-8 with a mark', Buffer.from('\u{FEFF}licitação\nAção')],
  ['Windows-1252', Buffer.from('licitação\nAção', 'latin1')],
])('%s', (_name, bytes) => {
  expect(termosIn(bytes, TEXT)).toEqual(['licitação', 'Ação'])
  expect(termosIn(bytes, CSV)).toEqual(['licitação', 'Ação'])
})

test('the characters that Windows has beyond Latin-1', () => {
  expect(termosIn(new Uint8Array([0x93, 0x61, 0x94, 0x20, 0xe9]), TEXT)).toEqual(['“a” é'])
})

test('UTF-16 is refused, not read as something else', () => {
  const bytes = Buffer.from('licitação', 'utf16le')
  expect(() => readItemFile({ bytes, ...TEXT })).toThrow(Problem)
})

test('the first column, or a named one', () => {
  const csv = 'Matrícula;Nome\r\n1;João da Silva\r\n2;"Souza; Maria"\r\n'
  expect(termosIn(csv, { ...CSV, coluna: 'nome', frases: true })).toEqual([
    '"João da Silva"',
    '"Souza; Maria"',
  ])
  expect(termosIn('a;x\nb;y', CSV)).toEqual(['a', 'b'])
  expect(() => termosIn(csv, { ...CSV, coluna: 'cpf' })).toThrow(
    expect.objectContaining({
      detalhes: [expect.objectContaining({ sugestao: 'As colunas são: matrícula, nome.' })],
    }),
  )
})

test('a column of groups, where there is one', () => {
  const bytes = Buffer.from('grupo;termo\nchefia;pregão\n;portaria\n')
  const columns = { coluna: 'termo', coluna_grupo: 'Grupo' }
  expect(readItemFile({ bytes, ...CSV, ...columns }).itens).toEqual([
    { termo: 'pregão', grupo: 'chefia' },
    { termo: 'portaria', grupo: null },
  ])
  expect(() => termosIn(bytes, { ...CSV, ...columns, coluna_grupo: 'setor' })).toThrow(
    expect.objectContaining({ detalhes: [expect.objectContaining({ campo: 'coluna_grupo' })] }),
  )
})

test('a refused line is named, and silences no other', () => {
  const text = 'pregão\n"sem fim\n\n(\npregão\nportaria'
  const { itens, repetidos, total_recusados, recusados } = readItemFile({
    bytes: Buffer.from(text),
    ...TEXT,
  })
  expect(itens.map(({ termo }) => termo)).toEqual(['pregão', 'portaria'])
  expect([repetidos, total_recusados]).toEqual([1, 2])
  expect(recusados.map(({ linha, item }) => [linha, item])).toEqual([
    [2, '"sem fim'],
    [4, '('],
  ])
  expect(recusados.every(({ problema }) => problema !== '')).toBe(true)
})

test('a broken record of a CSV is refused beside broken items, in the order of the lines', () => {
  const { itens, recusados } = readItemFile({
    bytes: Buffer.from('nome;x\n(;1\n"João" Silva;2\nMaria;3\nsó um'),
    ...CSV,
    coluna: 'nome',
  })
  expect(itens.map(({ termo }) => termo)).toEqual(['Maria'])
  expect(recusados.map(({ linha }) => linha)).toEqual([2, 3, 5])
})

test('more lines than a list may have are refused as a whole', () => {
  const lines = Array.from({ length: 10_001 }, (_, i) => `termo${i}`)
  expect(termosIn(lines.slice(1).join('\n'), TEXT)).toHaveLength(10_000)
  expect(() => termosIn(lines.join('\n'), TEXT)).toThrow('tem 10.001 itens')
})

test('a name that is no phrase is refused as it was written', () => {
  const file = { bytes: Buffer.from('Ana;1\n;2\n"""""";3\n---;4'), ...CSV, frases: true }
  const { itens, recusados } = readItemFile(file)
  expect(itens).toEqual([{ termo: '"Ana"', grupo: null }])
  expect(recusados.map(({ linha, item, problema }) => [linha, item, problema])).toEqual([
    [2, '', 'está vazio'],
    [3, '""', 'está vazio'],
    [4, '---', expect.any(String)],
  ])
})
