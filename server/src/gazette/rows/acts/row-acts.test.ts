import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectLinear } from '../../../../test/_linear.ts'
import { linhasOf } from '../linhas.ts'
import { rowActFinder } from './row-acts.ts'

/** An invented article, whose title is its first line. */
function article(paragraphs: string[], assinatura = 'FULANA DE TAL') {
  return {
    id: 'pub_0123456789ABCDEF',
    orgao: 'Órgão',
    secao_base: '2',
    tipo_ato: 'Portaria',
    titulo: paragraphs[0]!,
    ementa: null,
    assinatura,
    data_publicacao: '2024-05-12',
    conteudo_completo: paragraphs.join('\n\n'),
  }
}

/** Of the act that some words are of: address within the article, kind, number, day. */
function actOf(words: string, paragraphs: string[], assinatura?: string) {
  const { conteudo_completo: text, ...rest } = article(paragraphs, assinatura)
  const found = rowActFinder({ ...rest, conteudo_completo: text })(text.indexOf(words))
  const { key, kind, number, date } = found
  for (const read of [kind, number, date])
    if (read) expect(text.slice(read.start, read.end)).not.toBe('')
  return [key, kind?.value ?? null, number?.value ?? null, date?.value ?? null]
}

const OPENING = 'O REITOR DA UNIVERSIDADE FEDERAL, no uso de suas atribuições, resolve:'

describe('of several acts in an article, a row is of', () => {
  test('the one in whose words it stands', () => {
    const paragraphs = [
      'PORTARIAS DE 4 DE MAIO DE 2024',
      OPENING,
      'Nº 1.146 - Nomear MARIA DAS DORES SILVA.',
      'Dispensar RUI COSTA LIMA.',
      'Nº 1.147 - Dispensar JOÃO BATISTA NUNES.',
      'FULANA DE TAL',
      'PORTARIA Nº 12-A, DE 6 DE MAIO DE 2024',
      OPENING,
      'Exonerar ANA LIMA DIAS.',
      'FULANA DE TAL',
    ]
    expect(actOf('MARIA DAS', paragraphs)).toEqual(['1146', 'Portaria', '1146', '2024-05-04'])
    expect(actOf('RUI COSTA', paragraphs)).toEqual(['1146', 'Portaria', '1146', '2024-05-04'])
    expect(actOf('JOÃO BATISTA', paragraphs)).toEqual(['1147', 'Portaria', '1147', '2024-05-04'])
    expect(actOf('ANA LIMA', paragraphs)).toEqual(['12-A', 'Portaria', '12-A', '2024-05-06'])
  })

  test.each([
    ['PORTARIAS de 27 MAIO DE 2024', 'Nº 12 - Nomear ANA LIMA DIAS.', '12'],
    ['PORTARIA SETOR/DIGEP/SRSUL', 'Nº 4, DE 5 DE ABRIL DE 2024', '4'],
  ])('the one below a heading of another form, too: %s', (heading, line, number) => {
    const paragraphs = [
      'PORTARIA Nº 1, DE 2 DE MAIO DE 2024',
      OPENING,
      'Declarar aberta a sessão.',
      heading,
      ...(line.includes('ANA') ? [OPENING, line] : [line, OPENING, 'Exonerar ANA LIMA DIAS.']),
      'FULANA DE TAL',
    ]
    expect(actOf('ANA LIMA', paragraphs)[2]).toBe(number)
  })

  test('the one that it is listed in, though the verb stands above all', () => {
    const { pessoal } = linhasOf(
      article([
        'PORTARIAS DE 4 DE MAIO DE 2024',
        'O DIRETOR-PRESIDENTE DA AGÊNCIA, no uso de suas atribuições, resolve autorizar o afastamento do país dos seguintes servidores:',
        'Nº 253 LARISSA BERTOLDO GOMES, Especialista, SIAPE Nº 2110547, de 1 a 5 de junho de 2024.',
        'Nº 254 MARCELO VOGEL DE MORAES, Especialista, SIAPE Nº 2110548, de 1 a 5 de junho de 2024.',
      ]),
    )
    expect(pessoal.map(({ ato_endereco, ato_numero }) => [ato_endereco, ato_numero])).toEqual([
      ['pub_0123456789ABCDEF#253', '253'],
      ['pub_0123456789ABCDEF#254', '254'],
    ])
  })

  test('a correction among them, and those behind it are again of the heading of several', () => {
    const paragraphs = [
      'PORTARIAS DE 4 DE MAIO DE 2024',
      OPENING,
      'Nº 1 - NOMEAR',
      'MARIA DA SILVA.',
      'FULANA DE TAL',
      'RETIFICAÇÃO',
      'Na Portaria nº 5, onde se lê: "PEDRO", leia-se: "PAULO".',
      OPENING,
      'Nº 2 - NOMEAR',
      'JOSÉ DA SILVA.',
    ]
    expect(actOf('PAULO', paragraphs)).toEqual(['parte-2', 'Retificação', null, null])
    expect(actOf('JOSÉ DA', paragraphs)).toEqual(['2', 'Portaria', '2', '2024-05-04'])
  })
})

describe('the only act of an article has', () => {
  test.each([
    ['PORTARIA DE PESSOAL SE/MDIC Nº ° 673, DE 10 DE MAIO DE 2024', '673', '2024-05-10'],
    ['PORTARIA DIRAP Nº 1.658/3PC2, DE 2 DE MAIO DE 2024', '1658', '2024-05-02'],
    ['PORTARIA-CRO 014, de 10 de maio de 2024', '14', '2024-05-10'],
    ['PORTARIA PROGEP Nº 1.820, DE 10 MAIO DE 2024', '1820', '2024-05-10'],
    ['PORTARIA Nº 102/GAB/SUL (11.01.05.01.01), 10 de maio de 2024', '102', '2024-05-10'],
    ['PORTARIA DE 7 DE MAIO DE 2024', null, '2024-05-07'],
    ['PORTARIA Nº 40, de º de maio de 2024', '40', null],
  ])('what its title %s says', (title, number, date) => {
    const found = actOf('ANA LIMA', [title, OPENING, 'Exonerar ANA LIMA DIAS.', 'FULANA DE TAL'])
    expect(found).toEqual([null, 'Portaria', number, date])
  })

  test('the number on the line below its title', () => {
    const paragraphs = ['PORTARIA DIGEP/INSS', 'Nº 4, DE 5 DE ABRIL DE 2024', OPENING, 'Art. 1º A.']
    expect(actOf('Art. 1º', paragraphs)).toEqual([null, 'Portaria', '4', '2024-04-05'])
  })

  test.each([
    ['EXTRATO DE CONTRATO Nº 5/2024 - UASG 170195', 'Extrato', '5'],
    ['AVISO DE LICITAÇÃO PREGÃO ELETRÔNICO Nº 27/2024', 'Aviso', null],
    ['AVISO DE LICITAÇÃO PREGÃO Nº 05.09.01/2024', 'Aviso', null],
    ['EDITAL DE CREDENCIAMENTO Nº 1/2024', 'Edital', '1'],
    ['RETIFICAÇÃO DA PORTARIA Nº 5, DE 4 DE MAIO DE 2024', 'Retificação', null],
    ['RESULTADO DE JULGAMENTO TOMADA DE PREÇOS Nº 8/2024', null, null],
  ])('its own number, and not that of what it is about: %s', (title, kind, number) => {
    expect(actOf('Objeto', [title, 'Objeto: cadeiras.']).slice(1, 3)).toEqual([kind, number])
  })

  test('the day of the line that has a place besides, if that is not to come', () => {
    const day = (line: string) =>
      actOf('Objeto', ['AVISO DE LICITAÇÃO', 'Objeto: cadeiras.', line, 'FULANA'])[3]
    expect(day('São José do Campo-MA, 8 de maio de 2024.')).toBe('2024-05-08')
    expect(day('Isaías (PI), em 11/05/2024')).toBe('2024-05-11')
    expect(day('Isaías (PI), 15 de junho de 2024')).toBeNull()
    expect(day('Sessão em 8 de maio de 2024, às 9 horas, na sede.')).toBeNull()
  })

  test('the day of the line below its title', () => {
    const paragraphs = ['ATOS DO PRESIDENTE', 'CÂMARA, EM 2 DE MAIO DE 2024', OPENING, 'NOMEAR A.']
    expect(actOf('NOMEAR', paragraphs)).toEqual([null, 'Ato', null, '2024-05-02'])
  })
})

test('no number is one of a CPF', () => {
  const numbered = ['PORTARIAS', OPENING, 'Nº 123.456.789-09 - Nomear A.', 'Nº 2 - Nomear B.']
  expect(actOf('Nomear A', numbered)[2]).toBeNull()
})

const LINE = fc.oneof(
  fc.constantFrom('PORTARIAS DE 4 DE MAIO DE 2024', 'Nº 1 -', 'Nº 2.003', 'PORTARIA Nº 3', 'ATOS', OPENING, 'ANEXO', 'AVISO', 'FULANA DE TAL', 'RETIFICAÇÃO', '12 - A', 'Brasília, 8 de maio de 2024', ' '),
  fc.string({ unit: 'binary', maxLength: 12 }),
) // prettier-ignore

test('any place of any text is of an act, whose values lie in the text', () => {
  fc.assert(
    fc.property(fc.array(LINE, { minLength: 1, maxLength: 12 }), fc.nat(), (lines, somewhere) => {
      const { conteudo_completo: text, ...rest } = article(lines)
      const at = somewhere % (text.length + 1)
      const { kind, number, date } = rowActFinder({ ...rest, conteudo_completo: text })(at)
      for (const read of [kind, number, date])
        if (read)
          expect(read.start >= 0 && read.start < read.end && read.end <= text.length).toBe(true)
      const digits = number && text.slice(number.start, number.end).replaceAll(/[.,\s]/g, '')
      if (number) expect(digits!.replace(/^0+(?=\d)/, '')).toBe(number.value)
    }),
  )
})

test('takes time that is linear in the text', () => {
  expectLinear(4_000, (size) => {
    const acts = Array.from({ length: size }, (_, i) => `Nº ${i} - Nomear A.`).join('\n\n')
    const days = 'Brasília, 8 de maio de 2024\n\n'.repeat(size)
    const text = `PORTARIAS\n\n${acts}\n\n${days}`
    return () => {
      const find = rowActFinder({ ...article(['PORTARIAS']), conteudo_completo: text })
      for (let at = 0; at < acts.length; at += 20) find(at)
    }
  })
})
