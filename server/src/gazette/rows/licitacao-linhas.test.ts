import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CPF_FORMS, tellsCpf } from '../../../test/_cpf-forms.ts'
import { expectLinear } from '../../../test/_linear.ts'
import { linhasOf } from './linhas.ts'

const rowsOf = (
  conteudo_completo: string,
  { tipo_ato = 'Aviso de Licitação', secao_base = '3' } = {},
) =>
  linhasOf({
    id: 'pub_0123456789ABCDEF',
    orgao: 'Ministério do Exemplo',
    secao_base,
    tipo_ato,
    titulo: '',
    ementa: null,
    assinatura: '',
    data_publicacao: '2024-03-12',
    conteudo_completo,
  }).licitacoes

const OPENING = `AVISO DE LICITAÇÃO

Pregão Eletrônico Nº 90012/2024 - UASG 150002

Nº Processo: 23000.012345/2024-20. Objeto: Pregão Eletrônico - Registro de preços de notebooks.. Total de Itens Licitados: 4. Edital: 12/03/2024 das 08h00 às 12h00. Endereço: Rua A, 1 - BRASÍLIA/DF ou https://www.gov.br/compras/edital/150002-5-90012-2024. Entrega das Propostas: a partir de 12/03/2024 às 08h00 no site www.gov.br/compras. Abertura das Propostas: 26/03/2024 às 09h30 no site www.gov.br/compras.

FULANA DE TAL

(SIASGnet - 11/03/2024) 150002-00001-2024NE000001`

test('a notice is a row, each value at its place', () => {
  const [row, ...others] = rowsOf(OPENING)
  expect(others).toEqual([])
  expect(row).toMatchObject({
    tipo_aviso: 'abertura',
    modalidade: 'pregao',
    numero: '90012',
    ano: 2024,
    srp: true,
    uasg: '150002',
    processo: '23000.012345/2024-20',
    objeto: 'Registro de preços de notebooks',
    data_abertura: '2024-03-26',
    hora_abertura: '09:30',
    url_edital: 'https://www.gov.br/compras/edital/150002-5-90012-2024',
    vencedores: [],
    sistema_origem: 'siasgnet',
    confianca: 'alta',
  })
  const words = row!.trechos.map(({ coluna, inicio, fim }) => [coluna, OPENING.slice(inicio, fim)])
  expect(words).toContainEqual(['objeto', 'Registro de preços de notebooks'])
  expect(words).toContainEqual(['data_abertura', '26/03/2024 às 09h30'])
})

describe('the session', () => {
  const opening = (words: string, heading = 'AVISO DE LICITAÇÃO') => {
    const text = `${heading}\n\nPREGÃO ELETRÔNICO Nº 7/2024\n\nObjeto: compra de pneus. ${words}`
    const [row] = rowsOf(text)
    return [row?.data_abertura, row?.hora_abertura]
  }

  test.each([
    ['Recebimento das propostas até 25/03/2024 às 08h00. Início da disputa: 25/03/2024 às 9h.', 9],
    ['A sessão pública será às 14:00 horas (Horário de Brasília) do dia 25 de março de 2024.', 14],
    ['Propostas até às 08h59 do dia 25/03/2024, com ABERTURA DA SESSÃO às 09h00 do mesmo dia.', 9],
    ['No dia 25/03/2024, às 10:00 hs, realizará a licitação.', 10],
    ['Propostas até 25/03/24, às 09h e início da disputa de preços às 10h.', 10],
    ['Entrega até as 9h30 do dia 25 de março de 2024. Abertura às 11h.', 11],
    ['Data, hora e local: dia 25/03/2024, às 09:00 horas, na sala de reuniões.', 9],
    ['Data do Certame e Hora: 25/03/2024 - 10:00(horário local).', 10],
    ['Data 25/03/2024 às 9h. O edital está no site.', 9],
    ['Dia 25/03/2024 às 13h00. Edital disponível no site.', 13],
    ['Data da Abertura: 25/03/2024. Hora da Abertura: 10:00h (Hora Local).', 10],
    ['Data do certame: 25/03/2024, na sala de licitações, Praça da Cruz, 347, as 08:00hs.', 8],
    ['A sessão será às 09h:00m (horário de Brasília) do dia 25/03/2024.', 9],
    ['Abertura da Sessão: 14: 00hs. do dia 25/03/2024.', 14],
    ['Estará realizando o pregão no dia 25 do mês de março de 2024, às 9h.', 9],
    ['Realizará o pregão no dia 25 de março de 2024 (25/03/2024), às 8 horas.', 8],
    ['A abertura será às 09:00 (nove) horas do dia 25/03/2024.', 9],
    ['Envelopes e início da sessão previsto para o dia 25/03/2024, a partir das 08h00min.', 8],
    ['Data da realização: 25/03/2024. Início dos lances: dia 25/03/2024 a partir das 8h.', 8],
    [
      'No dia 25/03/2024 às 9h far-se-á a abertura da sessão, para a festa que será realizada no período de 27 a 31 de julho de 2024.',
      9,
    ],
    ['A sessão ocorrerá às 10h00 do dia 25/03/2024; lances às 10h20 do mesmo dia.', 10],
  ])('%s', (words, hour) => {
    expect(opening(words)).toEqual(['2024-03-25', `${String(hour).padStart(2, '0')}:00`])
  })

  test('has the minutes behind a mark', () => {
    expect(opening('Disputa: 25/03/2024 às 09hs:30min.')).toEqual(['2024-03-25', '09:30'])
  })

  test('has no hour where only those of the office are told', () => {
    const words = 'Abertura: 25/03/2024, na sala de licitações, aberta das 8h às 12h.'
    expect(opening(words)).toEqual(['2024-03-25', null])
  })

  test('is neither the end of proposals nor when the edital is there', () => {
    expect(
      opening('Entrega dos envelopes: até as 08h30 do dia 25/03/2024. Edital: 12/03/2024.'),
    ).toEqual([null, null])
  })

  test('is no time in which offers are taken', () => {
    expect(opening('Realizará no período de 25/03/2024 a 24/03/2025 o certame.')).toEqual([
      null,
      null,
    ])
  })

  test('is the new one of a tender that is put off', () => {
    for (const words of [
      'A sessão marcada para o dia 15/03/2024 às 9h fica adiada para o dia 25/03/2024 às 10h.',
      'Certame que aconteceria no dia 16/03/2024 às 9h, alterando a data para o dia 25/03/2024, às 10h.',
    ])
      expect(opening(words, 'AVISO DE ADIAMENTO')).toEqual(['2024-03-25', '10:00'])
  })

  test('is read behind what was wrong', () => {
    const words = 'Onde se lê: abertura em 20/03/2024 às 9h; leia-se: 25/03/2024 às 10h.'
    expect(opening(words, 'RETIFICAÇÃO')).toEqual(['2024-03-25', '10:00'])
  })
})

test.each([
  ['AVISO DE SUSPENSÃO', 'Comunicamos a suspensão da licitação.', 'suspensao'],
  ['AVISO DE REVOGAÇÃO', 'Fica revogada a licitação.', 'revogacao'],
  ['AVISO', 'Fica suspenso o pregão em epígrafe.', 'suspensao'],
  ['RESULTADO DE JULGAMENTO', 'Foi homologado o certame.', 'homologacao'],
  ['RESULTADO DE JULGAMENTO', 'Nenhuma empresa apresentou proposta.', 'deserta'],
  ['AVISO DE ADJUDICAÇÃO', 'O objeto foi adjudicado.', 'adjudicacao'],
  ['AVISO DE LICITAÇÃO', 'Foi homologado em favor da empresa ALFA LTDA.', 'homologacao'],
  ['AVISO DE LICITAÇÃO', 'Torna público o resultado da fase de habilitação.', 'resultado'],
  ['AVISO DE LICITAÇÃO', 'Adjudicação por item. Abertura: 25/03/2024 às 9h.', 'abertura'],
  ['RESULTADO DE HABILITAÇÃO', 'Habilitadas: A LTDA e B LTDA.', 'resultado'],
])('%s: %s', (heading, words, kind) => {
  const [row] = rowsOf(`${heading}\n\nPREGÃO Nº 7/2024\n\nObjeto: compra de pneus. ${words}`)
  expect(row?.tipo_aviso).toBe(kind)
})

test.each([
  ['Onde se lê: 10 pneus; leia-se: 12 pneus.', true],
  ['O edital foi retificado. Nova abertura: 25/03/2024 às 9h.', false],
])('a rectification says anew what was wrong: %s', (words, retificacao) => {
  const [row] = rowsOf(`AVISO DE RETIFICAÇÃO\n\nPREGÃO Nº 7/2024\n\nObjeto: pneus. ${words}`)
  expect(row).toMatchObject({ tipo_aviso: 'alteracao', retificacao })
})

test('several tenders of one notice are a row each', () => {
  const one = (n: number) =>
    `PREGÃO ELETRÔNICO Nº ${n}/2024\n\nObjeto: compra de pneus de número ${n}, com entrega em trinta dias. Abertura: 2${n}/03/2024 às 09h00.\n\n`
  const rows = rowsOf(`AVISOS DE LICITAÇÃO\n\n${one(5)}${one(6)}${one(7)}`)
  expect(rows.map(({ numero, data_abertura }) => [numero, data_abertura])).toEqual([
    ['5', '2024-03-25'],
    ['6', '2024-03-26'],
    ['7', '2024-03-27'],
  ])
})

describe('who won', () => {
  const winners = (words: string) =>
    rowsOf(`AVISO DE HOMOLOGAÇÃO\n\nPREGÃO Nº 7/2024\n\nObjeto: compra de pneus. ${words}`, {
      tipo_ato: 'Aviso de Homologação',
    })[0]?.vencedores

  test('is a list, with what each won', () => {
    expect(
      winners(
        'Homologado em favor das empresas: ALFA LTDA, CNPJ: 11.222.333/0001-81 - Total: R$ 100,00; BETA LTDA, CNPJ: 11.444.777/0001-61 - Total: R$ 50,50.',
      ),
    ).toEqual([
      {
        fornecedor_nome: 'ALFA LTDA',
        fornecedor_ni: '11.222.333/0001-81',
        itens: null,
        valor: 100,
      },
      {
        fornecedor_nome: 'BETA LTDA',
        fornecedor_ni: '11.444.777/0001-61',
        itens: null,
        valor: 50.5,
      },
    ])
  })

  const names = (words: string) =>
    winners(words)?.map((one) => [one.fornecedor_nome, one.fornecedor_ni, one.valor])

  test('has its own number where numbers come first', () => {
    expect(
      names(
        'Empresas: 11.222.333/0001-81 - ALFA S.A. TOTAL DO FORNECEDOR: R$ 100,00. 11.444.777/0001-61 - BETA COMERCIO LTDA, TOTAL DO FORNECEDOR: 50,50.',
      ),
    ).toEqual([
      ['ALFA S.A.', '11.222.333/0001-81', 100],
      ['BETA COMERCIO LTDA', '11.444.777/0001-61', 50.5],
    ])
  })

  test.each([
    'Foi analisado.\n\nEmpresas Inabilitadas: Alfa Construtora Ltda e Beta Eireli.',
    'Declara-se HABILITADA a licitante ALFA LTDA. Declara-se VENCEDORA a empresa SUPRACITADA.',
    'Empresas classificadas: ALFA LTDA, CNPJ 11.222.333/0001-81.',
    'Fornecedores: participaram ALFA LTDA, CNPJ 11.222.333/0001-81, com uma proposta de preços em tempo hábil; BETA LTDA, CNPJ 11.444.777/0001-61.',
  ])('is nobody of %j', (words) => {
    expect(names(words)).toEqual([])
  })

  test('is who is called so behind what came before', () => {
    expect(
      names(
        'Foram classificadas, habilitadas e vencedoras do certame as empresas: ALFA LTDA, CNPJ 11.222.333/0001-81, com o valor total de R$ 100,00.',
      ),
    ).toEqual([['ALFA LTDA', '11.222.333/0001-81', 100]])
  })

  test('is told once, though adjudicated and confirmed', () => {
    const one = 'em favor da empresa ALFA LTDA, CNPJ 11.222.333/0001-81, no valor de R$ 100,00. '
    expect(names(`HOMOLOGO ${one}ADJUDICO ${one}`)).toHaveLength(1)
  })

  test('has its amount before the next name', () => {
    expect(
      names(
        'Adjudicado às empresas ALFA LTDA, CNPJ 11.222.333/0001-81, R$ 100,00 e BETA LTDA, CNPJ 11.444.777/0001-61, R$ 50,00.',
      ),
    ).toEqual([
      ['ALFA LTDA', '11.222.333/0001-81', 100],
      ['BETA LTDA', '11.444.777/0001-61', 50],
    ])
  })

  test('has not won what all won together', () => {
    expect(
      names(
        'Vencedoras: ALFA LTDA, CNPJ 11.222.333/0001-81, valor R$ 100,00; e BETA LTDA, CNPJ 11.444.777/0001-61, valor R$ 50,00. Valor total adjudicado R$ 150,00.',
      ),
    ).toEqual([
      ['ALFA LTDA', '11.222.333/0001-81', 100],
      ['BETA LTDA', '11.444.777/0001-61', 50],
    ])
  })

  test('never shows a CPF', () => {
    const [winner] = winners(
      'Vencedora: FULANA DE TAL 123.456.789-09, ITEM: 1. Valor Total: R$ 1,00.',
    )!
    expect(JSON.stringify(winner)).not.toContain('123.456.789-09')
    expect(winner?.fornecedor_nome).toContain('FULANA DE TAL')
  })
})

test.each([
  ['EXTRATO DE CONTRATO Nº 1/2024', 'Extrato de Contrato', '3'],
  ['AVISO DE PENALIDADE\n\nPREGÃO Nº 7/2024', 'Aviso de Penalidade', '3'],
  ['EDITAL DE NOTIFICAÇÃO\n\nPREGÃO Nº 7/2024', 'Edital de Notificação', '3'],
  ['AVISO DE LICITAÇÃO\n\nPREGÃO Nº 7/2024', 'Aviso de Licitação', '2'],
])('%s (%s, section %s) has no row', (heading, tipo_ato, secao_base) => {
  expect(rowsOf(`${heading}\n\nObjeto: compra de pneus.`, { tipo_ato, secao_base })).toEqual([])
})

test('a competition for a post is no tender', () => {
  const text =
    'EDITAL Nº 35, DE 11 DE MARÇO DE 2024\n\nA Universidade torna público o processo para contratação de professor na área do concurso, de 12/03/2024 a 18/03/2024. Objeto: uma vaga.'
  expect(rowsOf(text, { tipo_ato: 'Edital' })).toEqual([])
})

test('no CPF is in any value, whatever is printed where', () => {
  const cpf = fc.constantFrom(...CPF_FORMS)
  const before = fc.constantFrom(
    'Objeto: ',
    'Processo nº ',
    'Pregão nº ',
    'Vencedora: FULANA DE TAL ',
    'Fulano, CPF nº ',
    'adjudicado à empresa BELTRANO ',
    'item ',
    'valor estimado: R$ ',
    'edital em www.exemplo.gov.br/',
  )
  const piece = fc.tuple(before, cpf).map(([words, id]) => `${words}${id}. `)
  const heading = fc.constantFrom('LICITAÇÃO', 'HOMOLOGAÇÃO', 'ALTERAÇÃO')
  fc.assert(
    fc.property(heading, cpf, fc.array(piece, { maxLength: 8 }), (kind, id, pieces) => {
      const text = `AVISO DE ${kind}\n\nPREGÃO Nº 7/2024 ${id}\n\n${pieces.join('')}`
      expect(tellsCpf(JSON.stringify(rowsOf(text)))).toBe(false)
    }),
  )
})

test.each([' ', ',', '- ', '\n'])('time is linear in %j within a name or an object', (piece) => {
  expectLinear(20_000, (times) => {
    const gap = piece.repeat(times)
    const text = `PREGÃO Nº 1/2024\n\nObjeto: compra${gap}de pneus.\n\nEmpresa vencedora: A${gap}x 11.222.333/0001-81`
    return () => {
      rowsOf(`AVISO DE LICITAÇÃO\n\n${text}`)
      rowsOf(`AVISO DE HOMOLOGAÇÃO\n\n${text}`)
    }
  })
})

test.each([
  'Objeto: ',
  'objetivando a compra de ',
  'Abertura: 25/03/2024 às 9h ',
  'às 9h do mesmo dia ',
  'Vencedora: ALFA LTDA, CNPJ 11.222.333/0001-81, item 1, R$ 1,00; ',
  'em favor de ALFA LTDA; ',
  'PREGÃO Nº 7/2024\n\n',
  'AVISO DE LICITAÇÃO\n\n',
  'Onde se lê: 1 ',
  'edital ',
  'http://a',
  'valor ',
  '. ',
  ' ',
])('a notice of nothing but %j takes linear time', (piece) => {
  expectLinear(800, (times) => {
    const text = piece.repeat(times)
    return () => {
      rowsOf(`AVISO DE LICITAÇÃO\n\nPREGÃO Nº 1/2024\n\n${text}`)
      rowsOf(`AVISO DE HOMOLOGAÇÃO\n\nPREGÃO Nº 1/2024\n\nVencedoras: ${text}`)
      rowsOf(text)
    }
  })
})

test('what a notice without a heading does lies at its first words', () => {
  const text =
    'PREGÃO ELETRÔNICO SRP Nº 014/2024-PMC/SEMED. O Município de Exemplo torna público que realizará licitação. Objeto: cadeiras escolares. Abertura: 20/05/2024 às 9h00.'
  const [row] = rowsOf(text)
  const place = row!.trechos.find(({ coluna }) => coluna === 'tipo_aviso')!
  expect(text.slice(place.inicio, place.fim)).toMatch(/^PREGÃO ELETRÔNICO SRP Nº 014/)
})

describe('the object', () => {
  const notice = (words: string) =>
    rowsOf(`AVISO DE LICITAÇÃO\n\nPREGÃO ELETRÔNICO Nº 7/2024\n\n${words}`)[0]?.objeto

  test.each([
    [
      'O Município torna público que fará pregão, cujo objeto é a "AQUISIÇÃO DE MERENDA VISANDO ATENDER AS ESCOLAS". O edital está no site.',
      'AQUISIÇÃO DE MERENDA VISANDO ATENDER AS ESCOLAS',
    ],
    [
      'Objeto: Compra de energia no mercado livre, publicado no DOU nº 80, Seção 3, foi adiado para correção.',
      'Compra de energia no mercado livre',
    ],
    [
      'cujo objeto é: Registro de preços de cimento Material: Clinker, Tipo: CP II, para as obras, em favor da empresa A LTDA.',
      'Registro de preços de cimento Material: Clinker, Tipo: CP II, para as obras',
    ],
    [
      'Objeto: A contratação de empresa para a limpeza do lago - Abertura da sessão passa a ser: 25/05/2024 às 09:00 horas -',
      'A contratação de empresa para a limpeza do lago',
    ],
    [
      'Objeto: O Município, por meio da Secretaria, torna público que realiza pregão. Objeto: Compra de pneus.',
      'Compra de pneus',
    ],
    [
      'Objeto: compra de combustíveis em 24/05/2024 às 09h por menor preço.',
      'compra de combustíveis',
    ],
    [
      'O Conselho realizará certame destinado à contratação de empresa para prestação de serviços de café, na modalidade Pregão Eletrônico.',
      'contratação de empresa para prestação de serviços de café',
    ],
    [
      'tendo por objeto a reforma da escola, o qual será processado conforme a lei.',
      'reforma da escola',
    ],
    [
      'cujo objeto é a construção da escola, em regime de empreitada por preço global, em conformidade com o Processo nº 7.',
      'construção da escola',
    ],
    [
      'Objeto: Contratação de empresa, sob regime de empreitada global, para construção da quadra.',
      'Contratação de empresa, sob regime de empreitada global, para construção da quadra',
    ],
    [
      'cujo o objeto será a compra de equipamentos, em sessão pública à ser realizada às 9h do dia 25/05/2024.',
      'compra de equipamentos',
    ],
    [
      'cujo objeto é a locação de máquina de café, restou FRACASSADA por falta de propostas.',
      'locação de máquina de café',
    ],
    [
      'Objeto: Reforma da praça, na Av. Floral ESQ. C/ RUA DO PEQUI, CENTRO. Recebimento até 25/05/2024.',
      'Reforma da praça, na Av. Floral ESQ. C/ RUA DO PEQUI, CENTRO',
    ],
    [
      'Objeto: Serviços de limpeza, conforme condições previstas no edital. Valor: R$ 1,00.',
      'Serviços de limpeza, conforme condições previstas no edital',
    ],
    ['OBJETO: Referente a aquisição de gêneros alimentícios.', 'aquisição de gêneros alimentícios'],
    [
      'OBJ. Forn. de mat. de construção. Abertura: 25.05.2024 às 9H.',
      'Forn. de mat. de construção',
    ],
    [
      'Objeto: Registro de preços de telas, cuja a adjudicação do item 1 foi à A LTDA.',
      'Registro de preços de telas',
    ],
    [
      'Abertura dia 26.05.2024 às 09h00min. Formalização de ata de registro de preços na eventual contratação de empresa.',
      'Formalização de ata de registro de preços na eventual contratação de empresa',
    ],
    [
      'cujo objeto é a impressão de provas. Empresa vencedora: A LTDA, com o fim de atender o objeto da licitação. Os autos estão à disposição.',
      'impressão de provas',
    ],
  ])('of %j ends where another thing is told', (words, objeto) => {
    expect(notice(words)).toBe(objeto)
  })

  test('is not what something is wanted for', () => {
    expect(notice('alteração do item 2, visando garantir a economia. Abertura: 25/05/2024')).toBe(
      null,
    )
  })
})

test('who won is told with an amount each, without numbers of companies', () => {
  const [row] = rowsOf(
    'AVISO DE ADJUDICAÇÃO\n\nPREGÃO ELETRÔNICO Nº 7/2024\n\nPregão nº 7/2024, que objetiva: Compra de bolas; ADJUDICO o seu objeto a: FULANA DE TAL - R$ 377,04; A COMERCIO LTDA - R$ 7.380,00. Cidade, 3 de maio de 2024',
    { tipo_ato: 'Aviso de Adjudicação' },
  )
  expect(row!.vencedores.map(({ fornecedor_nome, valor }) => [fornecedor_nome, valor])).toEqual([
    ['FULANA DE TAL', 377.04],
    ['A COMERCIO LTDA', 7380],
  ])
})

test('a consortium has no number, as its members have theirs', () => {
  const [row] = rowsOf(
    'AVISO DE HOMOLOGAÇÃO\n\nCONCORRÊNCIA Nº 7/2024\n\nObjeto: estradas. Vencedor: consórcio Alfa-Beta, formado pelas empresas Alfa LTDA, CNPJ nº 11.222.333/0001-81 e Beta LTDA, CNPJ nº 11.444.777/0001-61, com Valor Global: R$ 100,00.',
    { tipo_ato: 'Aviso de Homologação' },
  )
  expect(row!.vencedores).toMatchObject([
    { fornecedor_nome: 'consórcio Alfa-Beta', fornecedor_ni: null, valor: 100 },
  ])
})

test('a notice that puts another number in place of a wrong one has the new one', () => {
  const [row] = rowsOf(
    'RETIFICAÇÃO\n\nNo Aviso Licit P.E 41, página 301.\n\nOnde se lê: PREGÃO ELETRONICO Nº 041/2024\n\nLeia-se: PREGÃO ELETRONICO Nº 042/2024.',
    { tipo_ato: 'Retificação' },
  )
  expect(row).toMatchObject({ numero: '042', ano: 2024, retificacao: true })
})

test('each process of a notice that names no bids is a row', () => {
  const one = (process: number) =>
    `Processo nº ${process}/2024 - OBJETO: Calçamento da rua ${process}, com pedras do lugar. A abertura será às 09h do dia 26/08/2024.\n\n`
  const rows = rowsOf(`AVISOS DE LICITAÇÃO\n\n${one(6)}${one(7)}`)
  expect(rows.map(({ processo, objeto }) => [processo, objeto])).toEqual([
    ['6/2024', 'Calçamento da rua 6, com pedras do lugar'],
    ['7/2024', 'Calçamento da rua 7, com pedras do lugar'],
  ])
})

test('what a notice does is told below its tender, too', () => {
  const [row, ...others] = rowsOf(
    'AVISO\n\nPREGÃO ELETRÔNICO Nº 3/2024\n\nPROCESSO Nº 90/2024 - OBJETO: AQUISIÇÃO DE VEÍCULO PARA O CENTRO DE ATENÇÃO\n\nAVISO DE REABERTURA\n\nInício da Sessão de Disputa: às 9:30 horas do dia 26/05/2024',
  )
  expect(row).toMatchObject({ tipo_aviso: 'reabertura', numero: '3', hora_abertura: '09:30' })
  expect(others).toEqual([])
})

test('who adheres to the prices of another opens no tender', () => {
  const text =
    'ADESÃO A REGISTRO DE PREÇOS Nº 6/2024\n\nAdesão à ata nº 6/2024, do Pregão Presencial nº 6/2024. Empresa: A LTDA.'
  expect(rowsOf(text, { tipo_ato: 'Edital' })).toEqual([])
})

test.each([
  ['PREGÃO ELETRÔNICO Nº 0.10.55/2024', '0.10.55'],
  ['PREGÃO PRESENCIAL Nº PP.002.24.PMM', 'PP.002.24.PMM'],
])('%s has its whole number', (bid, numero) => {
  const [row] = rowsOf(`AVISO DE LICITAÇÃO\n\n${bid}\n\nObjeto: compra de pneus para a frota.`)
  expect(row).toMatchObject({ modalidade: 'pregao', numero })
})

test('who may go on has not won', () => {
  const [row] = rowsOf(
    'RESULTADO DE HABILITAÇÃO\n\nTOMADA DE PREÇOS Nº 6/2024\n\nObjeto: reforma. As empresas que seguem foram consideradas inabilitadas pelos motivos expostos abaixo: A LTDA, CNPJ nº 11.222.333/0001-81: não apresentou certidão.',
    { tipo_ato: 'Resultado' },
  )
  expect(row).toMatchObject({ tipo_aviso: 'resultado', vencedores: [] })
})

test('each paragraph below a heading of several may announce a tender', () => {
  const rows = rowsOf(
    'AVISOS DE LICITAÇÃO\n\nO Pregoeiro torna público para conhecimento dos interessados o Pregão Eletrônico nº 17/2024, cujo objeto é a compra de gaze. Sessão de abertura: 18/08/2024 às 10h15.\n\nO Presidente da CPL realizará a Tomada de Preços nº 15/2024, no Auditório, em 24/08/2024 às 09h00min para a contratação de empresa para a execução de ruas.',
  )
  expect(rows.map(({ numero, data_abertura }) => [numero, data_abertura])).toEqual([
    ['17', '2024-08-18'],
    ['15', '2024-08-24'],
  ])
})

test('what prices are registered for stands behind how they are chosen', () => {
  const [row] = rowsOf(
    'AVISO DE LICITAÇÃO\n\nPREGÃO Nº 7/2024\n\nOBJETO: REGISTRO DE PREÇOS, do tipo menor preço por item, para AQUISIÇÃO DE MEDICAMENTOS. Abertura: 19/08/2024.',
  )
  expect(row!.objeto).toBe(
    'REGISTRO DE PREÇOS, do tipo menor preço por item, para AQUISIÇÃO DE MEDICAMENTOS',
  )
})

test('winners that are priced end with their paragraph', () => {
  const [row] = rowsOf(
    'AVISO DE ADJUDICAÇÃO\n\nPREGÃO Nº 7/2024\n\nObjetiva: Compra de bolas; ADJUDICO o seu objeto a: 3A COMERCIO LTDA. - R$ 377,04; B COMERCIO LTDA - R$ 80,00.',
    { tipo_ato: 'Aviso de Adjudicação' },
  )
  expect(row!.vencedores.map(({ fornecedor_nome, valor }) => [fornecedor_nome, valor])).toEqual([
    ['3A COMERCIO LTDA', 377.04],
    ['B COMERCIO LTDA', 80],
  ])
})
