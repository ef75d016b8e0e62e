import { expect, test } from 'vitest'
import type { MovementColumn } from './movement.ts'
import { personnelIn } from './personnel-in.ts'

const OFFICE = 'O MINISTRO DE ESTADO DO EXEMPLO'

function told(text: string, columns: MovementColumn[], office = OFFICE) {
  const opening = `PORTARIA Nº 7, DE 8 DE MAIO DE 2023\n\n${office}, no uso de suas atribuições, resolve:`
  const conteudo_completo = `${opening}\n\n${text}\n\nBELTRANA DE TAL`
  return personnelIn({ conteudo_completo, assinatura: 'BELTRANA DE TAL' }).map((row) =>
    columns.map((column) => row.columns[column]?.value ?? null),
  )
}

test('numbered items on the line of their stem are persons, with the office that the stem tells', () => {
  const text =
    'NOMEAR os candidatos abaixo, para exercerem os cargos efetivos, abaixo mencionados, do Quadro de Pessoal: TÉCNICO JUDICIÁRIO, ÁREA ADMINISTRATIVA (sem especialidade), CLASSE "A". 1. FULANO DE SOUZA, classificado em 7º lugar, para o cargo criado pela Lei nº 1, vago em decorrência da aposentadoria da servidora BELTRANA DE MELO, número da vaga 48, ficando lotado na Coordenadoria de Obras aguardando lotação definitiva; 2. SICRANA DE MOURA, classificada em 8º lugar, para o cargo criado pela Lei nº 1, vago em decorrência do falecimento do servidor DILTRANO DE LIMA, número da vaga 55, ficando lotada na Coordenadoria de Obras aguardando lotação definitiva.'
  const columns: MovementColumn[] = [
    'pessoa_nome',
    'cargo_funcao',
    'unidade',
    'vaga_causa',
    'vaga_codigo',
    'vaga_antecessor',
  ]
  const both = ['TÉCNICO JUDICIÁRIO', 'Coordenadoria de Obras']
  expect(told(text, columns)).toEqual([
    ['FULANO DE SOUZA', ...both, 'aposentadoria', '48', 'BELTRANA DE MELO'],
    ['SICRANA DE MOURA', ...both, 'falecimento', '55', 'DILTRANO DE LIMA'],
  ])
})

test('who is replaced leaves a committee, and who comes instead joins it', () => {
  const text =
    'Art. 1º Substituir FULANO DE SOUZA, Analista de Obras, matrícula SIAPE nº 1234567, e SICRANA DE MOURA, matrícula SIAPE nº 2345678, por DILTRANO DE LIMA, Auditor de Obras, matrícula SIAPE nº 3456789, na Comissão de Inquérito designada pela Portaria nº 3.'
  const columns: MovementColumn[] = [
    'tipo_movimentacao',
    'pessoa_nome',
    'pessoa_papel',
    'matricula',
    'cargo_funcao',
    'unidade',
  ]
  const rest = [null, 'Comissão de Inquérito']
  expect(told(text, columns)).toEqual([
    ['dispensa', 'FULANO DE SOUZA', 'membro', '1234567', ...rest],
    ['dispensa', 'SICRANA DE MOURA', 'membro', '2345678', ...rest],
    ['designacao', 'DILTRANO DE LIMA', 'membro', '3456789', ...rest],
  ])
})

test('an act that is replaced moves nobody', () => {
  expect(told('Substituir a Portaria nº 3, de FULANO DE SOUZA.', ['pessoa_nome'])).toEqual([])
})

test('a servant who is not named again is whom the item before dismisses', () => {
  const text =
    'I - Dispensar FULANA DE SOUZA, matrícula S012345, da função de confiança de Assistente II, código FC-2;\n\nII - Designar a servidora para a função de confiança de Chefe da Seção de Obras, código FC-6.'
  expect(told(text, ['pessoa_nome', 'matricula', 'codigo'])).toEqual([
    ['FULANA DE SOUZA', 'S012345', 'FC-2'],
    ['FULANA DE SOUZA', 'S012345', 'FC-6'],
  ])
})

test('the appointment of a candidate who gives it up is undone', () => {
  const text =
    'I - HOMOLOGAR o pedido de desistência formulado pela candidata FULANA DE SOUZA, do Concurso Público;\n\nII - TORNAR SEM EFEITO a nomeação da referida candidata, de que trata o Ato nº 2.'
  expect(told(text, ['tipo_movimentacao', 'pessoa_nome', 'matricula'])).toEqual([
    ['tornar_sem_efeito', 'FULANA DE SOUZA', null],
  ])
})

test('who is dismissed at the request made before the name is another person', () => {
  const text =
    'Nomear a servidora FULANA DE SOUZA, matrícula SIAPE nº 1234567, para o cargo de Assistente, código CCT-II, da Coordenação de Obras, ficando exonerada, a pedido, do respectivo cargo, a servidora SICRANA DE MOURA, matrícula SIAPE nº 2345678.'
  const columns: MovementColumn[] = ['pessoa_nome', 'matricula', 'cargo_funcao', 'codigo']
  expect(told(text, columns)).toEqual([
    ['FULANA DE SOUZA', '1234567', 'Assistente', 'CCT-II'],
    ['SICRANA DE MOURA', '2345678', 'Assistente', 'CCT-II'],
  ])
})

test('two servants who are told by their numbers alone are two rows', () => {
  const text =
    'homologar o afastamento do País, dos servidores matrículas nºs 912345 e 912346, da Agência do Exemplo, com ônus.'
  expect(told(text, ['tipo_movimentacao', 'matricula'])).toEqual([
    ['afastamento', '912345'],
    ['afastamento', '912346'],
  ])
})

test('who is said to preside over a committee further on is its president', () => {
  const text =
    'Art. 1º Designar como membros da Comissão Especial de Obras os servidores FULANO DE SOUZA, SIAPE nº 1234567, e SICRANA DE MOURA, SIAPE nº 2345678.\n\n§ 1º A Comissão será presidida pela servidora SICRANA DE MOURA.'
  expect(told(text, ['pessoa_nome', 'pessoa_papel'])).toEqual([
    ['FULANO DE SOUZA', 'membro'],
    ['SICRANA DE MOURA', 'presidente'],
  ])
})

test.each([
  ['destinada ao Substituto do Diretor de Secretaria da 2ª Vara', null],
  ['como substituta do titular', true],
])('an office that is kept for substitutes makes nobody one: %s', (words, substituto) => {
  const text = `Designar FULANA DE SOUZA, matrícula N. 123.456, para exercer a Função Comissionada, FC-05, de Oficial de Gabinete, ${words}.`
  expect(told(text, ['substituto'])).toEqual([[substituto]])
})

test.each([
  ['da Assessoria Especial da Procuradoria da República no Tocantins', 'Assessoria Especial'],
  [
    'da Assessoria Especial da Procuradoria da República no Estado do Tocantins',
    'Assessoria Especial',
  ],
  ['do GABEX2, da Procuradoria da República no Tocantins', 'GABEX2'],
  ['da Procuradoria da República no Tocantins', null],
])(
  'the office whose act it is, with or without the word of the state, is no unit: %s',
  (words, unit) => {
    const office = 'O PROCURADOR-CHEFE DA PROCURADORIA DA REPÚBLICA NO ESTADO DO TOCANTINS'
    const text = `DISPENSAR o servidor FULANO DE SOUZA, matrícula nº 12345, da função de confiança de Assistente Nível II (FC-2), ${words}.`
    expect(told(text, ['unidade'], office)).toEqual([[unit]])
  },
)

test('the letters of a state behind the body whose act it is do not make it another', () => {
  const office = 'A Procuradora-Chefe da Procuradoria Regional do Trabalho da 30ª Região'
  const text =
    'Designar o servidor FULANO DE SOUZA, matrícula nº 12345-6, para o encargo de Substituto do Chefe da Divisão de Perícias, código CC-1, da Procuradoria Regional do Trabalho da 30ª Região/MS.'
  expect(told(text, ['unidade'], office)).toEqual([[null]])
})

test.each([
  [
    'Designar o Ten Cel FULANO DE SOUZA, como Chefe da Divisão de Obras, pelo prazo de 24 meses, a contar da data da publicação desta Portaria no Boletim do Comando do Exemplo.',
    null,
  ],
  [
    'Autorizar a alteração de exercício do servidor FULANO DE SOUZA, matrícula SIAPE nº 1234567, para composição da força de trabalho da Secretaria de Obras do Ministério do Exemplo.',
    'Secretaria de Obras',
  ],
  [
    'Designar o servidor FULANO DE SOUZA para atuar como Ordenador de Despesas, no âmbito das Unidades Gestoras 123456 e 123457, da extinta Secretaria de Obras.',
    'Unidades Gestoras 123456 e 123457, da extinta Secretaria de Obras',
  ],
])('a unit is what gives work, and not where an act is printed: %s', (text, unit) => {
  expect(told(text, ['unidade'])).toEqual([[unit]])
})

test('a list goes where its stem sends it', () => {
  const text =
    'Art. 1º Alterar o exercício dos empregados, relacionados no anexo, com exercício na Divisão de Obras, da Secretaria de Gestão do Ministério do Exemplo.\n\nEMPREGADOS\tMATRÍCULA\tEMPREGO\nFULANO DE SOUZA\t1234567\tTELEFONISTA'
  expect(told(text, ['unidade', 'matricula'])).toEqual([
    ['Divisão de Obras, da Secretaria de Gestão', '1234567'],
  ])
})

test('members join the committee that an article before them makes', () => {
  const text =
    'Art. 1º Constituir Comissão para realizar levantamento de bens, do Instituto Nacional do Exemplo, da Secretaria de Obras, para:\n\nI. Identificar os bens.\n\nArt. 2º A Comissão será composta pelos servidores:\n\nI. Fulano de Souza - SIAPE nº 1234567\n\nII. Sicrana de Moura - SIAPE nº 2345678'
  const unit = 'Comissão para realizar levantamento de bens'
  expect(told(text, ['pessoa_nome', 'unidade'])).toEqual([
    ['Fulano de Souza', unit],
    ['Sicrana de Moura', unit],
  ])
})

test('whoever is ceded does not go where they work', () => {
  const text =
    'Ceder a servidora FULANA DE SOUZA, matrícula nº 1234567, lotada na Agência de Parcerias da Superintendência de Obras, para Loteria do Estado do Exemplo - LOTEX, com ônus.'
  expect(told(text, ['unidade', 'orgao_destino'])).toEqual([
    ['Agência de Parcerias da Superintendência de Obras', 'Loteria do Estado do Exemplo - LOTEX'],
  ])
})

test.each([
  [
    'CONCEDER aposentadoria à servidora FULANA DE SOUZA, código 123456-7, no cargo efetivo de Analista.',
    'matricula',
    '123456-7',
  ],
  [
    'Autorizar a prorrogação da cessão do servidor FULANO DE SOUZA, matrícula nº 12345, à Câmara dos Deputados, para continuar exercendo o Cargo em Comissão de Secretário Parlamentar, código CD-CC-SP-03.',
    'codigo',
    'CD-CC-SP-03',
  ],
  [
    'Art. 1º Aplicar a penalidade de demissão ao servidor FULANO DE SOUZA, ocupante do cargo de Auxiliar.\n\nArt. 2º Declarar vago o cargo de Auxiliar, código de vaga nº 281153.',
    'vaga_codigo',
    '281153',
  ],
  [
    'Art. 1.° Designar FULANA DE SOUZA, matrícula SIAPE 1234567, para o encargo de Coordenadora.\n\nArt. 2.° Esta portaria entra em vigor na data da sua publicação.',
    'data_efeito_origem',
    'publicacao',
  ],
  [
    'AUTORIZA, o seguinte Afastamento do País:\n\nNome: FULANO DE SOUZA.\n\nMatrícula SIAPE: 1234567.\n\nLotação: SECOBRAS',
    'matricula',
    '1234567',
  ],
  [
    'PRORROGAR, pelo período da tabela abaixo, o contrato do Professor Substituto relacionado a seguir:\n\nITEM\tPROFESSOR\tPRORROGAR ATÉ\n1\tFULANO DE SOUZA\t01/08/2023',
    'periodo_fim',
    '2023-08-01',
  ],
] satisfies [string, MovementColumn, string][])(
  'what is told of a person: %s',
  (text, column, value) => {
    expect(told(text, [column])).toEqual([[value]])
  },
)

test('a post that stands behind a number of an enterprise is what somebody holds', () => {
  const text =
    'AUTORIZA os afastamentos do País dos servidores FULANO DE SOUZA, registro nº 12.345-6, Gerente de Planejamento, e SICRANO DE MELO, registro nº 12.345-7, Assessor de Diretor, de 1/5/2023 a 4/5/2023.'
  expect(told(text, ['matricula', 'cargo_efetivo'])).toEqual([
    ['12.345-6', 'Gerente de Planejamento'],
    ['12.345-7', 'Assessor de Diretor'],
  ])
})

test('the permission to use a residence moves nobody', () => {
  const text =
    'Revogar a Permissão de Uso do imóvel funcional outorgado à servidora FULANA DE SOUZA, pela Portaria nº 98.'
  expect(told(text, ['pessoa_nome'])).toEqual([])
})

test('a Cargo em Comissão is no committee', () => {
  const text =
    'Art. 1º Designar o servidor Fulano de Souza, matrícula SIAPE nº 123456, para exercer o encargo de substituto eventual do Cargo em Comissão de Diretor do Departamento de Amparo ao Patrimônio, código CCE 1.15, da Fundação do Exemplo, nos afastamentos do titular.'
  expect(told(text, ['cargo_funcao', 'unidade'], 'O PRESIDENTE DA FUNDAÇÃO DO EXEMPLO')).toEqual([
    ['Diretor do Departamento de Amparo ao Patrimônio', null],
  ])
})

test.each([
  [
    'Designar FULANA DE SOUZA, para exercer a Função Gratificada, FG-01, Chefe da Divisão de Transportes, da Prefeitura Universitária.',
    ['Chefe da Divisão de Transportes', 'FG-01', 'Prefeitura Universitária'],
  ],
  [
    'Designar FULANA DE SOUZA, para exercer a função/cargo Coordenadora do Núcleo de Ciências Exatas, do Campus do Vale, Código FG-01, onde concluirá o mandato iniciado em 13/10/2021.',
    ['Coordenadora do Núcleo de Ciências Exatas', 'FG-01', 'Campus do Vale'],
  ],
  [
    'Dispensar FULANA DE SOUZA, matrícula nº 1, da função de Substituto(a) Eventual do(a) Coordenador(a) do Curso de Obras do Colégio Exemplo.',
    ['Coordenador(a) do Curso de Obras', null, 'Colégio Exemplo'],
  ],
  [
    'DISPENSAR a servidora FULANA DE SOUZA (116718), ocupante do cargo de Técnico, da função comissionada de ASSISTENTE DE GABINETE-FC05, do Gabinete da Presidência.',
    ['ASSISTENTE DE GABINETE', 'FC05', 'Gabinete da Presidência'],
  ],
])('an office is led to in more ways: %s', (text, expected) => {
  expect(told(text, ['cargo_funcao', 'codigo', 'unidade'])).toEqual([expected])
})

test('several leaves are told one below the other', () => {
  const text =
    'DESPACHO DE 6 DE ABRIL DE 2023\n\nAfastamentos do País autorizados na forma do Decreto nº 1.387:\n\nFULANA DE SOUZA, Pesquisadora do Centro de Estudos, para participar de simpósio, em Lima/Peru, de 10/04/2023 a 18/04/2023, com ônus limitado.\n\nSICRANO DE MELO, Pesquisador do Museu do Exemplo, para participar de oficina, em Lima/Peru, de 11/04/2023 a 16/04/2023, com ônus.'
  const read = personnelIn({
    conteudo_completo: `${text}\n\nBELTRANA DE TAL\n\nMinistra`,
    assinatura: 'BELTRANA DE TAL',
  })
  const columns = read.map(({ columns: { tipo_movimentacao, pessoa_nome, periodo_fim } }) => [
    tipo_movimentacao?.value,
    pessoa_nome?.value,
    periodo_fim?.value,
  ])
  expect(columns).toEqual([
    ['afastamento', 'FULANA DE SOUZA', '2023-04-18'],
    ['afastamento', 'SICRANO DE MELO', '2023-04-16'],
  ])
})

test('who is inquired into joins no committee', () => {
  const text =
    'Designar os servidores FULANO DE SOUZA, matrícula nº 1, e SICRANA DE MELO, matrícula nº 2, para constituírem a Comissão de Inquérito, visando à apuração de faltas por parte do servidor DILTRANO DE LIMA, matrícula nº 3.'
  expect(told(text, ['pessoa_nome'])).toEqual([['FULANO DE SOUZA'], ['SICRANA DE MELO']])
})

test('who leaves the office is named behind it', () => {
  const text =
    'Designar o servidor FULANO DE SOUZA, para exercer o cargo de Chefe da Seção de Obras, FCE 1.04, ficando dispensado do cargo o servidor SICRANO DE MELO, SIAPE 479107.'
  expect(told(text, ['tipo_movimentacao', 'pessoa_nome'])).toEqual([
    ['designacao', 'FULANO DE SOUZA'],
    ['dispensa', 'SICRANO DE MELO'],
  ])
})

test('a unit is where somebody goes, told before the name, and not who pays', () => {
  const sent =
    'COLOCAR À DISPOSIÇÃO da Seção Judiciária do Exemplo, nos termos da Lei nº 8.112, a servidora FULANA DE SOUZA, Técnica Judiciária.'
  expect(told(sent, ['unidade'])).toEqual([['Seção Judiciária do Exemplo']])
  const paid =
    'Designar a servidora FULANA DE SOUZA para participar de oficina, em Lima, de 2 a 7 de maio de 2023, com ônus total para a Escola de Obras.'
  expect(told(paid, ['unidade'])).toEqual([[null]])
})

test('short words count in the letters of the own body', () => {
  const text =
    'Dispensar FULANA DE SOUZA, matrícula nº 1, do encargo de substituta do Chefe do Serviço de Obras da FCRB, CCE 1.05.'
  const office = 'O PRESIDENTE DA FUNDAÇÃO CASA DO RIO BELO'
  expect(told(text, ['cargo_funcao', 'unidade'], office)).toEqual([
    ['Chefe do Serviço de Obras', null],
  ])
})
