import { expect, test } from 'vitest'
import type { MovementColumn } from './movement.ts'
import { personnelIn } from './personnel-in.ts'

const OPENING =
  'PORTARIA Nº 7, DE 8 DE MAIO DE 2023\n\nO MINISTRO DE ESTADO DO EXEMPLO, no uso de suas atribuições, resolve:\n\n'

function told(lines: string[], columns: MovementColumn[]) {
  const conteudo_completo = `${OPENING}${lines.join('\n\n')}\n\nBELTRANA DE TAL`
  return personnelIn({ conteudo_completo, assinatura: 'BELTRANA DE TAL' }).map((row) =>
    columns.map((column) => row.columns[column]?.value ?? null),
  )
}

test('a line of a table that says what somebody is is no head; the office stands below Cargo', () => {
  expect(
    told(
      [
        'Art. 1º NOMEAR os servidores abaixo relacionados para comporem o rol de responsáveis:',
        'IFEX - Campus Rio Bonito',
        'Nome\tCargo\tFunção\tCPF\nFulano de Souza\tOrdenador de Despesas\tTitular\t551.***.***-15\nSicrana de Melo\tOrdenador de Despesas\tSubstituto\t009.***.***-93',
      ],
      ['pessoa_nome', 'pessoa_papel', 'substituto', 'cargo_funcao', 'unidade'],
    ),
  ).toEqual([
    ['Fulano de Souza', 'titular', null, 'Ordenador de Despesas', 'Campus Rio Bonito'],
    ['Sicrana de Melo', 'substituto', true, 'Ordenador de Despesas', 'Campus Rio Bonito'],
  ])
})

test('a head above an ordinal and a name; what else is done does not end the list', () => {
  expect(
    told(
      [
        'Art. 1º DESIGNAR os servidores abaixo relacionados para comporem a Comissão Permanente de Licitação, bem como delegar ao Chefe do Serviço de Cadastro a indicação dos membros.',
        'Servidor\t\tMatrícula\tCargo\n1\tFULANO DE SOUZA\t1851-6\tAgente Administrativo',
      ],
      ['tipo_movimentacao', 'pessoa_nome', 'matricula', 'cargo_efetivo'],
    ),
  ).toEqual([['designacao', 'FULANO DE SOUZA', '1851-6', 'Agente Administrativo']])
})

test('a place below its own head is no name, and an ordinal may stand before one', () => {
  expect(
    told(
      [
        'Nomear o candidato abaixo para o cargo de Professor do Magistério Superior:',
        'CÓD. VAGA\tCLASSIFICAÇÃO / CANDIDATO\tCAMPUS\n0307406\t3º Fulano de Souza\tPorto Velho',
      ],
      ['pessoa_nome', 'vaga_codigo', 'matricula', 'unidade'],
    ),
  ).toEqual([['Fulano de Souza', '0307406', null, 'Porto Velho']])
})

test('two alternates in one cell are two; legal substitutes stand in', () => {
  expect(
    told(
      [
        'Art. 1º O Comitê Gestor passa a vigorar com a seguinte composição:',
        'Representante\tTitular\tSuplente\nExemplo\tFulano de Souza Lima\tSicrana de Melo Castro e Diltrano de Lima Prado',
      ],
      ['pessoa_nome', 'pessoa_papel'],
    ),
  ).toEqual([
    ['Fulano de Souza Lima', 'titular'],
    ['Sicrana de Melo Castro', 'suplente'],
    ['Diltrano de Lima Prado', 'suplente'],
  ])
  expect(
    told(
      [
        'Designar os servidores abaixo relacionados para os impedimentos legais da Reitora, código CD-1:',
        'Substitutos Legais\tSiape\tCargo\nFulano de Souza\t169****\tAnalista',
      ],
      ['pessoa_nome', 'pessoa_papel', 'matricula', 'matricula_tipo', 'cargo_efetivo'],
    ),
  ).toEqual([['Fulano de Souza', 'substituto', '169****', 'siape', 'Analista']])
})

test('a code alone in a cell is the code, whatever stands above it', () => {
  expect(
    told(
      [
        'Designar o servidor abaixo relacionado, na respectiva função gratificada:',
        'Função gratificada\tTipo\tServidor(a)\nAssessor de Logística\tFG-07\tFULANO DE SOUZA',
      ],
      ['pessoa_nome', 'cargo_funcao', 'codigo'],
    ),
  ).toEqual([['FULANO DE SOUZA', 'Assessor de Logística', 'FG-07']])
})

test('lines between a stem and its items tell the unit and a date above the names', () => {
  expect(
    told(
      [
        'Art. 1º Agregar ao respectivo quadro, na data acima de seus nomes, licenciar do Serviço Ativo da Marinha na presente data, e incluir na Reserva Não Remunerada, os militares abaixo mencionados:',
        '3º BATALHÃO DE INFANTARIA DE FUZILEIROS NAVAIS',
        '13FEV2023',
        'SD-FN 18.0308.91 FULANO DE SOUZA',
        'COLÉGIO NAVAL',
        '14FEV2023',
        'SD-FN 18.0308.92 SICRANO DE MELO',
      ],
      ['tipo_movimentacao', 'verbo', 'pessoa_nome', 'unidade', 'data_efeito', 'data_efeito_origem'],
    ),
  ).toEqual(
    [
      ['FULANO DE SOUZA', '3º BATALHÃO DE INFANTARIA DE FUZILEIROS NAVAIS', '2023-02-13'],
      ['SICRANO DE MELO', 'COLÉGIO NAVAL', '2023-02-14'],
    ].flatMap(([name, unit, date]) => [
      ['outro', 'Agregar', name, unit, date, 'expressa'],
      ['outro', 'licenciar', name, unit, null, null],
      ['transferencia_reserva', 'incluir', name, unit, null, null],
    ]),
  )
})

test('offices, committees and units above items; what an item tells itself comes first', () => {
  expect(
    told(
      [
        'Nomear, para exercerem a função de Pregoeiros e Equipe de Apoio, os servidores abaixo relacionados:',
        'Pregoeiros:',
        'FULANO DE SOUZA - SIAPE nº 1902813;',
        'Equipe de Apoio:',
        'SICRANA DE MELO - SIAPE n° 1903360;',
      ],
      ['pessoa_nome', 'cargo_funcao', 'unidade', 'pessoa_papel'],
    ),
  ).toEqual([
    ['FULANO DE SOUZA', 'Pregoeiros', null, 'titular'],
    ['SICRANA DE MELO', null, 'Equipe de Apoio', 'membro'],
  ])
  expect(
    told(
      [
        'Art. 1º Exonerar de cargo em comissão:',
        'COORDENADORIA DE TRANSPORTE',
        'FULANO DE SOUZA, matrícula S024680, Coordenador, código CJ-2;',
        'I - ANALISTA JUDICIÁRIO - ÁREA JUDICIÁRIA',
        'SICRANA DE MELO, em vaga decorrente da aposentadoria de Diltrana Alves;',
      ],
      ['pessoa_nome', 'cargo_funcao', 'unidade'],
    ),
  ).toEqual([
    ['FULANO DE SOUZA', 'Coordenador', 'COORDENADORIA DE TRANSPORTE'],
    ['SICRANA DE MELO', 'ANALISTA JUDICIÁRIO - ÁREA JUDICIÁRIA', 'COORDENADORIA DE TRANSPORTE'],
  ])
})

test("whom a committee's seats are of is no unit of who sits there", () => {
  expect(
    told(
      [
        'Art. 1º Designar os seguintes representantes para compor o Comitê Gestor:',
        'I - Secretaria de Gestão do Trabalho:',
        'a) Titular: Fulano de Souza; e',
        'b) Suplente: Sicrana de Melo.',
      ],
      ['pessoa_nome', 'pessoa_papel', 'unidade'],
    ),
  ).toEqual([
    ['Fulano de Souza', 'titular', 'Comitê Gestor'],
    ['Sicrana de Melo', 'suplente', 'Comitê Gestor'],
  ])
})

test.each([
  [
    'Designar FULANO DE SOUZA para exercer o cargo de Técnico Judiciário abaixo especificado.',
    'Técnico Judiciário',
    null,
  ],
  [
    'Designar FULANO DE SOUZA para exercer a função de Diretor de Ensino do referido campus.',
    'Diretor de Ensino',
    null,
  ],
  [
    'Designar os servidores FULANO DE SOUZA, SIAPE 1234567, como agentes de contratação, no âmbito da Unidade Gestora 110099.',
    'agentes de contratação',
    'Unidade Gestora 110099',
  ],
  [
    'Nomear a servidora FULANA DE SOUZA, SIAPE 3354046, para substituir SICRANA DE MELO, SIAPE 1146678, PRÓ-REITORA DE PESQUISA, código CD-2.',
    'PRÓ-REITORA DE PESQUISA',
    null,
  ],
])('an office ends before words that point elsewhere: %s', (line, office, unit) => {
  expect(told([line], ['cargo_funcao', 'unidade'])).toEqual([[office, unit]])
})

test('labels of candidates, each on a line, and of whose post is vacant', () => {
  expect(
    told(
      [
        'Nomear os candidatos abaixo relacionados para exercer o cargo de Técnico Judiciário abaixo especificado:',
        'Candidato: FULANO DE SOUZA (vaga reservada a pessoas com deficiência)',
        'Número de Inscrição: 0017725i',
        'Número do cargo:62',
        'Vacância (ocupante anterior): SICRANO DE MELO',
        'Vacância (motivo): Aposentadoria',
        'Vacância (número do ato): 147/19',
      ],
      ['pessoa_nome', 'cargo_funcao', 'vaga_codigo', 'vaga_antecessor', 'vaga_causa'],
    ),
  ).toEqual([['FULANO DE SOUZA', 'Técnico Judiciário', '62', 'SICRANO DE MELO', 'aposentadoria']])
})

test.each([
  'ficando dispensado do referido cargo SICRANA DE MELO.',
  'ficando, consequentemente, dispensada do referido cargo a servidora SICRANA DE MELO.',
])('who leaves is named behind the office that is left: %s', (words) => {
  expect(
    told(
      [
        `Designar FULANO DE SOUZA para exercer o cargo de Chefe, código FG-1, da Seção de Obras, ${words}`,
      ],
      ['tipo_movimentacao', 'pessoa_nome', 'cargo_funcao', 'codigo', 'unidade'],
    ),
  ).toEqual([
    ['designacao', 'FULANO DE SOUZA', 'Chefe', 'FG-1', 'Seção de Obras'],
    ['dispensa', 'SICRANA DE MELO', 'Chefe', 'FG-1', 'Seção de Obras'],
  ])
})

test('names as usual that a list on one line has, with whatever is told behind them', () => {
  expect(
    told(
      [
        'Designar para a composição da equipe de apoio os servidores: Fulano de Souza, matrícula SIAPE nº 1547265; Sicrana de Melo, DNIX nº 5506-9; e Diltrano de Lima, matrícula SIAPE nº 2064273.',
      ],
      ['pessoa_nome', 'pessoa_papel'],
    ),
  ).toEqual([
    ['Fulano de Souza', 'membro'],
    ['Sicrana de Melo', 'membro'],
    ['Diltrano de Lima', 'membro'],
  ])
})

test.each([
  [
    'Tornar pública a autorização do Senhor Reitor para a viagem ao exterior do(a) servidor(a) FULANA DE SOUZA, SIAPE 1790489.',
    'afastamento',
  ],
  ['Destituir a servidora FULANA DE SOUZA da função de Chefe.', 'dispensa'],
  ['Autorizar a colaboração técnica da servidora FULANA DE SOUZA.', 'alteracao_exercicio'],
])('more that is done: %s', (line, kind) => {
  expect(told([line], ['tipo_movimentacao', 'pessoa_nome'])).toEqual([[kind, 'FULANA DE SOUZA']])
})

test('a day of death, and acts that are good from a day on', () => {
  expect(
    told(
      [
        'Art. 1º Declarar vago o cargo de Agente, tendo em vista o falecimento em 22/07/2022, do servidor FULANO DE SOUZA.',
      ],
      ['data_efeito', 'data_efeito_origem'],
    ),
  ).toEqual([['2022-07-22', 'obito']])
  expect(
    told(
      [
        'Art. 1º Designar FULANO DE SOUZA para a função de Chefe.',
        'Art. 2º Ficam convalidados os atos praticados a partir de 16 de março de 2023.',
        'Art. 3º Esta Portaria entra em vigor na data de sua publicação.',
      ],
      ['data_efeito', 'data_efeito_origem'],
    ),
  ).toEqual([['2023-03-16', 'retroativa']])
})

test('the unit of a cell behind its code, without the letters of the body whose act it is', () => {
  const conteudo_completo =
    'PORTARIAS DE 14 DE ABRIL DE 2023\n\nO REITOR DA UNIVERSIDADE FEDERAL DE CAMPINA GRANDE, no uso de suas atribuições, resolve:\n\nDispensar os servidores das funções abaixo relacionadas:\n\nServidor(a)\tSiape\tFunção\nFULANA DE SOUZA\t4890129\tCOORDENADORA (FUC-01) Unidade Acadêmica de Letras do CH/UFCG\n\nBELTRANA DE TAL'
  const [row] = personnelIn({ conteudo_completo, assinatura: 'BELTRANA DE TAL' })
  expect(row?.columns.cargo_funcao?.value).toBe('COORDENADORA')
  expect(row?.columns.unidade?.value).toBe('Unidade Acadêmica de Letras do CH')
})

test('a long office with a role before a name, and a role before a name told by little', () => {
  expect(
    told(
      [
        'Art. 1º Designar os servidores abaixo relacionados, no âmbito da Unidade Gestora 380908:',
        'I - Responsável pela Conformidade de Registros de Gestão Titular: FULANO DE SOUZA, CPF ***.282.652-**.',
        'II - Substituta: Sicrana de Melo, - SIAPE 6750411;',
      ],
      ['pessoa_nome', 'pessoa_papel', 'cargo_funcao'],
    ),
  ).toEqual([
    ['FULANO DE SOUZA', 'titular', 'Responsável pela Conformidade de Registros de Gestão'],
    ['Sicrana de Melo', 'substituto', null],
  ])
})

test('a registry of an electoral zone is part of the title of who heads it', () => {
  expect(
    told(
      [
        'Designar FULANO DE SOUZA para exercer a função de Chefe do Cartório da 1ª Zona Eleitoral da Secretaria da Corregedoria.',
      ],
      ['cargo_funcao', 'unidade'],
    ),
  ).toEqual([['Chefe do Cartório da 1ª Zona Eleitoral', 'Secretaria da Corregedoria']])
})

test('more time to take office moves nobody; a gratification is given', () => {
  expect(
    told(['CONCEDER prazo adicional de 10 dias ao candidato FULANO DE SOUZA.'], ['pessoa_nome']),
  ).toEqual([])
  expect(
    told(
      ['INSTITUIR, a partir de 14.04.2023, ao servidor FULANO DE SOUZA, o Cargo de Direção CD-4.'],
      ['tipo_movimentacao', 'pessoa_nome', 'pessoa_papel', 'codigo'],
    ),
  ).toEqual([['outro', 'FULANO DE SOUZA', 'titular', 'CD-4']])
})
