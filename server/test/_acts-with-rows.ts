import { MONDAY, TUESDAY, type TestArticle } from './_editions.ts'

const CABINET = 'Ministério de Teste/Gabinete do Ministro'
const SECRETARIAT = 'Ministério de Teste/Secretaria de Compras'

interface Published {
  data?: string
  orgao?: string
}

/** An extract of a contract, in Section 3. */
export const extractOf = (
  idMateria: string,
  texto: string,
  { data = MONDAY, orgao = CABINET }: Published = {},
): TestArticle => ({
  idMateria,
  pubName: 'DO3',
  data,
  titulo: `EXTRATO DE CONTRATO Nº ${idMateria}/2024`,
  texto: `<p>${texto}</p>`,
  attributes: { artType: 'Extrato de Contrato', artCategory: orgao },
})

/** An ordinance about a person, in Section 2. */
export const ordinanceOf = (
  idMateria: string,
  texto: string,
  { data = MONDAY, orgao = CABINET }: Published = {},
): TestArticle => ({
  idMateria,
  pubName: 'DO2',
  data,
  titulo: `PORTARIA Nº ${idMateria}, DE 15 DE MARÇO DE 2024`,
  texto: `<p>O MINISTRO DE ESTADO DE TESTE, no uso de suas atribuições, resolve:</p>${texto
    .split('\n')
    .map((line) => `<p>${line}</p>`)
    .join('')}<p class="assina">BELTRANA DE TAL</p>`,
  attributes: { artCategory: orgao },
})

/** A notice of a tender, in Section 3. */
export const noticeOf = (
  idMateria: string,
  bid: string,
  texto: string,
  { data = MONDAY, orgao = CABINET, titulo = 'AVISO DE LICITAÇÃO' } = {},
): TestArticle => ({
  idMateria,
  pubName: 'DO3',
  data,
  titulo,
  texto: [bid, texto].map((line) => `<p>${line}</p>`).join(''),
  attributes: { artType: 'Aviso de Licitação', artCategory: orgao },
})

/** An act of Section 1 that makes rules. */
export const ruleOf = (
  titulo: string,
  { ementa = '', texto }: { ementa?: string; texto: string[] },
  { data = MONDAY, orgao = CABINET }: Published = {},
): TestArticle => ({
  idMateria: titulo.replaceAll(/\D/g, '').slice(0, 8),
  pubName: 'DO1',
  data,
  titulo,
  ementa,
  texto: texto.map((line) => `<p>${line}</p>`).join(''),
  attributes: { artCategory: orgao },
})

/** Norms: one changes another, one revokes several, one regulates a law, one says nothing of others. */
export const RULES: TestArticle[] = [
  ruleOf('PORTARIA Nº 11, DE 14 DE MARÇO DE 2024', {
    ementa: 'Altera a Portaria nº 8, de 2 de janeiro de 2020.',
    texto: [
      'O MINISTRO DE ESTADO DE TESTE, no uso de suas atribuições, resolve:',
      'Art. 1º O art. 2º da Portaria nº 8, de 2 de janeiro de 2020, passa a vigorar com a seguinte redação:',
      '"Art. 2º Fica revogada a Portaria nº 99, de 1º de junho de 2015." (NR)',
      'Art. 2º Esta Portaria entra em vigor na data de sua publicação.',
    ],
  }),
  ruleOf('RESOLUÇÃO Nº 12, DE 14 DE MARÇO DE 2024', {
    texto: [
      'O CONSELHO DE TESTE resolve:',
      'Art. 1º Ficam revogadas:',
      'I - a Portaria nº 8, de 2 de janeiro de 2020; e',
      'II - a Portaria nº 9, de 3 de janeiro de 2020.',
      'Art. 2º Esta Resolução entra em vigor em 1º de abril de 2024.',
    ],
  }),
  ruleOf(
    'DECRETO Nº 13.013, DE 14 DE MARÇO DE 2024',
    {
      ementa: 'Regulamenta a Lei nº 14.133, de 1º de abril de 2021.',
      texto: [
        'O PRESIDENTE DA REPÚBLICA, no uso da atribuição que lhe confere o art. 84 da Constituição, decreta:',
        'Art. 1º Este Decreto regulamenta a Lei nº 14.133, de 1º de abril de 2021.',
        'Art. 2º Este Decreto entra em vigor noventa dias após a data de sua publicação.',
      ],
    },
    { orgao: SECRETARIAT },
  ),
  ruleOf(
    'PORTARIA Nº 14, DE 15 DE MARÇO DE 2024',
    { texto: ['O SECRETÁRIO DE TESTE resolve:', 'Art. 1º Instituir o grupo de trabalho.'] },
    { data: TUESDAY },
  ),
]

/** Notices of tenders: with and without a day, an estimate or winners; one company only appeals. */
export const NOTICES: TestArticle[] = [
  noticeOf(
    '401',
    'PREGÃO ELETRÔNICO Nº 011/2024 - UASG 150002',
    'Objeto: Registro de preços de notebooks. Valor estimado: R$ 90.000,00. Abertura da sessão: 25/03/2024 às 14h.',
  ),
  noticeOf(
    '402',
    'CONCORRÊNCIA Nº 12/2024',
    'Objeto: reforma de escola. Valor estimado: R$ 500.000,00. Abertura da sessão: 25/03/2024 às 9h.',
    { orgao: SECRETARIAT },
  ),
  noticeOf(
    '403',
    'PREGÃO ELETRÔNICO Nº 13/2024',
    'Processo nº 23000.012345/2024-20. Objeto: compra de vassouras.',
    {
      data: TUESDAY,
    },
  ),
  noticeOf(
    '404',
    'PREGÃO ELETRÔNICO Nº 11/2023',
    'Objeto: compra de pneus. Homologado em favor das empresas: ALFA LTDA, CNPJ: 11.222.333/0001-81 - Total: R$ 100,00; BETA LTDA, CNPJ: 11.444.777/0001-61 - Total: R$ 50,50.',
    { data: TUESDAY, titulo: 'AVISO DE HOMOLOGAÇÃO' },
  ),
  noticeOf(
    '405',
    'PREGÃO ELETRÔNICO Nº 14/2024',
    'A ALFA LTDA, CNPJ 11.222.333/0001-81, recorreu. Objeto: compra de mesas. Abertura da sessão: 20/03/2024 às 9h.',
    { data: TUESDAY },
  ),
]

/** A notice of punishment, in Section 3. */
export const punishmentOf = (
  idMateria: string,
  texto: string,
  { data = MONDAY, orgao = CABINET }: Published = {},
): TestArticle => ({
  idMateria,
  pubName: 'DO3',
  data,
  titulo: 'AVISO DE PENALIDADE',
  texto: `<p>${texto}</p>`,
  attributes: { artType: 'Aviso de Penalidade', artCategory: orgao },
})

/** Sanctions of companies: with and without a term, a day or a fine; one is taken back. */
export const PUNISHMENTS: TestArticle[] = [
  punishmentOf(
    '501',
    'O Tribunal do Exemplo resolve aplicar à empresa ALFA LTDA, CNPJ 11.222.333/0001-81, as penalidades de multa no valor de R$ 1.500,10 e de impedimento de licitar e contratar com a União pelo prazo de 6 (seis) meses. Contrato nº 1/2023.',
  ),
  punishmentOf(
    '502',
    'A Universidade do Exemplo resolve aplicar à empresa BETA LTDA, CNPJ 11.444.777/0001-61, a penalidade de suspensão temporária de licitar e impedimento de contratar com a Universidade do Exemplo por 30 (trinta) dias, a contar de 10/01/2024.',
    { orgao: SECRETARIAT },
  ),
  punishmentOf(
    '503',
    'O Ministro resolve declarar a inidoneidade da empresa ALFA LTDA, filial, CNPJ 11.222.333/0002-62, para licitar ou contratar com a Administração Pública.',
    { data: TUESDAY },
  ),
  punishmentOf(
    '504',
    'O Tribunal do Exemplo torna sem efeito a penalidade de impedimento de licitar e contratar com a União, aplicada à empresa BETA LTDA, CNPJ 11.444.777/0001-61.',
    { data: TUESDAY },
  ),
  punishmentOf(
    '505',
    'O Ministro decide aplicar à pessoa jurídica GAMA LTDA, CNPJ 45.997.418/0001-53, a multa no valor de R$ 90.000,00, com fundamento no art. 6º da Lei nº 12.846/2013.',
    { data: TUESDAY },
  ),
]

/** Acts with rows of all tables: several of one act, some that say the same, columns with nothing in them. */
export const ACTS_WITH_ROWS: TestArticle[] = [
  extractOf(
    '101',
    'Contratada: EMPRESA DE TAL LTDA, CNPJ 11.222.333/0001-81. Objeto: pneus. Modalidade: Pregão. Valor Total: R$ 1.500.000,10. Vigência: 18/03/2024 a 17/03/2025. Data de Assinatura: 15/03/2024.',
  ),
  extractOf(
    '102',
    'Contratada: OUTRA LTDA, CNPJ 11.444.777/0001-61. Objeto: vassouras. Valor Total: R$ 50,20. Vigência: 18/03/2024 a 17/09/2024. Data de Assinatura: 10/03/2024.',
    { orgao: SECRETARIAT },
  ),
  extractOf(
    '103',
    'Nº Processo: 23000012345202320. Objeto: Curso. Total de Itens Licitados: 2. Fundamento Legal: Art. 25º da Lei nº 8.666. Justificativa: Única. Valor Global: R$ 300,00. CNPJ CONTRATADA : 11.222.333/0001-81 EMPRESA A. CNPJ CONTRATADA : 11.444.777/0001-61 EMPRESA B.</p><p>(SIDEC - 11/05/2023) 150002-00001-2023NE000001',
    { data: TUESDAY },
  ),
  extractOf('104', 'Contratada: PNEUCAR LTDA. Objeto: pneus usados.', { data: TUESDAY }),
  extractOf(
    '105',
    'Contratada: EMPRESA DE TAL LTDA, filial, CNPJ 11.222.333/0002-62. Objeto: pneus novos. Valor Total: R$ 1.000.000,00.',
    { data: TUESDAY, orgao: SECRETARIAT },
  ),
  ordinanceOf(
    '201',
    'Nomear MARIA DA SILVA, para exercer o cargo de Diretora do Departamento de Obras, código FCE 1.15.',
  ),
  ordinanceOf('202', 'Exonerar, a pedido, JOSÉ D’ÁVILA, do cargo de Assessor, código CCE 2.13.', {
    orgao: SECRETARIAT,
  }),
  ordinanceOf(
    '203',
    'Designar ANA MARIA DE MELO, para exercer o encargo de substituta eventual do Chefe da Divisão de Obras, código FCE-1.07.',
    { data: TUESDAY },
  ),
  ordinanceOf(
    '204',
    'Nº 1 - Dispensar PEDRO DE MELO, da função de Coordenador-Geral de Contratos, código FCE 1.13.\nNº 2 - Nomear PAULA DE MELO, para exercer o cargo de Secretária, código FCE 1.17.',
    { data: TUESDAY, orgao: SECRETARIAT },
  ),
  ordinanceOf('205', 'Nomear CARLA DE SOUZA, para exercer o cargo de Reitora, código CD-1.', {
    data: TUESDAY,
  }),
  ordinanceOf('206', 'Designar DAVI DE SOUZA, para exercer a Função Gratificada, código FG 02.', {
    data: TUESDAY,
  }),
  ...NOTICES,
  ...PUNISHMENTS,
  { idMateria: '301', pubName: 'DO3' },
]
