import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findCorrections } from './corrections.ts'
import { relationsOf } from './relations-of.ts'

const act = (conteudo_completo: string, titulo = 'PORTARIA Nº 9, DE 2 DE MAIO DE 2023') => ({
  titulo,
  tipo_ato: 'Portaria',
  data_publicacao: '2023-05-04',
  conteudo_completo: `${titulo}\n\n${conteudo_completo}`,
})
const read = (text: string, titulo?: string) =>
  relationsOf(act(text, titulo)).corrections.map(({ tipo, names, publishedIn, excerpt }) => ({
    tipo,
    names: names.map(({ kind, number, date }) => [kind, number, date].join(' ')),
    on: publishedIn?.date,
    page: publishedIn?.page,
    excerpt,
  }))

test('a rectification names its original, the place and the wrong words', () => {
  const text =
    'Na Portaria MX nº 100, de 2 de março de 2023, publicada no DOU nº 54, de 20-03-2023, seção 02, pág. 48, ' +
    'que designou FULANA DE TAL SILVA, onde se lê: "classe A", leia-se: "classe B".'
  expect(read(text, 'RETIFICAÇÃO')).toEqual([
    {
      tipo: 'retifica',
      names: ['portaria 100 2023-03-02'],
      on: '2023-03-20',
      page: '48',
      excerpt: ': "classe A", FULANA DE TAL SILVA',
    },
  ])
})

test('the misprinted heading is a name, too', () => {
  const text =
    'No DOU de 17/3/2023, Seção 2, página 8, onde se lê: PORTARIA Nº 1763, leia-se: PORTARIA Nº 176.'
  expect(read(text, 'RETIFICAÇÃO')).toMatchObject([{ names: ['portaria 1763 '], on: '2023-03-17' }])
})

test('of a preamble full of acts, the one behind the verb counts', () => {
  const text =
    'O REITOR, nomeado pelo Decreto de 1º de abril de 2020, e a Portaria nº 8, de 1º de maio de 2020, resolve: ' +
    'Retificar o art. 1º da Portaria nº 77, de 3 de abril de 2023. Onde se lê: "a", leia-se: "b".'
  expect(read(text)).toMatchObject([{ tipo: 'retifica', names: ['portaria 77 2023-04-03'] }])
})

test('each act of a list that makes another void', () => {
  const text =
    'Nº 5 - Tornar sem efeito a Portaria nº 1, de 3/4/2023, publicada no DOU de 4/4/2023.\n\n' +
    'Nº 6 - TORNAR SEM EFEITO, em razão de desistência, a nomeação de BELTRANO DE TAL, feita pelo Ato nº 2/2023.'
  expect(read(text)).toMatchObject([
    { tipo: 'torna_sem_efeito', names: ['portaria 1 2023-04-03'], on: '2023-04-04' },
    { tipo: 'torna_sem_efeito', names: ['ato 2 '], excerpt: 'BELTRANO DE TAL' },
  ])
})

test('a republication has the name of its own act', () => {
  const text =
    'Texto.\n\nRepublicada por ter saído no DOU de 3/5/2023, Seção 1, página 7, com incorreção.'
  expect(read(text)).toMatchObject([
    { tipo: 'republica', names: ['portaria 9 2023-05-02'], on: '2023-05-03', page: '7' },
  ])
})

test.each([
  ['Art. 4º Torna-se sem efeito o disposto nesta Portaria caso o servidor não se apresente.'],
  ['Fica sem efeito o prazo de 30 dias.'],
  ['Republicada no DOU de 3/5/2023.'],
])('%s corrects nothing', (text) => {
  expect(read(text)).toEqual([])
})

test('what is corrected, and the act itself, are no citations', () => {
  const { names, citations } = relationsOf(
    act(
      'Retificar a Portaria nº 77, de 3 de abril de 2023, nos termos da Lei nº 8.112, de 11/12/1990, e da ' +
        'Lei nº 8.112, de 11 de dezembro de 1990, e da Portaria nº 9, de 2 de maio de 2023. Onde se lê: "a", leia-se: "b".',
    ),
  )
  expect(names.map(({ number }) => number)).toEqual(['9'])
  expect(citations).toEqual([{ kind: 'lei', number: '8112', date: '1990-12-11', office: '' }])
})

test('any text is read', () => {
  const cues = [
    'onde se lê',
    'leia-se',
    'Retificar ',
    'tornar sem efeito',
    'republicada por',
    'no DOU de',
    'Portaria nº 1',
    '1/1/2020',
    'pág. 3',
    '\n\n',
    'Na ',
  ]
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.constantFrom(...cues), fc.string()), { maxLength: 40 }),
      (parts) => {
        findCorrections(act(parts.join(' '), 'RETIFICAÇÃO'), [])
      },
    ),
  )
})

test.each(['onde se lê ', 'retificar ', 'tornar sem efeito ', 'AA BB ', 'Na Portaria nº 1, '])(
  'a text of nothing but %j takes no time',
  (piece) => {
    const started = performance.now()
    relationsOf(act(piece.repeat(10_000), 'RETIFICAÇÃO'))
    expect(performance.now() - started).toBeLessThan(3_000)
  },
)
