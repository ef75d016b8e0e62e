import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { innerActsOf } from './inner-acts-of.ts'

/** An invented article; `assinatura` as it is read from the source's markup. */
function article(paragraphs: string[], assinatura = 'FULANA DE TAL') {
  return { conteudo_completo: paragraphs.join('\n\n'), assinatura }
}

function keysIn(paragraphs: string[], assinatura?: string): string[] {
  return innerActsOf(article(paragraphs, assinatura)).map(({ key }) => key)
}

const OPENING = 'O REITOR DA UNIVERSIDADE FEDERAL, no uso de suas atribuições, resolve:'

describe('acts under one heading', () => {
  const collective = article([
    'PORTARIAS DE 4 DE MAIO DE 2023',
    OPENING,
    'Nº 1.146 - Nomear MARIA DAS DORES SILVA para o cargo de Assistente, em vaga decorrente da exoneração de PEDRO PAULO ALVES.',
    'Art. 2º Esta Portaria entra em vigor na data de sua publicação.',
    'Nº 1.147 - Dispensar o servidor João Batista Nunes, matrícula 1.',
    'FULANA DE TAL',
  ])

  it('begin at their numbers, and end before the next one and before who signs', () => {
    const own = innerActsOf(collective).map(({ start, end }) =>
      collective.conteudo_completo.slice(start, end),
    )
    expect(own).toEqual([
      expect.stringMatching(/^Nº 1\.146 - [^]*na data de sua publicação\.$/),
      'Nº 1.147 - Dispensar o servidor João Batista Nunes, matrícula 1.',
    ])
  })

  it.each([['2. 377'], ['2,377'], ['2.377'], ['2377']])(
    'are numbered as misprinted: Nº %s',
    (number) => {
      const asked = ['PORTARIAS', OPENING, `Nº ${number} - Nomear A.`, 'Nº 2.378 - Nomear B.']
      expect(keysIn(asked)).toEqual(['2377', '2378'])
    },
  )

  it.each([
    [
      'Nomear, em caráter efetivo, Bruna Lourena Dantas, classificada em 3º lugar.',
      'Bruna Lourena Dantas',
    ],
    ['DESIGNAR Ana Dias Sousa e Silva, Matrícula 3, e outros.', 'Ana Dias Sousa e Silva'],
    [
      'Designar, nesta ordem, Elis de Morais e Clarisse Pereira Lima, matrículas 1 e 2.',
      'Elis de Morais',
    ],
    [
      'Conceder licença ao Agente de Vigilância, matrícula 1, MÁRIO BRANCO LIMA.',
      'MÁRIO BRANCO LIMA',
    ],
    ['Dispensar a servidora MARIA CÂMARA BRASIL, matrícula 1.', 'MARIA CÂMARA BRASIL'],
    ['Dispensar FULANA DE MELO, indicada pela MESA DA CÂMARA.', 'FULANA DE MELO'],
    ["Designar a servidora Luana D'Avila Lira, Analista.", "Luana D'Avila Lira"],
    ['Autorizar o Cb EB JOÃO LIMA SOUSA.', 'JOÃO LIMA SOUSA'],
    ['APOSENTAR, POR INVALIDEZ PERMANENTE, JOÃO LIMA SOUSA.', 'JOÃO LIMA SOUSA'],
  ])('are about whoever is named as usual, if what follows is told of people: %s', (own, name) => {
    const [act] = innerActsOf(article(['PORTARIAS', `Nº 1 - ${own}`, 'Nº 2 - Outro.']))
    expect(act?.persons).toEqual([name])
  })

  it('have the number, kind, date, signature and opening of their article, and persons of their own', () => {
    const [first, second] = innerActsOf(collective)
    expect(first).toMatchObject({
      key: '1146',
      number: '1146',
      kind: 'Portaria',
      heading: null,
      date: '2023-05-04',
      persons: ['MARIA DAS DORES SILVA'],
      signature: 'FULANA DE TAL',
    })
    expect(second?.persons).toEqual(['João Batista Nunes'])
    const { start, end } = second!.opening!
    expect(collective.conteudo_completo.slice(start, end)).toBe(OPENING)
  })

  it('may each have an opening, which is no part of the one before', () => {
    const several = article([
      'PORTARIAS DE 4 DE MAIO DE 2023',
      'A DIRETORA-GERAL, tendo em vista o Processo 1, resolve:',
      'Nº 1 - exonerar MARIA DA SILVA.',
      'Considerando o que se sabe,',
      'A DIRETORA-GERAL, tendo em vista o Processo 2, resolve:',
      'Nº 2 - exonerar JOSÉ DA SILVA.',
      'FULANA DE TAL',
    ])
    const [first, second] = innerActsOf(several)
    const text = several.conteudo_completo
    expect(text.slice(first!.start, first!.end)).toBe('Nº 1 - exonerar MARIA DA SILVA.')
    expect(text.slice(second!.opening!.start)).toMatch(/^Considerando [^]*Processo 2, resolve:/)
  })

  it.each([
    ['Nº2 -DESIGNAR', 'N° 3 DISPENSAR'],
    ['Nº.2-GR/IFAM - I - Nomear', 'Nªº 3 - Nomear'],
    ['N.º 2 - Art. 1º Nomear', 'No 3 - Nomear'],
  ])('are numbered as %s and %s', (second, third) => {
    expect(keysIn(['PORTARIAS DE 4 DE MAIO DE 2023', OPENING, second, third])).toEqual(['2', '3'])
  })

  it('are numbered without a sign under a heading of several', () => {
    const paragraphs = [
      'ATOS DE 4 DE MAIO DE 2023',
      OPENING,
      '459 - Dispensar A.',
      '460 - 1. Designar B.',
      '2. O item.',
    ]
    expect(keysIn(paragraphs)).toEqual(['459', '460'])
  })

  it('have no number where none is printed: then each verb begins one, or each opening', () => {
    const verbs = ['ATOS DE 4 DE MAIO DE 2023', OPENING, 'DISPENSAR, a pedido, A.', 'DISPENSAR B.']
    expect(keysIn(verbs)).toEqual(['parte-1', 'parte-2'])
    const lists = ['DESPACHOS', OPENING, 'Nome: A', 'Cargo: B', OPENING, 'Nome: C', 'Cargo: D']
    expect(keysIn(lists)).toEqual(['parte-1', 'parte-2'])
  })

  it('tell those with the same number apart', () => {
    expect(
      keysIn(['PORTARIAS', OPENING, 'Nº 7 - A.', 'Nº 7 - B.', 'Nº 07 - C.', 'Nº 7-A - D.']),
    ).toEqual(['7', '7-2', '7-3', '7-A'])
  })
})

describe('acts with headings of their own', () => {
  const two = article(
    [
      'PORTARIA Nº 541, DE 16 DE MARÇO DE 2023',
      OPENING,
      'Dispensar MARIA DAS DORES SILVA.',
      'FULANA DE TAL',
      'Diretora',
      'PORTARIAS DE 17 DE MARÇO DE 2023',
      OPENING,
      'Nº 542 - Nomear JOSÉ PEREIRA LIMA.',
      'Nº 543 - Nomear RUI COSTA E SILVA.',
      'BELTRANO DE TAL',
    ],
    'FULANA DE TAL - Diretora; BELTRANO DE TAL',
  )

  it('hold everything up to the next heading, and stand beside others', () => {
    const [first, ...others] = innerActsOf(two)
    expect(first).toMatchObject({
      key: '541',
      heading: 'PORTARIA Nº 541, DE 16 DE MARÇO DE 2023',
      date: '2023-03-16',
      persons: ['MARIA DAS DORES SILVA'],
      signature: 'FULANA DE TAL - Diretora',
      opening: null,
    })
    expect(two.conteudo_completo.slice(first!.start, first!.end)).toMatch(/\n\nDiretora$/)
    expect(others.map(({ key, date, signature }) => [key, date, signature])).toEqual([
      ['542', '2023-03-17', 'BELTRANO DE TAL'],
      ['543', '2023-03-17', 'BELTRANO DE TAL'],
    ])
  })

  it('may be a correction among others', () => {
    const paragraphs = [
      'PORTARIAS DE 24 DE MARÇO DE 2023', OPENING, 'Nº 1 - NOMEAR', 'MARIA DA SILVA.', 'FULANA DE TAL',
      'RETIFICAÇÃO', 'Na Portaria 5, onde se lê: "6", leia-se: "7".', OPENING, 'Nº 2 - NOMEAR', 'JOSÉ DA SILVA.',
    ] // prettier-ignore
    expect(keysIn(paragraphs)).toEqual(['1', 'parte-2', '2'])
  })
})

describe('an article that holds one act has no parts', () => {
  it.each([
    [
      'numbered items',
      ['PORTARIA Nº 5, DE 4 DE MAIO DE 2023', OPENING, '1. Dispensar A.', '2 - Designar B.'],
    ],
    [
      'its number on a line of its own',
      ['PORTARIA DIGEP/INSS', 'Nº 4, DE 5 DE ABRIL DE 2023', OPENING, 'Art. 1º Declarar.'],
    ],
    [
      'a heading of two lines',
      [
        'EDITAL DE CONVOCAÇÃO Nº 2/2023',
        'EDITAL Nº 2/2023 - CSM, DE 20 DE MARÇO DE 2023',
        OPENING,
        'Art. 1º Convocar.',
      ],
    ],
    [
      'a plural that is one',
      ['PORTARIAS DGP Nº 12, DE 20 DE MARÇO DE 2023', OPENING, 'DESIGNAR A.'],
    ],
    [
      'numbers of what it tells of',
      ['EXTRATO DE CONTRATO', 'Pregão.', 'Nº 4/2022.', 'Dispensa.', 'Nº 5/2022.'],
    ],
    ['a correction of numbers', ['RETIFICAÇÃO', 'Nº 1 - Na portaria 5.', 'Nº 2 - Na portaria 6.']],
    [
      'an annex with a form',
      ['EDITAL Nº 6/2023', 'Abre concurso.', 'ANEXO VI', 'DECLARAÇÃO', 'EDITAL Nº 6/2023', 'Nome:'],
    ],
    [
      'a heading of its annex',
      [
        'EDITAL Nº 17, DE 4 DE MAIO DE 2023',
        'Divulga o que segue.',
        'EDITAL Nº 17/2023 - ANEXO',
        'Lista.',
      ],
    ],
    [
      'acts in a list',
      [
        'PORTARIA Nº 5, DE 4 DE MAIO DE 2023',
        'Ficam revogadas:',
        'Portaria nº 1, de 2 de maio de 2020;',
        'Portaria nº 2, de 3 de maio de 2020.',
      ],
    ],
    [
      'a cell of a table',
      [
        'PORTARIA Nº 5, DE 4 DE MAIO DE 2023',
        'Apostila.',
        'ATO DE NOMEAÇÃO:\tPortaria nº 9, de 25 de outubro de 2022',
      ],
    ],
    ['nothing', ['']],
  ])('%s', (_, paragraphs) => {
    expect(innerActsOf(article(paragraphs))).toEqual([])
  })
})

describe('any text', () => {
  const line = fc.oneof(
    fc.constantFrom('Nº 1 -', 'Nº 2', 'PORTARIAS', 'PORTARIA Nº 3', 'ATOS', OPENING, 'ANEXO', 'NOMEAR A', 'FULANA DE TAL', 'Considerando', 'RETIFICAÇÃO', '12 - A', 'a\tb', ' '),
    fc.string({ unit: 'binary' }),
  ) // prettier-ignore

  it('has parts in order, apart, inside it, and named once', () => {
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 30 }),
        fc.constantFrom('\n', '\n\n'),
        (lines, joint) => {
          const text = lines.join(joint)
          const acts = innerActsOf({ conteudo_completo: text, assinatura: 'FULANA DE TAL' })
          let end = 0
          for (const act of acts) {
            expect(act.start).toBeGreaterThanOrEqual(end)
            expect(act.end).toBeGreaterThan(act.start)
            expect(text.slice(act.start, act.end).trim()).toHaveLength(act.end - act.start)
            end = act.end
          }
          expect(end).toBeLessThanOrEqual(text.length)
          expect(new Set(acts.map(({ key }) => key)).size).toBe(acts.length)
          expect(acts).not.toHaveLength(1)
        },
      ),
    )
  })

  it.each([
    ['spaces', `PORTARIA de${' '.repeat(100)}`],
    ['numbers', 'Nº 1'],
    ['openings', 'O REITOR, resolve:'],
    ['headings', 'PORTARIA Nº 1\nA.'],
    ['capitals', 'Nº 1 - A DE A '.repeat(50)],
    ['names', `Nº 1 - ${'MARIA DE '.repeat(50)}`],
    ['grounds', 'Considerando'],
    ['signatures', 'FULANA DE TAL'],
    ['an annex before each heading', 'ANEXO\nPORTARIA Nº 1'],
    ['one line', 'Nº1 O REITOR PORTARIA de 4 de maio '],
  ])('takes time that grows with its length: %s', (name, piece) => {
    const joint = name === 'one line' ? '' : '\n'
    const read = (times: number) => {
      const text = `PORTARIAS\n${Array(times).fill(piece).join(joint)}`
      const before = process.cpuUsage()
      innerActsOf({ conteudo_completo: text, assinatura: 'FULANA DE TAL' })
      return process.cpuUsage(before).user
    }
    // A busy machine adds to single readings.
    const least = (letters: number) => {
      const times = Math.ceil(letters / piece.length)
      return Math.min(read(times), read(times), read(times))
    }
    const letters = 30_000
    const short = least(letters)
    const long = least(8 * letters)
    expect(long).toBeLessThan(30 * short + 50_000)
  })
})
