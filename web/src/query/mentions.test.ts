import { describe, expect, it } from 'vitest'
import type { Entidades } from '../api/schema.ts'
import { mentionFinder, mentionsOf } from './mentions.ts'

const entities = {
  normas: ['Lei 8.666/1993', 'Decreto 98.120/2025', 'Portaria 35/2022'],
  cnpjs: ['09.627.375/0001-50'],
  processos: ['19999.104418/2026-07'],
  pessoas: [{ nome: 'Pessoa de Exemplo (Primeira)', cargo: null }],
} as unknown as Entidades

const find = mentionFinder(mentionsOf(entities))
const found = (text: string) =>
  find(text).map(({ start, end, mention }) => [text.slice(start, end), mention.name])

describe('the entities of a text', () => {
  it.each([
    ['conforme a Lei nº 8.666/93.', [['Lei nº 8.666/93', 'Lei 8.666/1993']]],
    [
      'a lei 8666, de 21 de junho de 1993',
      [['lei 8666, de 21 de junho de 1993', 'Lei 8.666/1993']],
    ],
    [
      'Decreto nº 98.120, de 3 de março de 2025',
      [['Decreto nº 98.120, de 3 de março de 2025', 'Decreto 98.120/2025']],
    ],
    ['Lei nº 86.661/1993', []],
    ['CNPJ 09.627.375/0001-50;', [['09.627.375/0001-50', '09.627.375/0001-50']]],
    ['Processo 19999.104418/2026-07', [['19999.104418/2026-07', '19999.104418/2026-07']]],
    [
      'nomear PESSOA DE EXEMPLO (PRIMEIRA)',
      [['PESSOA DE EXEMPLO (PRIMEIRA)', 'Pessoa de Exemplo (Primeira)']],
    ],
  ])('%s', (text, expected) => expect(found(text)).toEqual(expected))

  it('is nothing if nothing is named', () => {
    expect(mentionFinder([])('Lei 8.666/1993')).toEqual([])
  })
})
