import { expect, test } from 'vitest'
import type { MovementColumn } from './movement.ts'
import { personnelIn } from './personnel-in.ts'

const OPENING =
  'PORTARIA Nº 7, DE 8 DE MAIO DE 2023\n\nO MINISTRO DE ESTADO DO EXEMPLO, no uso de suas atribuições, resolve:\n\n'

function told(text: string, columns: MovementColumn[]) {
  const conteudo_completo = `${OPENING}${text}\n\nBELTRANA DE TAL`
  return personnelIn({ conteudo_completo, assinatura: 'BELTRANA DE TAL' }).map((row) =>
    columns.map((column) => row.columns[column]?.value ?? null),
  )
}

test.each([
  [
    'Declarar aposentado, a contar de 21 de abril de 2023, o servidor FULANO DE SOUZA, matrícula SIAPE nº 1234567.',
    'aposentadoria',
  ],
  [
    'Declarar a aposentadoria compulsória do servidor FULANO DE SOUZA, ocupante do cargo de Médico.',
    'aposentadoria',
  ],
  [
    'Declarar extinto, a partir de 24 de março de 2023, o Contrato Temporário de Trabalho nº 31/2023 celebrado com FULANO DE SOUZA.',
    'rescisao',
  ],
  [
    'Determinar o exercício descentralizado do servidor FULANO DE SOUZA no Departamento de Obras.',
    'alteracao_exercicio',
  ],
  [
    'DEFIRO o requerimento de afastamento do país do servidor FULANO DE SOUZA, de 1/5/2023 a 4/5/2023.',
    'afastamento',
  ],
  [
    'Autorizar, em sua área de competência, o afastamento do país do(a) servidor(a) FULANO DE SOUZA.',
    'afastamento',
  ],
  [
    'Reconhecer que o servidor FULANO DE SOUZA substituiu SICRANO DE MELO no cargo de Diretor.',
    'substituicao',
  ],
  ['Excluir do Serviço Ativo da Marinha o CT 07.3465.90 FULANO DE SOUZA.', 'outro'],
  [
    'Está designado(a) o(a) servidor(a) FULANO DE SOUZA para exercer a função de Coordenador.',
    'designacao',
  ],
  ['Indicar FULANO DE SOUZA para representar o Exemplo na Comissão de Obras.', 'designacao'],
  [
    'Disponibilizar para execução do Projeto de Transformação o servidor FULANO DE SOUZA.',
    'requisicao',
  ],
])('what is done by its object: %s', (text, kind) => {
  expect(told(text, ['tipo_movimentacao', 'pessoa_nome'])).toEqual([[kind, 'FULANO DE SOUZA']])
})

test.each([
  'Declarar extinta a permissão de uso outorgada ao 2S FULANO DE SOUZA.',
  'Determinar ao servidor FULANO DE SOUZA que apresente seu relatório.',
  'Indeferir o pedido de FULANO DE SOUZA.',
  'Excluir do certame a candidata FULANA DE SOUZA.',
  'Designar a servidora para a função de Assistente, código FC-4, do Gabinete do Ministro Ribeiro Dantas.',
  'NOMEAR a candidata habilitada para o Campus Governador Valadares, objeto do Edital nº 26/2021.',
])('nobody is moved: %s', (text) => {
  expect(told(text, ['pessoa_nome'])).toEqual([])
})

test.each([
  'Dispensar, Fulana de Castro Lima, da função de Chefe da Seção de Obras.',
  'Fica dispensada, a pedido, a partir de 21 de março de 2023, Fulana de Castro Lima, do Quadro de Pessoal do Supremo Tribunal Federal, da função de Chefe da Seção de Obras.',
  'Dispensar o Professor do Magistério Superior Fulana de Castro Lima da função de Chefe da Seção de Obras.',
  'Dispensar a empregada pública efetiva Fulana de Castro Lima da função de Chefe da Seção de Obras.',
])('a name written as usual without a word that introduces it: %s', (text) => {
  expect(told(text, ['pessoa_nome', 'cargo_funcao'])).toEqual([
    ['Fulana de Castro Lima', 'Chefe da Seção de Obras'],
  ])
})

test.each([
  [
    'para a função de Assessor, código FG-05, do Instituto Federal Exemplar - Campus Rio Bonito.',
    'Assessor',
    'Campus Rio Bonito',
  ],
  [
    'para o cargo de Diretora de Ensino do IFXX Campus Rio Bonito, Cargo de Direção - Código CD-04.',
    'Diretora de Ensino',
    'Campus Rio Bonito',
  ],
  ['para o cargo de Assessor Nível IV do GABPR2, código CC-4.', 'Assessor Nível IV', 'GABPR2'],
  [
    'para a função de Coordenadora de Promoção do SINAEX, da Diretoria de Articulação.',
    'Coordenadora de Promoção do SINAEX',
    'Diretoria de Articulação',
  ],
  [
    'para o cargo de Superintendente Regional do Instituto Nacional do Exemplo - INEX, código CCE 1.10.',
    'Superintendente Regional',
    'Instituto Nacional do Exemplo - INEX',
  ],
  [
    'para a função de ASSISTENTE, FCC, DO(A) INSTITUTO DE CIÊNCIAS EXATAS desta Universidade.',
    'ASSISTENTE',
    'INSTITUTO DE CIÊNCIAS EXATAS',
  ],
  [
    'para o cargo em comissão de ASSESSORA (CJ-2) DO GABINETE DA EXMA. DESEMBARGADORA SICRANA DE MELO.',
    'ASSESSORA',
    'GABINETE DA EXMA. DESEMBARGADORA SICRANA DE MELO',
  ],
  [
    'para a função de Assessor, da Prefeitura Universitária, FG-1.',
    'Assessor',
    'Prefeitura Universitária',
  ],
])('the unit of an office: %s', (text, office, unit) => {
  expect(told(`Designar FULANO DE SOUZA ${text}`, ['cargo_funcao', 'unidade'])).toEqual([
    [office, unit],
  ])
})

test('the body whose act it is is no unit, in letters either', () => {
  const conteudo_completo =
    'PORTARIA Nº 7\n\nO PRESIDENTE DA FUNDAÇÃO CASA DO EXEMPLO RARO, no uso de suas atribuições, resolve:\n\nDispensar FULANO DE SOUZA do cargo de Chefe de Gabinete da FCER, código CGE III.\n\nBELTRANA DE TAL'
  const [row] = personnelIn({ conteudo_completo, assinatura: 'BELTRANA DE TAL' })
  expect(row?.columns.cargo_funcao?.value).toBe('Chefe de Gabinete')
  expect(row?.columns.unidade ?? null).toBeNull()
})

test('the unit to which words point is that of the movement before', () => {
  expect(
    told(
      'Art. 1º Dispensar FULANO DE SOUZA da função de Assistente, código FC-05, do Gabinete do Ministro Sicrano de Melo.\n\nArt. 2º Designar DILTRANA DE LIMA para a função de Assistente, código FC-05, do mencionado Gabinete.',
      ['pessoa_nome', 'unidade'],
    ),
  ).toEqual([
    ['FULANO DE SOUZA', 'Gabinete do Ministro Sicrano de Melo'],
    ['DILTRANA DE LIMA', 'Gabinete do Ministro Sicrano de Melo'],
  ])
  expect(
    told(
      'Remover, ex officio, FULANO DE SOUZA, ministro de segunda classe da carreira de diplomata, da Secretaria de Estado para a embaixada do Brasil na Haia, designando-o para exercer a função de ministro-conselheiro naquela missão diplomática.',
      ['tipo_movimentacao', 'cargo_efetivo', 'cargo_funcao', 'unidade'],
    ),
  ).toEqual([
    [
      'remocao',
      'ministro de segunda classe da carreira de diplomata',
      null,
      'embaixada do Brasil na Haia',
    ],
    [
      'designacao',
      'ministro de segunda classe da carreira de diplomata',
      'ministro-conselheiro',
      'embaixada do Brasil na Haia',
    ],
  ])
})

test.each([
  [
    'O PRESIDENTE DO TRIBUNAL DO EXEMPLO, Desembargador do Trabalho SICRANO DE MELO no uso de suas atribuições, resolve:',
    'PRESIDENTE DO TRIBUNAL DO EXEMPLO',
  ],
  [
    'O EXCELENTÍSSIMO SENHOR DESEMBARGADOR SICRANO DE MELO, PRESIDENTE DO TRIBUNAL DO EXEMPLO, no uso de suas atribuições, resolve:',
    'PRESIDENTE DO TRIBUNAL DO EXEMPLO',
  ],
  [
    'O DESEMBARGADOR SICRANO DE MELO, PRESIDENTE DO TRIBUNAL DO EXEMPLO, no uso de suas atribuições, resolve:',
    'PRESIDENTE DO TRIBUNAL DO EXEMPLO',
  ],
  [
    'A Pró-Reitora de Pessoal da Universidade do Exemplo, em exercício, no uso de suas atribuições, resolve:',
    'Pró-Reitora de Pessoal da Universidade do Exemplo',
  ],
  [
    'O O DIRETOR-GERAL DO EXEMPLO, no uso de suas atribuições, resolve:',
    'DIRETOR-GERAL DO EXEMPLO',
  ],
])('whose act it is, without a name and how long: %s', (opening, office) => {
  const conteudo_completo = `PORTARIA Nº 7\n\n${opening}\n\nDispensar FULANO DE SOUZA da função de Assessor.\n\nDesembargador Federal BELTRANO DE LIMA`
  const [row] = personnelIn({
    conteudo_completo,
    assinatura: 'Desembargador Federal BELTRANO DE LIMA',
  })
  expect(row?.columns.autoridade_cargo?.value).toBe(office)
  expect(row?.columns.autoridade_nome?.value).toBe('BELTRANO DE LIMA')
})

test('a court before a code, an office in quotation marks, an office of a prosecutor', () => {
  expect(
    told('Dispensar FULANO DE SOUZA da função de Assessor "C", código STM-FC-05, da Auditoria.', [
      'cargo_funcao',
      'codigo',
      'sigla_funcao',
      'nivel_funcao',
      'unidade',
    ]),
  ).toEqual([['Assessor "C"', 'STM-FC-05', 'FC', '05', 'Auditoria']])
  expect(
    told(
      'Nomear FULANO DE SOUZA para o cargo de Chefe da Assessoria Jurídica do 1º Ofício Geral da Procuradoria do Trabalho no Município de Exemplo, código CC-4.',
      ['cargo_funcao', 'unidade'],
    ),
  ).toEqual([
    [
      'Chefe da Assessoria Jurídica',
      '1º Ofício Geral da Procuradoria do Trabalho no Município de Exemplo',
    ],
  ])
})

test.each([
  ['no período compreendido entre 17/03/2023 e 03/04/2023', '2023-03-17', '2023-04-03', 'periodo'],
  ['a partir da assinatura do contrato até 30 de junho de 2023', null, '2023-06-30', 'periodo'],
])('a period: %s', (words, from, to, origin) => {
  expect(
    told(`Autorizar o afastamento do país de FULANO DE SOUZA ${words}.`, [
      'periodo_inicio',
      'periodo_fim',
      'data_efeito_origem',
    ]),
  ).toEqual([[from, to, origin]])
})

test('a substitute judge is who is served, and who stands in for the time being stands in', () => {
  expect(
    told(
      'Art. 1º Nomear FULANA DE SOUZA para o cargo de Assessor do Gabinete do Juiz de Direito Substituto de Segundo Grau Sicrano de Melo.\n\nArt. 2º Designar os servidores abaixo para exercer enquanto Substitutos Interinos do(a) Diretoria Educacional do Câmpus Exemplo:\n\n1. Servidora DILTRANA DE LIMA, SIAPE nº 1234567.',
      ['pessoa_papel', 'cargo_funcao', 'unidade'],
    ),
  ).toEqual([
    [
      'titular',
      'Assessor',
      'Gabinete do Juiz de Direito Substituto de Segundo Grau Sicrano de Melo',
    ],
    ['substituto', 'Diretoria Educacional', 'Câmpus Exemplo'],
  ])
})

test('what is decided before a correction has its rows, too', () => {
  expect(
    told(
      '459 - Dispensar FULANO DE SOUZA da função de Assessor.\n\nRetificar a Portaria nº 5, que trata de SICRANO DE MELO:\n\nOnde se lê: "no período de 2 a 6 de maio de 2023", leia - se: "no período de 2 a 7 de maio de 2023".',
      ['tipo_movimentacao', 'pessoa_nome', 'periodo_fim'],
    ),
  ).toEqual([
    ['dispensa', 'FULANO DE SOUZA', null],
    ['retificacao', 'SICRANO DE MELO', '2023-05-07'],
  ])
  expect(
    told(
      'Retificar a Portaria nº 5.\n\nOnde se lê: "da Assessoria Especial",\n\nleia-se: "da Coordenação de Obras, da Assessoria Especial".',
      ['tipo_movimentacao', 'unidade'],
    ),
  ).toEqual([['retificacao', 'Coordenação de Obras, da Assessoria Especial']])
  expect(
    told(
      'Retificar a Portaria nº 5.\n\nOnde se lê:\n\n"Conceder pensão a FULANA DE SOUZA"\n\nLeia-se:\n\n"Conceder pensão a FULANA DE LIMA, na condição de companheira do servidor aposentado SICRANO DE MELO, SIAPE: 0273349."',
      ['pessoa_nome', 'pessoa_papel', 'matricula'],
    ),
  ).toEqual([['SICRANO DE MELO', 'instituidor', '0273349']])
})

test('members and alternates side by side in an annex that has new words', () => {
  expect(
    told(
      'Art. 1º Alterar o Anexo da Portaria nº 9, que passa a vigorar com a seguinte alteração:\n\n"[...]\n\nEstrada de Ferro Exemplar S/A - EFE\n\nRepresentante\tTitular\tSuplente\nAgência\tFulano de Souza\tSicrana de Melo\nUsuário\tDiltrano de Lima\t-',
      ['verbo', 'pessoa_nome', 'pessoa_papel'],
    ),
  ).toEqual([
    ['passa a vigorar', 'Fulano de Souza', 'titular'],
    ['passa a vigorar', 'Sicrana de Melo', 'suplente'],
    ['passa a vigorar', 'Diltrano de Lima', 'titular'],
  ])
})

test('a cell that a line breaks leaves its table whole, and two columns tell a period', () => {
  expect(
    told(
      'Contratar os candidatos aprovados para o cargo de Professor Substituto, a saber:\n\nNOME\tUNIDADE\tINÍCIO\tTÉRMINO\nFULANA DE SOUZA\tInstituto de Ciências\t03-abr-23\t23-dez-23\n\tBiomédicas\nSICRANO DE MELO\tEscola Politécnica\t03-abr-23\t23-dez-23',
      ['pessoa_nome', 'unidade', 'periodo_inicio', 'periodo_fim', 'data_efeito_origem'],
    ),
  ).toEqual([
    ['FULANA DE SOUZA', 'Instituto de Ciências', '2023-04-03', '2023-12-23', 'periodo'],
    ['SICRANO DE MELO', 'Escola Politécnica', '2023-04-03', '2023-12-23', 'periodo'],
  ])
})

test('items that end with a name, that tell a role behind a long office, or why before whom', () => {
  expect(
    told(
      'Designar os membros da Comissão de Obras:\n\na) Representante do Ministério do Exemplo (MEX) - Fulana de Souza Lima;\n\nb) Inscrição de Nota de Empenho em restos a pagar não processados, a liquidar - Suplente: SICRANO DE MELO.',
      ['pessoa_nome', 'pessoa_papel'],
    ),
  ).toEqual([
    ['Fulana de Souza Lima', 'membro'],
    ['SICRANO DE MELO', 'suplente'],
  ])
  expect(
    told(
      'AGREGAR\n\na. De acordo com o inciso I do art. 81 da Lei nº 6.880, de 9 de dezembro de 1980, por ter sido designado para frequentar o Curso de Comando e Estado-Maior Conjunto na República do Exemplo, ambos a contar de 6 de março de 2023, com tudo o que se conta aqui antes de quem é, o Cel QMB (0111573143) FULANO DE SOUZA, a contar de 4 de março de 2023.',
      ['tipo_movimentacao', 'pessoa_nome', 'matricula'],
    ),
  ).toEqual([['outro', 'FULANO DE SOUZA', '0111573143']])
})

test('a verb whose object stands below, and a journey that includes the way', () => {
  expect(
    told(
      'TORNAR SEM EFEITO\n\nA Portaria nº 123, de 21 de março de 2023, referente à nomeação de FULANA DE SOUZA para exercer o cargo de Assistente, código CCE 2.07.',
      ['tipo_movimentacao', 'pessoa_nome', 'codigo'],
    ),
  ).toEqual([['tornar_sem_efeito', 'FULANA DE SOUZA', 'CCE 2.07']])
  expect(
    told(
      'Autorizar o afastamento do país, incluindo o trânsito, do servidor FULANO DE SOUZA, de 1/5/2023 a 4/5/2023.',
      ['tipo_movimentacao', 'pessoa_nome'],
    ),
  ).toEqual([['afastamento', 'FULANO DE SOUZA']])
})

test('an opening without an article', () => {
  const conteudo_completo =
    'DESPACHO\n\nMINISTRA DE ESTADO DO EXEMPLO, no uso de suas atribuições legais, autoriza o afastamento do País da servidora Fulana de Souza Lima, Chefe de Cerimonial, no período de 16 a 19 de maio de 2023.\n\nBELTRANA DE TAL'
  const [row] = personnelIn({ conteudo_completo, assinatura: 'BELTRANA DE TAL' })
  expect(row?.columns.pessoa_nome?.value).toBe('Fulana de Souza Lima')
  expect(row?.columns.autoridade_cargo?.value).toBe('MINISTRA DE ESTADO DO EXEMPLO')
})

test('who leaves for somebody else is the one that is named, not whoever comes', () => {
  expect(
    told(
      'Designar FULANA DE SOUZA, matrícula nº 318586, para exercer a Função de Supervisor, FC-05, ficando dispensada SICRANA DE MELO, matrícula nº 316022, Técnico Judiciário.',
      ['tipo_movimentacao', 'pessoa_nome', 'matricula'],
    ),
  ).toEqual([
    ['designacao', 'FULANA DE SOUZA', '318586'],
    ['dispensa', 'SICRANA DE MELO', '316022'],
  ])
})

test.each([
  [
    'Ceder o servidor FULANO DE SOUZA, lotado na Superintendência Estadual do Ministério da Saúde na Paraíba, para exercício no Ministério dos Direitos Humanos.',
    'Ministério dos Direitos Humanos',
  ],
  [
    'Colocar FULANO DE SOUZA à disposição do Ministério da Defesa, a fim de servir no Comando de Exemplo.',
    'Ministério da Defesa',
  ],
  [
    'Ceder o servidor FULANO DE SOUZA, a fim de exercer cargo na Secretaria de Estado de Saúde de Exemplo.',
    'Secretaria de Estado de Saúde de Exemplo',
  ],
])('the body to which somebody is sent: %s', (text, body) => {
  expect(told(text, ['orgao_destino'])).toEqual([[body]])
})

test('what somebody takes part as or is told to do is no office', () => {
  expect(
    told(
      'Art. 1º Autorizar o afastamento do país de FULANO DE SOUZA, a fim de participar como chefe de equipe da Seleção, de 1/5/2023 a 4/5/2023.\n\nArt. 2º Delegar a SICRANO DE MELO competência para os atos que dizem respeito ao patrimônio do chefe do posto.\n\nArt. 3º Designar o Procurador DILTRANO DE LIMA para atuar no Inquérito Policial nº 103.',
      ['tipo_movimentacao', 'cargo_efetivo', 'cargo_funcao'],
    ),
  ).toEqual([
    ['afastamento', null, null],
    ['delegacao', null, null],
    ['designacao', 'Procurador', null],
  ])
  expect(
    told(
      'Designar FULANO DE SOUZA para a função de Coordenador, código FCE 1.10, do Departamento de Políticas para o Mercado, da Secretaria de Energia.',
      ['unidade'],
    ),
  ).toEqual([['Departamento de Políticas para o Mercado, da Secretaria de Energia']])
})

test('of two who sign, each with an office below, the first one and that office', () => {
  const conteudo_completo = `${OPENING}Exonerar FULANO DE SOUZA do cargo de Assessor.\n\nBELTRANA DE TAL\nPresidente do Conselho\nDILTRANO DE LIMA\nPrimeiro-Secretário`
  const [row] = personnelIn({
    conteudo_completo,
    assinatura: 'BELTRANA DE TAL - Presidente do Conselho; DILTRANO DE LIMA - Primeiro-Secretário',
  })
  expect(row?.columns.autoridade_nome?.value).toBe('BELTRANA DE TAL')
  expect(row?.columns.autoridade_cargo?.value).toBe('Presidente do Conselho')
})

test('a period that a retirement tells is of something else', () => {
  expect(
    told(
      'Alterar a fundamentação legal do Ato que concedeu aposentadoria à servidora FULANA DE SOUZA, para fazer constar a incorporação relativa ao período de 9/4/1998 a 4/9/2001.',
      ['tipo_movimentacao', 'periodo_inicio'],
    ),
  ).toEqual([['aposentadoria', null]])
})

test.each([
  [
    'Comissionar FULANO DE SOUZA na função de conselheiro na embaixada do Brasil em Exemplo.',
    'comissao',
  ],
  [
    'Decretar a aposentadoria, por idade, de FULANO DE SOUZA, Analista Judiciário.',
    'aposentadoria',
  ],
  ['Reconhecer o direito à aposentadoria especial ao servidor FULANO DE SOUZA.', 'aposentadoria'],
  [
    'Prorrogar os efeitos da Portaria nº 1.578, referente a nomeação do servidor FULANO DE SOUZA.',
    'nomeacao',
  ],
  ['Localizar o servidor FULANO DE SOUZA na Chefia de Gabinete.', 'alteracao_exercicio'],
])('what else is done: %s', (text, kind) => {
  expect(told(text, ['tipo_movimentacao', 'pessoa_nome'])).toEqual([[kind, 'FULANO DE SOUZA']])
})

test('whose act is undone, and who is away, by a name as usual; a late servant of a ministry', () => {
  expect(
    told(
      'Art. 1º Tornar sem efeito a Portaria nº 173, que designou Fulano Costa de Souza para exercer a função de Coordenador.\n\nArt. 2º Autorizar o afastamento do país da Procuradora do Trabalho Sicrana Sobral de Melo, lotada na Procuradoria do Trabalho.\n\nArt. 3º Conceder pensão a DILTRANA DE LIMA, na qualidade de viúva do servidor aposentado deste Ministério do Exemplo BELTRANO DE LIMA, matrícula nº 6000557.',
      ['tipo_movimentacao', 'pessoa_nome'],
    ),
  ).toEqual([
    ['tornar_sem_efeito', 'Fulano Costa de Souza'],
    ['afastamento', 'Sicrana Sobral de Melo'],
    ['pensao', 'BELTRANO DE LIMA'],
  ])
  expect(
    told(
      'Declarar vacância do cargo de Oficial, ocupado pelo(a) servidor(a), matrícula nº 912942.',
      ['tipo_movimentacao', 'pessoa_nome', 'matricula'],
    ),
  ).toEqual([['vacancia', null, '912942']])
})
