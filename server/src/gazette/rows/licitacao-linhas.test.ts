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
    ['Data da Seleção Pública Eletrônica: 25/03/2024 às 09:00 min. O edital está no site.', 9],
    ['Data de julgamento das propostas: 25/03/2024 às 13h:00min. Local: o portal.', 13],
    ['DATA HORÁRIO: 25 de março de 2024 as 09hr00min. SISTEMA: o portal.', 9],
    ['Dia da Licitação: 25/03/2024 - Horário: 15h00min. Local: a sede.', 15],
    ['Pavimentação de ruas em Exemplo - MG. Dia 25/03/2024 às 13h00. Edital disponível.', 13],
    ['No próximo dia 25 de março de 2024 às 09:00h, estará abrindo licitação.', 9],
    ['Torna público que no dia 25/03/2024, às 09:00, na praça, serão ouvidos todos.', 9],
    ['Pneus para as secretarias, as 09h00min do dia 25/03/2024. Local: a sede.', 9],
    ['Fará realizar, sob a Lei nº 8.666/93, a licitação de obras, no dia 25/03/2024, às 8h.', 8],
    ['Serão recebidas até às 9h00 do dia 25/03/2024, quando terá início a disputa.', 9],
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
    ['Torna-se público que no dia 25/03/2024, às 08h00min. fará realizar licitação.', 8],
    [
      'Torna público que, no próximo dia 25 de março de 2024, às 09h, no Centro Administrativo da Serra, situado na Praça das Flores, nº 12, Centro, CEP: 61.940-145, Exemplo, estará realizando licitação.',
      9,
    ],
    [
      'Data da Sessão: 25 de março de 2024. Horário limite para credenciamento, entrega dos envelopes e início da sessão: 13:00.',
      13,
    ],
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
      'Torna público a prorrogação do certame, regionalizado conforme o Decreto Municipal n° 104 de 15 de junho de 2020, para o dia 25 de março de 2024 às 10:00 horas.',
      'A abertura designada para 15/03/2024 às 9h fica adiada para abertura às 9h do dia 25/03/2024; e o início da disputa para 25/03/2024 às 10h.',
    ])
      expect(opening(words, 'AVISO DE ADIAMENTO')).toEqual(['2024-03-25', '10:00'])
  })

  test('is read behind what was wrong', () => {
    const words = 'Onde se lê: abertura em 20/03/2024 às 9h; leia-se: 25/03/2024 às 10h.'
    expect(opening(words, 'RETIFICAÇÃO')).toEqual(['2024-03-25', '10:00'])
    const alone = 'Publicado na sessão 3, nº 50, de 12/03/2024. Leia-se: dia 25/03/2024 às 10h.'
    expect(opening(alone, 'RETIFICAÇÃO')).toEqual(['2024-03-25', '10:00'])
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
  ['RESULTADO DE JULGAMENTO', 'Para o qual não houve empresa habilitada.', 'fracassada'],
  ['AVISO', 'Comunico a revogação do edital em epígrafe.', 'revogacao'],
  ['AVISO DE SUSPENSÃO', 'Suspende-se a data. NOVA DATA DE ABERTURA: 28/03/2024.', 'adiamento'],
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
  'ALFA LTDA, Item 1 - R$ 1,00; ',
  'leia-se: ALFA LTDA com R$ 1,00 ',
  'Objeto: compra de gaze, conforme processo nº 1 ',
  ', localizada na ',
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
      'Objeto: Compra de sal, bem como o julgamento efetuado pela pregoeira, adjudicando o objeto.',
      'Compra de sal',
    ],
    [
      'que objetiva comprar/contratar PREG - Aquisição de Papelão. possui previsão de início em 12/03/2024.',
      'Aquisição de Papelão',
    ],
    [
      'que trata de registro de preços de gaze, sofreu alterações no texto.',
      'registro de preços de gaze',
    ],
    [
      'Objeto: reforma da ponte, no município de Exemplo/RJ, conforme processo administrativo nº 5.821/2024.',
      'reforma da ponte, no município de Exemplo/RJ',
    ],
    [
      'cujo objeto é a execução de galeria na Rua A, para o dia 21 de agosto de 2024 às 9:00 horas.',
      'execução de galeria na Rua A',
    ],
    [
      'cujo objeto é a compra de mesas, declarando vencedora do certame a empresa A LTDA.',
      'compra de mesas',
    ],
    [
      'publicado em 29/03/2024, para prestação de serviços de seguros, o Pregoeiro informa que alterou a data.',
      'prestação de serviços de seguros',
    ],
    [
      'Objeto: Pintura da fachada do Ed. Sede do Banco. Abertura: 25/05/2024.',
      'Pintura da fachada do Ed. Sede do Banco',
    ],
    [
      'para REGISTRO DE PREÇO do tipo Menor Preço por Item, visando a futura aquisição de gerador.',
      'futura aquisição de gerador',
    ],
    [
      'comunica a realização de cadastro de instituições interessadas na doação de bens.',
      'cadastro de instituições interessadas na doação de bens',
    ],
    [
      'convoca as empresas interessadas em fornecer, com urgência, os seguintes insumos: LUVAS e SONDAS.',
      'LUVAS e SONDAS',
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

describe('a notice that names no kind of bid', () => {
  test.each([
    [
      'AVISO DE ALTERAÇÃO\n\nLICITAÇÃO ELETRÔNICA 2024/01905, realizado por meio da Internet; OBJETO: compra de mesas. A realização do certame será no dia 19.08.2024.',
      { tipo_aviso: 'alteracao', numero: '01905', ano: 2024, objeto: 'compra de mesas' },
    ],
    [
      'RESULTADO DE JULGAMENTO\n\nTorna público a homologação da licitação supracitada, destinada à contratação de empresa de telefonia.',
      { tipo_aviso: 'homologacao', objeto: 'contratação de empresa de telefonia' },
    ],
    [
      'RESULTADO JULGAMENTO\n\nDivulga o resultado. Objeto: Construção de galeria Vencedora: A. da Silva Eireli Valor R$ 10,50.',
      { tipo_aviso: 'resultado', objeto: 'Construção de galeria' },
    ],
    [
      'RETIFICAÇÃO\n\nNo DOU, Seção 3, de 4 de março de 2024, no Aviso de Licitação. ONDE SE LÊ: Dia 18/08/2024 às 10:00h LEIA-SE: Dia 19/08/2024 às 10:00h.',
      { tipo_aviso: 'alteracao', data_abertura: '2024-08-19', retificacao: true },
    ],
  ])('is a row where it names the tender: %j', (text, row) => {
    expect(rowsOf(text, { tipo_ato: text.split('\n')[0]! })[0]).toMatchObject(row)
  })
})

describe('a rectification', () => {
  const corrected = (words: string) =>
    rowsOf(`RETIFICAÇÃO\n\n${words}`, { tipo_ato: 'Retificação' })[0]

  test('of a result is one, with who won by what is put in place', () => {
    expect(
      corrected(
        'No Resultado de Julgamento do Pregão Eletrônico nº 8/2024, onde se lê: BETA LTDA CNPJ nº 11.444.777/0001-61 com o valor total de R$ 2,00, substitua-se por: ALFA LTDA CNPJ nº 11.222.333/0001-81 com o valor total de R$ 3,00.',
      ),
    ).toMatchObject({
      tipo_aviso: 'resultado',
      numero: '8',
      vencedores: [{ fornecedor_nome: 'ALFA LTDA', fornecedor_ni: '11.222.333/0001-81', valor: 3 }],
    })
    expect(
      corrected(
        'Errata de resultado do Pregão nº 8/2024. ONDE SE LE: LOTE 03-ALFA LTDA com o valor de R$ 2,00 LEIA SE: LOTE 03-ALFA LTDA com o valor de R$ 3,00',
      )?.vencedores,
    ).toEqual([{ fornecedor_nome: 'ALFA LTDA', fornecedor_ni: null, itens: '03', valor: 3 }])
  })

  test('has what is to be read though it is called otherwise', () => {
    expect(
      corrected(
        'No Extrato de Aviso de Homologação da TOMADA DE PREÇOS Nº 2/2024-005FME, onde se lê: "CONTRATAÇÃO DE EMPRESA PARA O GINÁSIO", passa a se ler: "CONTRATAÇÃO DE EMPRESA PARA A ESCOLA".',
      ),
    ).toMatchObject({
      tipo_aviso: 'homologacao',
      numero: '2/2024-005FME',
      ano: 2024,
      objeto: 'CONTRATAÇÃO DE EMPRESA PARA A ESCOLA',
      retificacao: true,
    })
  })

  test('may be called an alteration of a result', () => {
    const [row] = rowsOf(
      'Aviso de alteração de resultado Tomada de Preços nº 4/2024\n\nObjeto: pavimentação de ruas. Onde se lê: A LTDA. Leia-se: B LTDA.',
      { tipo_ato: 'Aviso de Alteração' },
    )
    expect(row?.retificacao).toBe(true)
  })
})

describe('below a heading of several', () => {
  test('each object that no bid names is a row', () => {
    const rows = rowsOf(
      'AVISOS DE LICITAÇÃO\n\nA Comissão realizará os seguintes procedimentos:\n\nObjeto: Aquisição de fios. Data/Horário: 17/08/2024, às 09h00min.\n\nObjeto: Aquisição de bolas. Data/Horário: 18/08/2024, às 15h00min.',
    )
    expect(rows.map(({ objeto, data_abertura }) => [objeto, data_abertura])).toEqual([
      ['Aquisição de fios', '2024-08-17'],
      ['Aquisição de bolas', '2024-08-18'],
    ])
  })

  test('that are put off another may open', () => {
    const rows = rowsOf(
      'AVISOS DE PRORROGAÇÃO\n\nA Prefeitura torna público a prorrogação do Pregão nº 6/2024, cujo objeto é a compra de gaze, para o dia 21 de agosto de 2024 às 9:00 horas.\n\nA Prefeitura realizará no dia 19 de agosto de 2024 às 9:00 hs o Pregão nº 21/2024, cujo objeto é a compra de mesas.',
      { tipo_ato: 'Aviso de Prorrogação' },
    )
    expect(rows.map(({ tipo_aviso, data_abertura }) => [tipo_aviso, data_abertura])).toEqual([
      ['adiamento', '2024-08-21'],
      ['abertura', '2024-08-19'],
    ])
  })
})

test('a result that its source calls an extract is a row', () => {
  const text =
    'RESULTADO DE LICITAÇÃO\n\nPREGÃO ELETRÔNICO Nº 4/2024\n\nTorna público que a licitação foi declarada fracassada.'
  expect(rowsOf(text, { tipo_ato: 'Extrato' })).toMatchObject([{ tipo_aviso: 'fracassada' }])
  expect(rowsOf('EXTRATO DE CONTRATO\n\nPregão nº 4/2024', { tipo_ato: 'Extrato' })).toEqual([])
})

test.each([
  ['PAC nº 0012/2024', '0012/2024'],
  ['Procedimento Administrativo nº 015/2024', '015/2024'],
  ['Recursos do PAC 2', null],
])('%s is a process by another name, or none', (words, processo) => {
  const [row] = rowsOf(
    `AVISO DE LICITAÇÃO\n\nPREGÃO Nº 7/2024\n\n${words}. Objeto: Compra de gaze.`,
  )
  expect(row?.processo).toBe(processo)
})

test.each([
  'PREGÃO NA FORMA ELETRÔNICA PMI/SMA/SUMAP Nº 058/2024',
  'RESULTADO DE JULGAMENTOPREGAO Nº 058/2024',
  'avisoPREGÃO Nº 058/2024',
])('a bid is numbered behind its forms and offices, or stuck to the heading: %s', (words) => {
  const [row] = rowsOf(`AVISO\n\n${words}\n\nObjeto: Compra de gaze. Abertura: 25/03/2024 às 9h.`)
  expect(row).toMatchObject({ modalidade: 'pregao', numero: '058', ano: 2024 })
})

describe('what was won', () => {
  const won = (words: string) =>
    rowsOf(`AVISO DE HOMOLOGAÇÃO\n\nPREGÃO Nº 7/2024\n\nObjeto: compra de pneus. ${words}`, {
      tipo_ato: 'Aviso de Homologação',
    })[0]?.vencedores.map(({ fornecedor_nome, itens, valor }) => [fornecedor_nome, itens, valor])

  test('is none of the prices of single things', () => {
    expect(
      won(
        'Adjudicado às empresas vencedoras em seus itens e valores unitários: ALFA LTDA, Item 2 - R$17,54; BETA LTDA, Item 4 - R$3,66; Item 8 - R$3,78; e GAMA LTDA, Item 9 - R$4,80. O item 3 restou fracassado.',
      ),
    ).toEqual([
      ['ALFA LTDA', null, null],
      ['BETA LTDA', null, null],
      ['GAMA LTDA', null, null],
    ])
  })

  test('is told of each of a numbered list', () => {
    expect(
      won(
        'O certame foi homologado pelo Superintendente da Área de Apoio ao Negócio, tendo sido adjudicado seu objeto aos licitantes: 1) ALFA LTDA, pelo valor global de R$ 10,00, para o Item 1; e 2) Consórcio Beta Gama (liderado pela BETA LTDA), pelo valor global de R$ 20,00, para o Item 2.',
      ),
    ).toEqual([
      ['ALFA LTDA', '1', 10],
      ['Consórcio Beta Gama', '2', 20],
    ])
  })

  test('may stand before who won it', () => {
    expect(
      won(
        'Empresa vencedora do Grupo 1 (Itens 1, 2 e 9): ALFA S/A, CNPJ 11.222.333/0001-81, Valor Global R$ 20.559,5640.',
      ),
    ).toEqual([['ALFA S/A', '1, 2 e 9', 20_559.56]])
    expect(won('Vencedor: Item 03 - ALFA LTDA, CNPJ 11.222.333/0001-81.')).toEqual([
      ['ALFA LTDA', '03', null],
    ])
  })

  test('is not where the company has its seat, nor what is said of it', () => {
    expect(
      won(
        'Em favor da empresa: S A PAZ LTDA, localizada na Rua A, nº 05, Conj. Jardim Oriente, Manaus-AM, inscrita sob o CNPJ nº 11.222.333/0001-81, valor global de R$ 610,00.',
      ),
    ).toEqual([['S A PAZ LTDA', null, 610]])
    expect(
      won('tendo a licitante ALFA CONSTRUÇÃO LTDA CNPJ: 11.222.333/0001-81 vencedora do certame.'),
    ).toEqual([['ALFA CONSTRUÇÃO LTDA', null, null]])
  })
})

test('a notice that begins with a reopening is one', () => {
  const [row] = rowsOf(
    'AVISO DE LICITAÇÃO\n\nPREGÃO Nº 7/2024\n\nReabertura de prazos. Objeto: compra de gaze. Abertura: 25/03/2024 às 9h.',
  )
  expect(row?.tipo_aviso).toBe('reabertura')
})

test.each([
  ['PREGÃO ELETRÔNICO srp Nº 136/2024 - SEE', '136'],
  ['PREGãO ELETRôNICO RP N 51/2024', '51'],
  ['PREGÃO SESC-DN Nº 24/24-PG', '24'],
  ['PREGÃO ELETRÔNICO SN SS Nº 45/2024', '45'],
])('a number stands behind what a bid is called for short: %s', (heading, numero) => {
  const text = `AVISO DE LICITAÇÃO\n\n${heading}\n\nObjeto: compra de pneus. Abertura: 25/03/2024 às 9h.`
  expect(rowsOf(text)).toMatchObject([{ numero, ano: 2024 }])
})

test.each([
  ['aquisição de pneus, com início e recebimento das propostas a partir do dia 14/03/2024.'],
  ['aquisição de pneus, com reabertura prevista para o dia 25/03/2024 às 8h.'],
  ['aquisição de pneus, que ocorrera dia 25/03/2024, as 14h.'],
])('an object ends before when something is done: %s', (words) => {
  const text = `AVISO DE LICITAÇÃO\n\nPREGÃO ELETRÔNICO Nº 7/2024\n\nO Município torna público o certame, cujo objeto é a ${words}`
  expect(rowsOf(text)).toMatchObject([{ objeto: 'aquisição de pneus' }])
})

test.each([
  ['Objeto: pneus. DATA DA REABERTURA: 25/03/2024 às 15h00min.', 'reabertura'],
  [
    'O Município torna público a REMARCAÇÃO da licitação para o dia 25/03/2024, às 15:00.',
    'adiamento',
  ],
])('what a notice of a tender does is told in its text: %s', (words, tipo_aviso) => {
  const text = `AVISO DE LICITAÇÃO\n\nPREGÃO ELETRÔNICO Nº 7/2024\n\n${words}`
  expect(rowsOf(text)).toMatchObject([
    { tipo_aviso, data_abertura: '2024-03-25', hora_abertura: '15:00' },
  ])
})

test('a line that tells where the edital is begins no other notice', () => {
  const text =
    'AVISO DE LICITAÇÃO\n\nPREGÃO ELETRÔNICO Nº 7/2024\n\nObjeto: aquisição de pneus para os veículos do Município de Exemplo.\n\nEdital e Informações O edital está à disposição no site.\n\nAbertura: 25/03/2024 às 9h.'
  expect(rowsOf(text)).toMatchObject([{ numero: '7', data_abertura: '2024-03-25' }])
})

test('a reopened session is on the day that its notice plans', () => {
  const text =
    'AVISO DE REABERTURA\n\nPREGÃO ELETRÔNICO Nº 7/2024\n\nObjeto: pneus. Com reabertura prevista para o dia 25/03/2024 às 08h30.'
  expect(rowsOf(text)).toMatchObject([{ tipo_aviso: 'reabertura', hora_abertura: '08:30' }])
})
