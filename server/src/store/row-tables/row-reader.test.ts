import { expect, test } from 'vitest'
import { storedLinha } from './row-reader.ts'

const ORIGIN = { publicacao: 'pub_0123456789ABCDEF', seq: 0, orgao: 'Órgão', versao: 1 }

test('a row of rules that told nothing of its act has its article', () => {
  expect(storedLinha('{"id":"lin_1","prazo":null}', ORIGIN)).toEqual({
    id: 'lin_1',
    prazo: null,
    ato_endereco: 'pub_0123456789ABCDEF',
    ato_tipo: null,
    ato_numero: null,
    ato_data: null,
  })
})

test('a row is as it is stored', () => {
  const text = '{"id":"lin_1","ato_endereco":"pub_0123456789ABCDEF#7","ato_numero":"7"}'
  expect(JSON.stringify(storedLinha(text, ORIGIN))).toBe(text)
})
