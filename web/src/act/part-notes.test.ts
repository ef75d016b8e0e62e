import { expect, test } from 'vitest'
import type { Relacao } from '../api/schema.ts'
import { notesBetween, partNotesOf } from './part-notes.ts'

const TEXT = '😀 Art. 1º Nomear.\n\nArt. 2º Designar.'
const at = (words: string) => Array.from(TEXT.slice(0, TEXT.indexOf(words))).length
const relation = (tipo: Relacao['tipo'], ...places: number[]): Relacao => ({
  tipo,
  id: 'pub_0A1B2C3D4E5F6G7H',
  confianca: 1,
  alcance: 'parte',
  parte: {
    tipo: 'dispositivo',
    texto: 'arts. 1º e 2º',
    trechos: places.map((inicio) => ({ inicio, fim: inicio + 7 })),
  },
  passagens: [],
})

test('what others made of parts stands at the blocks that begin with them', () => {
  const revoked = relation('revogada_por', at('Art. 2º'), at('Art. 1º'))
  const relacoes = [relation('revoga', at('Art. 1º')), revoked]
  const notes = partNotesOf({ conteudo_completo: TEXT, relacoes })
  expect(notes.map(({ start }) => TEXT.slice(start, start + 7))).toEqual(['Art. 1º', 'Art. 2º'])
  const second = TEXT.indexOf('Art. 2º')
  expect(notesBetween(notes, 0, second)).toEqual([revoked])
  expect(notesBetween(notes, second, TEXT.length)).toEqual([revoked])
  expect(notesBetween(notes, second + 8, TEXT.length)).toEqual([])
})
