import { expect, test } from 'vitest'
import { onePart } from './one-part.ts'
import { partFinder } from './part-finder.ts'
import { partesOf } from './partes.ts'

const text = [
  'PORTARIAS 😀 DE 4 DE MAIO DE 2023',
  'O REITOR, processo 77, resolve:',
  'Nº 1 - Nomear MARIA DAS DORES SILVA.',
  'Nº 2 - Nomear JOSÉ PEREIRA LIMA.',
  'A REITORA, processo 88, resolve:',
  'Nº 3 - Nomear RUI COSTA E SOUZA.',
  'FULANA DE TAL',
].join('\n\n')
const article = {
  id: 'pub_1',
  titulo: 'PORTARIAS 😀 DE 4 DE MAIO DE 2023',
  ementa: null,
  conteudo_completo: text,
  assinatura: 'FULANA DE TAL - Reitora',
  orgao: 'Ministério da Educação',
  data_publicacao: '2023-05-05',
  secao: '2',
  secao_base: '2',
  edicao: '85',
  pagina: '12',
  url_original: 'https://www.in.gov.br/',
} as const

test('places are counted in code points', () => {
  const points = Array.from(text)
  const shown = (place: { inicio: number; fim: number } | null) =>
    place && points.slice(place.inicio, place.fim).join('')
  const [first, second, third] = partesOf(article)
  expect([first, second, third].map((part) => shown(part!)?.slice(0, 4))).toEqual([
    'Nº 1',
    'Nº 2',
    'Nº 3',
  ])
  expect(first!.abertura).toEqual(second!.abertura)
  expect(shown(third!.abertura)).toBe('A REITORA, processo 88, resolve:')
  expect(third).toMatchObject({ endereco: 'pub_1#3', numero: '3', nomes: ['RUI COSTA E SOUZA'] })
})

test('the part of some places is the one that has most of them', () => {
  const partOf = partFinder(article)
  const at = (words: string) => text.indexOf(words)
  expect(partOf([at('MARIA'), at('JOSÉ'), at('PEREIRA')])?.endereco).toBe('pub_1#2')
  expect(partOf([at('MARIA'), at('JOSÉ')])?.endereco).toBe('pub_1#1')
  expect(partOf([])).toBeNull()
})

test('an opening belongs to the only act that it holds for', () => {
  const partOf = partFinder(article)
  expect(partOf([text.indexOf('77')])).toBeNull()
  expect(partOf([text.indexOf('88')])?.endereco).toBe('pub_1#3')
})

test('one part has its opening, its words and who signs it', () => {
  const part = onePart(article, '2')
  expect(part?.conteudo_completo).toBe(
    'O REITOR, processo 77, resolve:\n\nNº 2 - Nomear JOSÉ PEREIRA LIMA.\n\nFULANA DE TAL - Reitora',
  )
  expect(part?.assinatura).toBe('FULANA DE TAL - Reitora')
  expect(onePart(article, '4')).toBeNull()
})
