import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CPF_FORMS, tellsCpf } from '../../../test/_cpf-forms.ts'
import { expectLinear } from '../../../test/_linear.ts'
import { linhasOf } from './linhas.ts'
import type { PessoalLinha } from './pessoal-linhas.ts'

const act = (conteudo_completo: string, assinatura = 'BELTRANA DE TAL') => ({
  id: 'pub_0123456789ABCDEF',
  tipo_ato: 'Portaria',
  conteudo_completo,
  titulo: '',
  ementa: null,
  assinatura,
  orgao: 'Ministério do Exemplo/Secretaria Executiva',
  data_publicacao: '2023-05-12',
  secao_base: '2',
})

const rows = (text: string, assinatura?: string) => linhasOf(act(text, assinatura)).pessoal

const OPENING =
  'PORTARIA Nº 7, DE 8 DE MAIO DE 2023\n\nO SECRETÁRIO-EXECUTIVO DO MINISTÉRIO DO EXEMPLO, no uso de suas atribuições, resolve:\n\n'
const decided = (text: string) => rows(`${OPENING}${text}\n\nBELTRANA DE TAL`)
const told = (found: PessoalLinha[], ...columns: (keyof PessoalLinha)[]) =>
  found.map((row) => columns.map((column) => row[column]))

test('somebody who stands in for a chief', () => {
  const [row, ...others] = decided(
    'Art. 1º Designar, a partir de 2 de maio de 2023, a servidora FULANA DE SOUZA, matrícula SIAPE nº 1234567, ocupante do cargo de Analista Ambiental, para exercer o encargo de substituta eventual do Chefe da Divisão de Contratos, código FCE 1.07, da Coordenação-Geral de Compras deste Ministério.\n\nArt. 2º Esta Portaria entra em vigor na data de sua publicação.',
  )
  expect(others).toEqual([])
  expect(row).toMatchObject({
    id: expect.stringMatching(/^lin_[0-9A-HJKMNP-TV-Z]{16}$/),
    tipo_movimentacao: 'designacao',
    verbo: 'Designar',
    pessoa_nome: 'FULANA DE SOUZA',
    pessoa_papel: 'substituto',
    substituto: true,
    matricula: '1234567',
    matricula_tipo: 'siape',
    cargo_efetivo: 'Analista Ambiental',
    cargo_funcao: 'Chefe da Divisão de Contratos',
    codigo: 'FCE 1.07',
    sigla_funcao: 'FCE',
    nivel_funcao: '1.07',
    unidade: 'Coordenação-Geral de Compras',
    data_efeito: '2023-05-02',
    data_efeito_origem: 'expressa',
    autoridade_nome: 'BELTRANA DE TAL',
    autoridade_cargo: 'SECRETÁRIO-EXECUTIVO DO MINISTÉRIO DO EXEMPLO',
  })
})

test('who leaves one office and takes another has a row for each', () => {
  const found = decided(
    'Exonerar, a pedido, FULANO DE SOUZA, matrícula nº 4567, do cargo de Assessor, código CCE 2.13, e nomeá-lo para o cargo de Diretor do Departamento de Obras, código CCE 1.15, ficando dispensado da função que ocupa.',
  )
  expect(
    told(
      found,
      'tipo_movimentacao',
      'a_pedido',
      'pessoa_nome',
      'matricula',
      'cargo_funcao',
      'codigo',
    ),
  ).toEqual([
    ['exoneracao', true, 'FULANO DE SOUZA', '4567', 'Assessor', 'CCE 2.13'],
    ['nomeacao', false, 'FULANO DE SOUZA', '4567', 'Diretor do Departamento de Obras', 'CCE 1.15'],
    ['dispensa', false, 'FULANO DE SOUZA', '4567', null, null],
  ])
})

test('a list takes what its stem says', () => {
  const found = decided(
    'Art. 1º Nomear, a contar de 1º de junho de 2023, para o cargo de Técnico Administrativo, os candidatos abaixo:\n\n1) FULANO DE SOUZA, em vaga decorrente da aposentadoria de SICRANA DE MELO;\n\n2) Maria da Silva Santos, em vaga decorrente da exoneração de DILTRANO DE MELO.',
  )
  expect(
    told(found, 'pessoa_nome', 'cargo_funcao', 'data_efeito', 'vaga_causa', 'vaga_antecessor'),
  ).toEqual([
    ['FULANO DE SOUZA', 'Técnico Administrativo', '2023-06-01', 'aposentadoria', 'SICRANA DE MELO'],
    [
      'Maria da Silva Santos',
      'Técnico Administrativo',
      '2023-06-01',
      'exoneracao',
      'DILTRANO DE MELO',
    ],
  ])
})

test('a table with a column for each verb gives a row for each filled cell', () => {
  const found = decided(
    'Art. 1º Promover as nomeações e exonerações da tabela abaixo.\n\nServidor\tExonerar\tNomear\tDestino\nFulano de Souza\tCGE I\tCCT II\tSEL\nSicrana de Melo\t-\tCCT I\tSEL',
  )
  expect(told(found, 'verbo', 'tipo_movimentacao', 'pessoa_nome', 'codigo', 'unidade')).toEqual([
    ['Exonerar', 'exoneracao', 'Fulano de Souza', 'CGE I', null],
    ['Nomear', 'nomeacao', 'Fulano de Souza', 'CCT II', 'SEL'],
    ['Nomear', 'nomeacao', 'Sicrana de Melo', 'CCT I', 'SEL'],
  ])
})

test('members of a committee; whoever stands in for its president is no further row', () => {
  const found = decided(
    'Art. 1º Constituir Comissão de Inventário, sob a presidência do primeiro, com os servidores:\n\nFULANO DE SOUZA - Matrícula - 1234567\n\nSICRANA DE MELO - Matrícula - 7654321\n\nArt. 2º O Presidente será substituído pela servidora SICRANA DE MELO.',
  )
  expect(
    told(found, 'tipo_movimentacao', 'pessoa_nome', 'pessoa_papel', 'matricula', 'unidade'),
  ).toEqual([
    ['designacao', 'FULANO DE SOUZA', 'presidente', '1234567', 'Comissão de Inventário'],
    ['designacao', 'SICRANA DE MELO', 'membro', '7654321', 'Comissão de Inventário'],
  ])
})

test('a pension is a row of the late servant alone, and its beneficiary is in no column', () => {
  const found = decided(
    'Art. 1º Conceder pensão vitalícia a SICRANA DE MELO, viúva do ex-servidor FULANO DE SOUZA, aposentado do cargo de Motorista, matrícula SIAPE nº 1234567.\n\nArt. 2º Os efeitos desta Portaria retroagem a 4.2.2023, data do óbito do servidor.',
  )
  expect(
    told(
      found,
      'tipo_movimentacao',
      'pessoa_nome',
      'pessoa_papel',
      'cargo_efetivo',
      'data_efeito',
      'data_efeito_origem',
    ),
  ).toEqual([['pensao', 'FULANO DE SOUZA', 'instituidor', 'Motorista', '2023-02-04', 'obito']])
  expect(JSON.stringify(found)).not.toContain('SICRANA')
})

test('whoever is given a pension has no row where it is undone or corrected', () => {
  const undone = decided(
    'Tornar sem efeito a Portaria nº 3, que concedeu pensão a SICRANA DE MELO, cônjuge do ex-servidor FULANO DE SOUZA.',
  )
  expect(told(undone, 'tipo_movimentacao', 'pessoa_nome')).toEqual([
    ['tornar_sem_efeito', 'FULANO DE SOUZA'],
  ])
  const corrected = rows(
    'RETIFICAÇÃO\n\nNa Portaria nº 3, que concedeu pensão à beneficiária SICRANA DE MELO, onde se lê: "art. 1º", leia-se: "art. 2º, de SICRANA DE MELO".',
    '',
  )
  expect(told(corrected, 'tipo_movimentacao', 'pessoa_nome')).toEqual([['retificacao', null]])
})

const OF_HEIR = 'matrícula SIAPE nº 7654321'

test.each([
  [
    'a list of beneficiaries',
    'Conceder pensão vitalícia, em decorrência do falecimento do servidor aposentado FULANO DE SOUZA, matrícula nº 4567, aos seguintes beneficiários:\n\n1) SICRANA DE MELO, cônjuge;\n\n2) DILTRANO DE MELO, filho menor',
  ],
  [
    'a list in the paragraph of its verb',
    'Conceder pensão, instituída pelo ex-servidor FULANO DE SOUZA, matrícula nº 4567, aos seguintes beneficiários:\n\n1) SICRANA DE MELO, cônjuge; 2) DILTRANO DE MELO, filho menor',
  ],
  [
    'a list before the late servant',
    'Conceder Pensão Civil a\n\n1. SICRANA DE MELO, de acordo com o artigo 217, inciso I, da Lei nº 8.112/90;\n\n2. DILTRANO DE MELO, de acordo com o artigo 217, inciso IV, da Lei nº 8.112/90;\n\nem decorrência do falecimento de FULANO DE SOUZA, matrícula SIAPE nº 4567.',
  ],
  [
    'items that say what they are',
    'Conceder, em virtude do falecimento do servidor aposentado, FULANO DE SOUZA, matrícula SIAPE nº 4567:\n\nPensão à companheira SICRANA DE MELO, com fundamento no art. 217.\n\nPensão a DILTRANO DE MELO, com fundamento no art. 217.',
  ],
  [
    'items that name the late servant again',
    'Conceder pensão aos beneficiários abaixo:\n\n1) SICRANA DE MELO, viúva do ex-servidor FULANO DE SOUZA, matrícula nº 4567;\n\n2) DILTRANO DE MELO, filho do ex-servidor FULANO DE SOUZA, matrícula nº 4567',
  ],
  [
    'a table with the late servant',
    'Conceder pensão conforme o quadro abaixo:\n\nBeneficiário\tVínculo\tInstituidor\nSICRANA DE MELO\tCônjuge\tFULANO DE SOUZA\nDILTRANO DE MELO\tFilho\tFULANO DE SOUZA',
  ],
  [
    'a table without the late servant',
    'Conceder pensão por morte aos beneficiários do instituidor FULANO DE SOUZA, matrícula SIAPE nº 4567, conforme quadro abaixo:\n\nBeneficiários(as)\tTipo de Pensão\tFundamento Legal\nSICRANA DE MELO\tTEMPORÁRIA (Cônjuge)\tInciso I do art. 217\nDILTRANO DE MELO\n',
  ],
  [
    'a pension that ends',
    `Cancelar a pensão temporária relativa a SICRANA DE MELO, ${OF_HEIR}, na qualidade de filha maior do ex-servidor FULANO DE SOUZA, e reverter a cota em favor de DILTRANO DE MELO.`,
  ],
  [
    'the death of a beneficiary',
    `Extinguir o benefício de pensão por morte de SICRANA DE MELO, ${OF_HEIR}, viúva do ex-servidor FULANO DE SOUZA, matrícula nº 4567, com reversão a DILTRANO DE MELO.`,
  ],
  [
    'a pension of a servant who lives',
    `Conceder pensão à servidora aposentada SICRANA DE MELO, ${OF_HEIR}, viúva do servidor FULANO DE SOUZA, e a DILTRANO DE MELO, seu filho.`,
  ],
  [
    'reparations',
    'Transferir a reparação econômica à SICRANA DE MELO E DILTRANO DE MELO, na condição de filhos menores do ex-anistiado político FULANO DE SOUZA, matrícula SIAPE nº 4567.',
  ],
])('of what heirs are paid, the late servant alone is a row: %s', (_, text) => {
  const found = decided(text)
  const names = new Set(found.map(({ pessoa_nome }) => pessoa_nome))
  expect([...names]).toEqual(['FULANO DE SOUZA'])
  expect(found[0]!.pessoa_papel).toBe('instituidor')
  expect(JSON.stringify(found)).not.toMatch(/SICRANA|DILTRANO|7654321/)
})

test.each([
  'Conceder pensão aos seguintes beneficiários:\n\n1) SICRANA DE MELO, cônjuge;\n\n2) DILTRANO DE MELO',
  'Cancelar a pensão dos beneficiários abaixo:\n\n1) SICRANA DE MELO, cônjuge;\n\n2) DILTRANO DE MELO',
  'Cancelar a pensão conforme tabela:\n\nNome\tMatrícula\nSICRANA DE MELO\t7654321\nDILTRANO DE MELO\t7654322',
  'Incluir os seguintes dependentes:\n\nSICRANA DE MELO\n\nDILTRANO DE MELO',
  'Conceder auxílio-funeral a SICRANA DE MELO.',
  'Cancelar a pensão, matrícula SIAPE nº 7654321.',
  'Nomear os servidores abaixo:\n\nA viúva SICRANA DE MELO\n\nDILTRANO DE MELO, na qualidade de filho menor',
])('nobody is a row where only heirs are named: %s', (text) => {
  expect(decided(text)).toEqual([])
})

test('who asks in one list, and is an heir in another, is no row', () => {
  const found = decided(
    'Art. 1º Enquadrar os requerentes abaixo:\n\nRequerente\tProcesso\nSICRANA DE MELO\t12345.000001/2023-01\nBELTRANO DE MELO\t12345.000002/2023-01\n\nINSTITUIDORES DE PENSÃO\n\nInteressado\tProcesso\tPensionista\nFULANO DE SOUZA\t12345.000001/2023-01\tSICRANA DE MELO',
  )
  expect(told(found, 'pessoa_nome')).toEqual([['BELTRANO DE MELO'], ['FULANO DE SOUZA']])
})

test('who works where pensions are dealt with is no heir', () => {
  const found = decided(
    'Designar FULANO DE SOUZA para exercer o encargo de Chefe da Seção de Aposentadorias e Pensões, código FCE 1.01.\n\nArt. 2º Dispensar SICRANA DE MELO, da função de Assessora da Seção de Análise de Pensões.',
  )
  expect(told(found, 'pessoa_nome')).toEqual([['FULANO DE SOUZA'], ['SICRANA DE MELO']])
})

test('numbered acts below what all of them say', () => {
  const found = decided(
    'Autorizar o afastamento do país dos seguintes servidores:\n\nNº 253 FULANA DE SOUZA, SIAPE Nº 1234567, no período de 15/4/2023 a 23/4/2023.\n\nNº 254 SICRANO DE MELO, SIAPE Nº 7654321, no período de 1/5/2023 a 3/5/2023.',
  )
  expect(told(found, 'tipo_movimentacao', 'pessoa_nome', 'periodo_inicio')).toEqual([
    ['afastamento', 'FULANA DE SOUZA', '2023-04-15'],
    ['afastamento', 'SICRANO DE MELO', '2023-05-01'],
  ])
})

test('a correction beside other acts, a verb whose object stands below it, and one in the gerund', () => {
  const several = decided(
    'Nº 1 - Retificar a Portaria nº 9. Onde se lê: "FG-1". Leia-se: "FG-2".\n\nNº 2 - Nomear FULANA DE SOUZA para o cargo de Assessor, exonerando, em consequência, a servidora SICRANA DE MELO.',
  )
  expect(told(several, 'tipo_movimentacao', 'pessoa_nome', 'codigo')).toEqual([
    ['retificacao', null, 'FG-2'],
    ['nomeacao', 'FULANA DE SOUZA', null],
    ['exoneracao', 'SICRANA DE MELO', null],
  ])
  const below = rows(
    'DESPACHO\n\nO MINISTRO DO EXEMPLO, no uso de suas atribuições, autoriza:\n\nO afastamento do País de FULANO DE SOUZA, de 3 a 11 de abril de 2023.\n\nBELTRANA DE TAL',
  )
  expect(told(below, 'tipo_movimentacao', 'pessoa_nome', 'periodo_fim')).toEqual([
    ['afastamento', 'FULANO DE SOUZA', '2023-04-11'],
  ])
})

test('the committee that somebody joins, in capitals or not; a surname that is also a body', () => {
  const found = decided(
    'Art. 1º Designar FULANO DE SOUZA para a EQUIPE DE APOIO.\n\nArt. 2º Designar SICRANA CAMPO DE MELO para a Equipe de Compras.',
  )
  expect(told(found, 'pessoa_nome', 'unidade')).toEqual([
    ['FULANO DE SOUZA', 'EQUIPE DE APOIO'],
    ['SICRANA CAMPO DE MELO', 'Equipe de Compras'],
  ])
})

test('where somebody works until now is not where the office is', () => {
  const found = decided(
    'Designar a servidora FULANA DE SOUZA, matrícula SIAPE nº 1234567, Analista Ambiental, lotada no Departamento de Obras, para exercer a função de Chefe da Divisão de Contratos, código FCE 1.07, da Reserva Extrativista do Exemplo.',
  )
  expect(told(found, 'cargo_efetivo', 'cargo_funcao', 'unidade')).toEqual([
    ['Analista Ambiental', 'Chefe da Divisão de Contratos', 'Reserva Extrativista do Exemplo'],
  ])
})

test('whoever is stood in for is no office, and the same office again is that of the row before', () => {
  const found = decided(
    'Art. 1º Designar FULANA DE SOUZA para substituir SICRANO DE TAL, na função comissionada de CHEFE DE SEÇÃO (FC-5) da Seção de Compras.\n\nArt. 2º Dispensar DILTRANO DE SOUZA da função de Assessor, código FCE 2.10, do Gabinete.\n\nArt. 3º Designar BELTRANO DE SOUZA para exercer a referida função.',
  )
  expect(told(found, 'pessoa_nome', 'cargo_funcao', 'codigo', 'unidade')).toEqual([
    ['FULANA DE SOUZA', 'CHEFE DE SEÇÃO', 'FC-5', 'Seção de Compras'],
    ['DILTRANO DE SOUZA', 'Assessor', 'FCE 2.10', 'Gabinete'],
    ['BELTRANO DE SOUZA', 'Assessor', 'FCE 2.10', 'Gabinete'],
  ])
})

test('lines with labels tell of a person as a row of a table does', () => {
  const found = decided(
    'AUTORIZAR o seguinte afastamento do País:\n\nNome: FULANA DE SOUZA\n\nCargo: Professor do Magistério Superior\n\nMatrícula SIAPE: 1234567 Lotação: Instituto de Química\n\nPeríodo do Afastamento: 24/04 a 02/08/2023\n\nMotivo do Afastamento: Pós-Doutorado\n\nNome: SICRANO DE TAL\n\nCargo: Técnico de Laboratório',
  )
  expect(
    told(found, 'pessoa_nome', 'cargo_efetivo', 'matricula', 'unidade', 'periodo_inicio'),
  ).toEqual([
    [
      'FULANA DE SOUZA',
      'Professor do Magistério Superior',
      '1234567',
      'Instituto de Química',
      '2023-04-24',
    ],
    ['SICRANO DE TAL', 'Técnico de Laboratório', null, null, null],
  ])
})

test('a heading within a list is told of what stands below it', () => {
  const found = decided(
    'Agregar os seguintes oficiais:\n\nI - A partir de 22MAR2023:\n\nCF (T) 98.0435.52 FULANO DE SOUZA; e\n\nCC (AA) 86.4995.21 SICRANO DE TAL.\n\nII - A partir de 23MAR2023:\n\nCMG 06.7581.69 DILTRANO DE SOUZA.',
  )
  expect(told(found, 'pessoa_nome', 'matricula', 'data_efeito')).toEqual([
    ['FULANO DE SOUZA', '98.0435.52', '2023-03-22'],
    ['SICRANO DE TAL', '86.4995.21', '2023-03-22'],
    ['DILTRANO DE SOUZA', '06.7581.69', '2023-03-23'],
  ])
})

test('a committee that one article makes and another one fills', () => {
  const found = decided(
    'Art. 1º Instituir a Comissão de Ética.\n\nArt. 2º Integram a comissão:\n\nI - Presidente: FULANA DE SOUZA;\n\nII - SICRANO DE TAL, Analista Ambiental.',
  )
  expect(told(found, 'verbo', 'pessoa_nome', 'pessoa_papel', 'unidade', 'cargo_funcao')).toEqual([
    ['Integram', 'FULANA DE SOUZA', 'presidente', 'Comissão de Ética', null],
    ['Integram', 'SICRANO DE TAL', 'membro', 'Comissão de Ética', null],
  ])
})

test('a correction has what is new', () => {
  const found = rows(
    'RETIFICAÇÃO\n\nNa Portaria nº 5, de 2 de maio de 2023, onde se lê: "Dispensar, a partir de 1º de maio de 2023, FULANO DE SOUZA, do cargo de Assessor, código CCE 2.13", leia-se: "Dispensar, a partir de 3 de maio de 2023, FULANO DE SOUZA, do cargo de Assessor, código CCE 2.14".',
    '',
  )
  expect(
    told(found, 'tipo_movimentacao', 'pessoa_nome', 'codigo', 'data_efeito', 'autoridade_nome'),
  ).toEqual([['retificacao', 'FULANO DE SOUZA', 'CCE 2.14', '2023-05-03', null]])
})

test('a period whose months and years are told at its end', () => {
  const period = (text: string) =>
    told(
      decided(`Autorizar o afastamento do país de FULANO DE SOUZA, ${text}, com ônus limitado.`),
      'tipo_movimentacao',
      'periodo_inicio',
      'periodo_fim',
    )
  expect(period('no período de 9 a 23 de abril de 2023')).toEqual([
    ['afastamento', '2023-04-09', '2023-04-23'],
  ])
  expect(period('no período de 29 de maio a 4 de junho de 2023')).toEqual([
    ['afastamento', '2023-05-29', '2023-06-04'],
  ])
  expect(period('de 30/04 a 07/05/2023')).toEqual([['afastamento', '2023-04-30', '2023-05-07']])
})

test('who decides on nobody, and acts of other sections, have no rows', () => {
  expect(decided('Art. 1º Prorrogar por 60 dias o prazo da Comissão de FULANO DE SOUZA.')).toEqual(
    [],
  )
  const text = `${OPENING}Nomear FULANO DE SOUZA para o cargo de Assessor.`
  expect(linhasOf({ ...act(text), secao_base: '3' }).pessoal).toEqual([])
})

test('no value holds a CPF, wherever an act prints one', () => {
  const cpf = fc.constantFrom(...CPF_FORMS)
  const gaps = fc.array(fc.constantFrom('', ' ', ', ', ' CPF ', ' nº '), {
    minLength: 6,
    maxLength: 6,
  })
  fc.assert(
    fc.property(cpf, gaps, (bare, [a, b, c, d, e, f]) => {
      const found = decided(
        `Nomear${a}${bare} FULANO DE SOUZA${b}${bare}, matrícula${c}${bare}, para o cargo de Assessor${d}${bare}, código CCE 1.15${e}${bare}, da Diretoria de Obras${f}${bare}, na vaga de SICRANA DE MELO ${bare}.`,
      )
      expect(tellsCpf(JSON.stringify(found))).toBe(false)
    }),
  )
})

const PRINTED =
  /_nome$|_antecessor$|_codigo$|^cargo_|^unidade$|^orgao_destino$|^verbo$|^matricula$|^codigo$/

test('any text is read, and words lie where their row says', () => {
  const pieces = [
    'Nomear ',
    'Designar os servidores abaixo:\n\n',
    'FULANO DE SOUZA',
    'Maria da Silva, matrícula SIAPE nº 1234567',
    ', para exercer o cargo de Chefe da Divisão de X',
    ', código FCE 1.13',
    ' da Diretoria de Obras',
    ', a partir de 1º/3/2023',
    'onde se lê: ',
    'leia-se: ',
    'Nome\tCargo\n',
    'FULANO DE SOUZA\tAnalista\n',
    '\n\nBELTRANA DE TAL\n\n',
    '\n\nArt. 2º ',
    ' em vaga decorrente da aposentadoria de ',
    '😀 ',
    '\n\n',
    '. ',
  ]
  const text = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string()), { maxLength: 25 })
  fc.assert(
    fc.property(text, (parts) => {
      const own = `${OPENING}${parts.join('')}`.toWellFormed()
      const points = Array.from(own)
      for (const row of rows(own)) {
        expect(row.inicio).toBeLessThanOrEqual(row.fim)
        for (const { coluna, inicio, fim } of row.trechos) {
          expect(inicio).toBeLessThan(fim)
          if (!PRINTED.test(coluna)) continue
          const words = points.slice(inicio, fim).join('').replace(/\s+/g, ' ').trim()
          expect(words).toBe(row[coluna])
        }
      }
    }),
  )
})

test.each([
  'Nomear FULANO DE SOUZA para o cargo de Chefe, ',
  'FULANO DE SOUZA e ',
  'Nomear ',
  'e nomear ',
  'pensão a FULANO DE SOUZA, filho de ',
  'Fulano de Souza, matrícula 1234567, ',
  'da Diretoria de ',
  'cargo de Chefe da Divisão de ',
  'código FCE ',
  '1/2/2023 a ',
  'onde se lê: A leia-se: B ',
  'Substituir FULANO DE SOUZA por ',
  '1. FULANO DE SOUZA, ',
  'A Comissão será presidida por FULANO DE SOUZA.\n\n',
  'Declarar vago o cargo, código de vaga 123456.\n\n',
  'servidores matrículas nºs 912345 e 912346, ',
  'cargos abaixo: ',
  'A\t',
  'FULANO DE SOUZA\tA\n',
  'FULANO DE SOUZA\n\n',
  'A B ',
  'DE ',
  '(',
  '. ',
  'Art. 1º Esta Portaria entra em vigor na data de sua publicação\n\n',
  ' ',
])('an act of nothing but %j takes linear time', (piece) => {
  expectLinear(1_600, (times) => {
    const text = piece.repeat(times)
    return () => {
      decided(`Nomear os servidores abaixo: ${text}`)
      decided(text)
      decided(`Designar FULANO DE SOUZA para:\n\n${text}\n\n${text}`)
    }
  })
})

test.each(['1/2/2023, ', 'código ', 'à disposição '])(
  'a list below a stem of nothing but %j takes linear time',
  (piece) => {
    expectLinear(800, (times) => {
      const items = 'FULANO DE SOUZA;\n\n'.repeat(times)
      const stem = piece.repeat(times)
      return () => {
        decided(`Nomear os servidores abaixo, ${stem}:\n\n${items}`)
        decided(`Tornar sem efeito a nomeação dos servidores abaixo, ${stem}:\n\n${items}`)
      }
    })
  },
)

test.each([
  'Nº 7 - Nomear FULANO.\n\nEstas Portarias entram em vigor na data de sua publicação.\n\n',
  'Nomear FULANO.\n\nEsta Portaria entra em vigor na data de sua publicação.\n\n',
])('provisions on when acts hold take linear time: %j', (text) => {
  expectLinear(4_800, (times) => {
    const acts = text.repeat(times)
    return () => decided(acts)
  })
})

test('a rank and a corps are no part of a name', () => {
  const found = decided(
    'DISPENSAR o 1º Sgt CBMDF FULANO DE MELO da Gratificação de Representação de ASSISTENTE, código GR IV.',
  )
  expect(told(found, 'pessoa_nome')).toEqual([['FULANO DE MELO']])
})

test('who is away may be told behind a post, several in one sentence', () => {
  const found = decided(
    'AUTORIZAR, o afastamento do país da Corregedora-Geral, código CGE II, Fulana Maria de Souza, e dos Analistas de Obras, Sicrano Costa de Melo e Beltrana Alves Pereira, para visita técnica, no período de 6 a 13 de maio de 2023.',
  )
  expect(told(found, 'pessoa_nome', 'cargo_efetivo', 'periodo_fim')).toEqual([
    ['Fulana Maria de Souza', 'Corregedora-Geral', '2023-05-13'],
    ['Sicrano Costa de Melo', 'Analistas de Obras', '2023-05-13'],
    ['Beltrana Alves Pereira', 'Analistas de Obras', '2023-05-13'],
  ])
})

test('a list on one line shares the period behind it; a place and a day are nobody', () => {
  const found = decided(
    'Autorizar o afastamento do país dos servidores:\n\nFULANA DE SOUZA, Analista, SIAPE nº 1784203-1; e SICRANO DE MELO, Técnico, SIAPE nº 154755-10, para visita técnica, no período de 23 a 29 de abril de 2023.\n\nPorto Alegre, RS 11 de maio de 2023.',
  )
  expect(told(found, 'pessoa_nome', 'matricula', 'periodo_inicio')).toEqual([
    ['FULANA DE SOUZA', '1784203-1', '2023-04-23'],
    ['SICRANO DE MELO', '154755-10', '2023-04-23'],
  ])
})

test('a list ends with its article, whatever is in an annex', () => {
  const found = decided(
    'Art. 1º Designar para a função de Relator os seguintes servidores:\n\nI - Fulana Maria de Souza, Analista; e\n\nII - Sicrano Costa de Melo, Técnico.\n\nArt. 2º O Anexo Único da Portaria nº 89 é o desta.\n\nNome\tCargo\nDiltrano Costa Alves\tAuditor-Fiscal',
  )
  expect(told(found, 'pessoa_nome')).toEqual([['Fulana Maria de Souza'], ['Sicrano Costa de Melo']])
})

test('beside substitutes of a table the others only hold the office', () => {
  const found = decided(
    'Designar os servidores abaixo como substitutos do Diretor de Obras:\n\nTITULAR\tCARGO/FUNÇÃO\tSUBSTITUTOS\tSIAPE\nFULANA DE SOUZA\tDiretor de Obras\tSICRANO DE MELO\t2232749\n\t\tDILTRANA DE MELO\t271744',
  )
  expect(told(found, 'pessoa_nome', 'matricula')).toEqual([
    ['SICRANO DE MELO', '2232749'],
    ['DILTRANA DE MELO', '271744'],
  ])
})

test('an office is left within the sentence that gives another', () => {
  const found = decided(
    'designar FULANA DE SOUZA, matrícula S069919, para exercer o Cargo em Comissão de Assistente de Diretor, código TRT 9ª CJ-1, 16ª Vara do Trabalho de Curitiba, dispensando-a da Função Comissionada de Assistente de Juiz, código TRT 9ª FC-5, do Departamento de Ensino, Universidade do Exemplo.',
  )
  expect(
    told(found, 'verbo', 'pessoa_nome', 'matricula', 'cargo_funcao', 'codigo', 'unidade'),
  ).toEqual([
    [
      'designar',
      'FULANA DE SOUZA',
      'S069919',
      'Assistente de Diretor',
      'TRT 9ª CJ-1',
      '16ª Vara do Trabalho de Curitiba',
    ],
    [
      'dispensando-a',
      'FULANA DE SOUZA',
      'S069919',
      'Assistente de Juiz',
      'TRT 9ª FC-5',
      'Departamento de Ensino',
    ],
  ])
})

test('a committee is where somebody works, and a second alternate has no office', () => {
  const [row] = decided(
    'NOMEAR FULANA DE SOUZA para exercer, na Comissão de Educação, do Departamento de Comissões, o cargo em comissão de Assessor Técnico, CNE-07, do Quadro de Pessoal da Câmara dos Deputados.',
  )
  expect([row?.cargo_funcao, row?.unidade]).toEqual([
    'Assessor Técnico',
    'Comissão de Educação, do Departamento de Comissões',
  ])
  const found = decided(
    'Designar os membros da Comissão de Obras:\n\n1. Titular: Fulana Maria de Souza;\n\n2. Segundo Suplente: Sicrano Costa de Melo.',
  )
  expect(told(found, 'pessoa_nome', 'pessoa_papel', 'cargo_funcao')).toEqual([
    ['Fulana Maria de Souza', 'titular', null],
    ['Sicrano Costa de Melo', 'suplente', null],
  ])
})

test('a committee that an article names, an office that ends with who stands in, a campus above a table', () => {
  const found = decided(
    'Art. 1º Instituir a Comissão para elaboração do Plano de Obras.\n\nArt. 2º Designar para integrar a Comissão instituída no art. 1º:\n\nFulana Maria de Souza - matrícula SIAPE 2331591\n\nArt. 3º Dispensar SICRANO DE MELO da função de Diretor de Obras Substituto (DIROB).',
  )
  expect(told(found, 'pessoa_nome', 'unidade', 'cargo_funcao', 'substituto')).toEqual([
    ['Fulana Maria de Souza', 'Comissão para elaboração do Plano de Obras', null, false],
    ['SICRANO DE MELO', null, 'Diretor de Obras', true],
  ])
  const [row] = decided(
    'Nomear os candidatos abaixo:\n\nCampus Universitário de Exemplo - Nível D\n\nNome\tCargo\nFULANA DE SOUZA\tTécnico de Laboratório',
  )
  expect([row?.unidade, row?.cargo_funcao]).toEqual([
    'Campus Universitário de Exemplo',
    'Técnico de Laboratório',
  ])
})
