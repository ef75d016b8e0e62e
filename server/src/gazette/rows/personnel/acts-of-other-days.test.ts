import { expect, test } from 'vitest'
import type { MovementColumn } from './movement.ts'
import { personnelIn } from './personnel-in.ts'

function told(text: string, columns: MovementColumn[], office = 'O MINISTRO DE ESTADO DO EXEMPLO') {
  const conteudo_completo = `PORTARIA Nº 7, DE 8 DE MAIO DE 2009\n\n${office}, no uso de suas atribuições, resolve:\n\n${text}\n\nBELTRANA DE TAL`
  return personnelIn({ conteudo_completo, assinatura: 'BELTRANA DE TAL' }).map((row) =>
    columns.map((column) => row.columns[column]?.value ?? null),
  )
}

test.each([
  ['Fica autorizada a cessão da servidora FULANA DE SOUZA para o Tribunal do Exemplo.', 'cessao'],
  ['Ficam autorizados os afastamentos da servidora FULANA DE SOUZA.', 'afastamento'],
  ['Autorizar a Reversão da servidora FULANA DE SOUZA.', 'reversao'],
  [
    'Renovar o período de prestação de Tarefa por Tempo Certo da servidora FULANA DE SOUZA.',
    'contratacao',
  ],
  [
    'Autorizar a servidora FULANA DE SOUZA a participar do Programa de Gestão no exterior.',
    'outro',
  ],
  [
    'Ainda em decorrência, revogar os efeitos da Portaria nº 3 e dispensar a servidora FULANA DE SOUZA.',
    'dispensa',
  ],
  ['Designar a Conselheira Fulana de Souza para exercer a função de Tesoureira.', 'designacao'],
])('kinds: %s', (text, kind) => {
  const rows = told(text, ['tipo_movimentacao', 'pessoa_nome'])
  expect(rows.at(-1)![0]).toBe(kind)
  expect(rows.at(-1)![1]).toMatch(/^fulana de souza$/i)
})

test('who changes places with whom is moved has no row', () => {
  const text =
    'REMOVER, a pedido, por permuta com o Juiz do Trabalho Substituto SICRANO DE MELO, a Juíza do Trabalho Substituta FULANA DE SOUZA da 2ª Vara do Trabalho de Serra Alta para a 1ª Vara do Trabalho de Porto Novo.'
  expect(told(text, ['pessoa_nome', 'cargo_efetivo', 'unidade'])).toEqual([
    ['FULANA DE SOUZA', 'Juíza do Trabalho Substituta', '1ª Vara do Trabalho de Porto Novo'],
  ])
})

test('where somebody goes may be told before who goes', () => {
  const text =
    'Remover, para o Egrégio Tribunal Regional do Trabalho da 4ª Região, a servidora FULANA DE SOUZA, Analista Judiciária, do Quadro de Pessoal desta Corte.'
  expect(told(text, ['orgao_destino'])).toEqual([['Tribunal Regional do Trabalho da 4ª Região']])
  const post =
    'REDISTRIBUIR, para o quadro de pessoal do Tribunal Regional Federal da 1ª Região, o cargo de Técnico Judiciário, ocupado pelo servidor FULANO DE SOUZA.'
  expect(told(post, ['orgao_destino'])).toEqual([['Tribunal Regional Federal da 1ª Região']])
})

test('who leaves another office behind a new one has no office in the second row', () => {
  const text =
    'NOMEAR\n\nFULANA DE SOUZA para exercer o cargo de Coordenadora, código CCE 1.10, da Divisão de Obras, ficando dispensada da função que atualmente ocupa.'
  expect(told(text, ['tipo_movimentacao', 'cargo_funcao', 'codigo', 'unidade'])).toEqual([
    ['nomeacao', 'Coordenadora', 'CCE 1.10', 'Divisão de Obras'],
    ['dispensa', null, null, null],
  ])
})

test('an item may move whom the one before it moved', () => {
  const text =
    'I - DISPENSAR o servidor FULANO DE SOUZA da função de Assistente, FC 5;\n\nII - NOMEÁ-LO para exercer o cargo em comissão de Diretor da Vara do Trabalho de Serra Alta - CJ-03.'
  expect(told(text, ['tipo_movimentacao', 'pessoa_nome', 'codigo'])).toEqual([
    ['dispensa', 'FULANO DE SOUZA', 'FC 5'],
    ['nomeacao', 'FULANO DE SOUZA', 'CJ-03'],
  ])
})

test('offices and roles that are told respectively', () => {
  const offices =
    'DESIGNAR os servidores FULANO DE SOUZA, matrícula SIAPE 1234567, e SICRANO DE MELO, matrícula SIAPE 2345678, para o exercício das funções, respectivamente, de Coordenador, código FCC, e de Vice-coordenador do Curso de Obras.'
  expect(told(offices, ['cargo_funcao', 'codigo'])).toEqual([
    ['Coordenador', 'FCC'],
    ['Vice-coordenador do Curso de Obras', null],
  ])
  const roles =
    'Designar FULANO DE SOUZA e SICRANO DE MELO para, na qualidade de titular e suplente, respectivamente, integrarem o Conselho de Obras.'
  expect(told(roles, ['pessoa_papel'])).toEqual([['titular'], ['suplente']])
})

test('heads of a table may stand beside what they tell', () => {
  const text =
    'Conceder Aposentadoria Voluntária. Seguem informações do(a) servidor(a):\n\nServidor(a)\tFULANO DE SOUZA\nNº Matrícula SIAPE\t0123456\nCargo\tPROFESSOR DO MAGISTÉRIO SUPERIOR\nLotação\tDEPA'
  expect(told(text, ['pessoa_nome', 'matricula', 'cargo_efetivo', 'unidade'])).toEqual([
    ['FULANO DE SOUZA', '0123456', 'PROFESSOR DO MAGISTÉRIO SUPERIOR', 'DEPA'],
  ])
})

test('a unit ends before the body whose act it is, whatever that is called', () => {
  const text =
    'Nomear FULANO DE SOUZA para o cargo de Gerente, código CGE-II, da Gerência de Normas da Superintendência de Regulação da Agência Nacional de Exemplos - ANEX.'
  expect(told(text, ['unidade'], 'O DIRETOR-GERAL DA AGÊNCIA NACIONAL DE EXEMPLOS - ANEX')).toEqual(
    [['Gerência de Normas da Superintendência de Regulação']],
  )
  const single =
    'Designar FULANO DE SOUZA para a função de Coordenador, código FCE 1.10, da Corregedoria, do Serviço Florestal de Exemplos.'
  expect(told(single, ['unidade'], 'A DIRETORA DO SERVIÇO FLORESTAL DE EXEMPLOS')).toEqual([
    ['Corregedoria'],
  ])
})

test('an office of others is told with its unit', () => {
  const text =
    'Dispensar FULANO DE SOUZA da função de Assistente, código FC-2, do Gabinete do Dr. Sicrano de Melo, da Procuradoria da República no Município de Serra Alta.'
  const office = 'O PROCURADOR-CHEFE DA PROCURADORIA DA REPÚBLICA NO ESTADO DE EXEMPLO'
  expect(told(text, ['unidade'], office)).toEqual([
    ['Gabinete do Dr. Sicrano de Melo, da Procuradoria da República no Município de Serra Alta'],
  ])
})

test.each([
  [
    'Autorizar o afastamento dos Delegados de Polícia FULANO DE SOUZA e dos Agentes de Polícia SICRANO DE MELO e BELTRANO DE PAIVA.',
    ['Delegados de Polícia', 'Agentes de Polícia', 'Agentes de Polícia'],
  ],
  [
    'Aposentar o Artífice de Mecânica, NI-S-III, 85.0066.11, Matrícula SIAPE 0123456, FULANO DE SOUZA.',
    ['Artífice de Mecânica'],
  ],
  [
    'DISPENSAR o Técnico Judiciário, área Administrativa, do Quadro Permanente da Secretaria, FULANO DE SOUZA, da função de Assistente, código FC-4.',
    ['Técnico Judiciário'],
  ],
  [
    'Conceder aposentadoria a FULANO DE SOUZA, MEDICO-AREA, Nível de Classificação E, matrícula SIAPE nº 1234567.',
    ['MEDICO-AREA'],
  ],
  [
    'PRORROGAR a cessão do Auditor Federal FULANO DE SOUZA ao Conselho Exemplar, para continuar exercendo o cargo de Superintendente.',
    ['Auditor Federal'],
  ],
])('posts that are held: %s', (text, posts) => {
  expect(told(text, ['cargo_efetivo']).flat()).toEqual(posts)
})

test('what is told of who is replaced is not who replaces', () => {
  const text =
    'Designar o Capitão de Fragata (IM) 88.0123.45 FULANO DE SOUZA, em substituição ao Capitão de Fragata 87.0456.78 SICRANO DE MELO, para o cargo de Diretor do Centro de Obras.'
  expect(told(text, ['pessoa_nome', 'matricula', 'cargo_funcao'])).toEqual([
    ['FULANO DE SOUZA', '88.0123.45', 'Diretor do Centro de Obras'],
  ])
})

test('when somebody is away may be told behind', () => {
  const text =
    'Autorizar o afastamento do País da servidora FULANA DE SOUZA, para reunião em Genebra.\n\nO afastamento da servidora ocorrerá no período de 2 a 9 de outubro de 2005.'
  expect(told(text, ['periodo_inicio', 'periodo_fim'])).toEqual([['2005-10-02', '2005-10-09']])
})

test('the same day is that of the movement before', () => {
  const text =
    'Dispensar, a partir de 01.12.2008, o Professor FULANO DE SOUZA da Função de Coordenador, FG-2, e designar, a partir da mesma data, a Professora FULANA DE MELO para exercer a referida função.'
  expect(told(text, ['data_efeito', 'codigo'])).toEqual([
    ['2008-12-01', 'FG-2'],
    ['2008-12-01', 'FG-2'],
  ])
})

test('a committee is what somebody forms, not what it is about', () => {
  const text =
    'Designar FULANO DE SOUZA, Auxiliar, matrícula SIAPE 1234567; SICRANO DE MELO, Professor, matrícula SIAPE 2345678 e BELTRANA DE PAIVA, Analista, matrícula SIAPE 3456789 para, sob a presidência do primeiro, constituírem Comissão de Processo Administrativo Disciplinar visando apurar o acúmulo de cargos públicos de Assistente de Aluno, lotado no Campus Serra Alta.'
  const unit = 'Comissão de Processo Administrativo Disciplinar'
  expect(told(text, ['pessoa_nome', 'pessoa_papel', 'cargo_funcao', 'unidade'])).toEqual([
    ['FULANO DE SOUZA', 'presidente', null, unit],
    ['SICRANO DE MELO', 'membro', null, unit],
    ['BELTRANA DE PAIVA', 'membro', null, unit],
  ])
})

test('the number of a court is no unit', () => {
  const text =
    'NOMEAR FULANO DE SOUZA, aprovado no Concurso realizado pelo Tribunal Regional Federal da 1ª Região, em convênio, para exercer o cargo de Técnico Judiciário.'
  expect(told(text, ['cargo_funcao', 'unidade'])).toEqual([['Técnico Judiciário', null]])
})

test('what is undone may be a contract', () => {
  const text =
    'Tornar sem efeito a contratação do(a) Professor(a) Substituto(a) FULANA DE SOUZA, incluída na Portaria nº 3.'
  expect(told(text, ['cargo_efetivo', 'cargo_funcao'])).toEqual([
    [null, 'Professor(a) Substituto(a)'],
  ])
})

test('who stands in at a unit is a substitute', () => {
  const text =
    'Designar Fulana de Souza, matrícula SIAPE nº 1234567, para exercer o encargo de substituta na Coordenação de Obras.'
  expect(told(text, ['substituto', 'unidade'])).toEqual([[true, 'Coordenação de Obras']])
})
