import { expect, test } from 'vitest'
import type { Parte } from '../../api/schema.ts'
import { typeset } from '../typeset.ts'
import { actParts, blocksOfParts, blocksToPrint } from './act-parts.ts'

const text = [
  'PORTARIAS 😀 DE 4 DE MAIO',
  'O REITOR, resolve:',
  'Nº 1 - Nomear.',
  'Esta entra em vigor.',
  'Nº 2 - Exonerar.',
  'FULANA DE TAL',
  'PORTARIA Nº 3, DE 5 DE MAIO',
  'Conceder.',
  'FULANA DE TAL',
].join('\n\n')

const points = (until: string) => Array.from(text.slice(0, text.indexOf(until))).length

function part(numero: string, from: string, to: string, abertura: string | null): Parte {
  return {
    endereco: `pub_1#${numero}`,
    numero,
    tipo_ato: 'Portaria',
    titulo: null,
    data: null,
    nomes: [],
    assinatura: null,
    inicio: points(from),
    fim: points(to) + to.length,
    abertura: abertura === null ? null : { inicio: points(abertura), fim: 0 },
    citacao: '',
  }
}

const partes = [
  part('1', 'Nº 1', 'Esta entra em vigor.', 'O REITOR'),
  part('2', 'Nº 2', 'Nº 2 - Exonerar.', 'O REITOR'),
  part('3', 'PORTARIA Nº 3', 'Conceder.', null),
]
const parts = actParts(partes, text)
const blocks = typeset({
  titulo: 'PORTARIAS 😀 DE 4 DE MAIO',
  ementa: null,
  assinatura: 'FULANA DE TAL',
  conteudo_completo: text,
})

test('parts begin at the blocks that have their words', () => {
  expect(parts.map(({ start }) => text.slice(start, start + 4))).toEqual(['Nº 1', 'Nº 2', 'PORT'])
  expect([...blocksOfParts(parts, blocks)].map(([at, { key }]) => [at, key])).toEqual([
    [2, '1'],
    [4, '2'],
    [6, '3'],
  ])
})

test('a part is printed with what holds for it and who signs it', () => {
  const printed = (at: number) => [...blocksToPrint(parts[at]!, parts, blocks)]
  expect(printed(0)).toEqual([1, 2, 3, 5])
  expect(printed(1)).toEqual([1, 4, 5])
  expect(printed(2)).toEqual([6, 7, 8])
})
