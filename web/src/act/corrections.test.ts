import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Relacao } from '../api/schema.ts'
import { type Correction, correctionsOf, stretchesOf } from './corrections.ts'

const TEXT = 'Art. 2º 𝒳 adequar até 30 de  DEZEMBRO de 2026, observado o seguinte:'

const relation = (passagens: Relacao['passagens']): Relacao => ({
  tipo: 'retificada_por',
  id: 'pub_0A1B2C3D4E5F6G7H',
  confianca: 1,
  alcance: 'todo',
  parte: null,
  passagens,
})

describe('the corrections of an act', () => {
  test('are at the wrong words, whatever their case and spaces', () => {
    const passage = {
      onde_se_le: '30 de dezembro de 2026',
      leia_se: '31 de janeiro de 2027',
      posicao: Array.from(TEXT.slice(0, TEXT.indexOf('30'))).length,
    }
    const [found] = correctionsOf({ conteudo_completo: TEXT, relacoes: [relation([passage])] })
    expect(TEXT.slice(found!.start, found!.end)).toBe('30 de  DEZEMBRO de 2026')
    expect(found!.right).toBe('31 de janeiro de 2027')
  })

  test('are none if the words are absent', () => {
    const passages = [
      { onde_se_le: 'outras palavras', leia_se: 'x', posicao: 3 },
      { onde_se_le: 'seguinte: e mais', leia_se: 'x', posicao: TEXT.length - 10 },
      { onde_se_le: 'adequar', leia_se: 'x', posicao: null },
    ]
    expect(correctionsOf({ conteudo_completo: TEXT, relacoes: [relation(passages)] })).toEqual([])
  })
})

test('stretches lose no letter, and have the right words once per correction', () => {
  const spans = fc
    .uniqueArray(fc.nat(200), { maxLength: 12 })
    .map((cuts) => cuts.toSorted((a, b) => a - b))
    .map((cuts) =>
      cuts.flatMap((start, at): Correction[] =>
        at % 2 === 0 && cuts[at + 1] !== undefined
          ? [{ start, end: cuts[at + 1]!, right: `r${at}` }]
          : [],
      ),
    )
  fc.assert(
    fc.property(
      fc.string({ minLength: 201, maxLength: 201 }),
      fc.nat(200),
      spans,
      (text, cut, all) => {
        const parts = [
          ...stretchesOf(text.slice(0, cut), 0, all),
          ...stretchesOf(text.slice(cut), cut, all),
        ]
        expect(parts.map((part) => part.text).join('')).toBe(text)
        expect(parts.flatMap(({ right }) => right ?? [])).toEqual(all.map(({ right }) => right))
      },
    ),
  )
})
