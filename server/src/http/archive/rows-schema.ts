import { Type } from 'typebox'
import { BID_KINDS, CONFIDENCES, ORIGINS } from '../../gazette/rows/contracts/contract.ts'
import { INSTRUMENT_KINDS } from '../../gazette/rows/contracts/instrument-kind.ts'
import { CONTRACT_COLUMNS, type ContratoLinha, type Linhas } from '../../gazette/rows/linhas.ts'
import { date, named, nullable, oneOf, ref } from '../schemas/field.ts'
import { linhaDePessoalSchema, personnelRowSchemas } from './personnel-rows-schema.ts'

/** A row of an invented extract. */
export const rowExample: ContratoLinha = {
  id: 'lin_4F7K2M9QX8B3C6DA',
  tipo_instrumento: 'termo_aditivo',
  numero_contrato: '8',
  ano_contrato: 2020,
  numero_termo: '3',
  processo: '23000.012345/2019-20',
  modalidade: 'pregao',
  numero_licitacao: '12',
  ano_licitacao: 2019,
  uasg: '150002',
  contratante_nome: 'INSTITUTO FEDERAL DE EXEMPLO',
  contratante_cnpj: null,
  contratante_orgao: 'Ministério da Educação/Instituto Federal de Exemplo',
  fornecedor_nome: 'EMPRESA DE EXEMPLO LTDA',
  fornecedor_ni: '12.345.678/0001-95',
  fornecedor_tipo: 'PJ',
  partes: [],
  objeto: 'Prorrogação do prazo de vigência por 12 meses',
  valor_inicial: null,
  valor_global: 140370.6,
  valor_mensal: null,
  valor_acrescimo: null,
  valor_do_instrumento: null,
  moeda: 'BRL',
  data_assinatura: '2024-03-12',
  vigencia_inicio: '2024-03-18',
  vigencia_fim: '2025-03-18',
  vigencia_prazo: null,
  vigencia_fim_calculada: false,
  fundamento_legal: 'Lei nº 8.666/93, art. 57, II',
  normas: ['Lei 8.666/1993'],
  origem_adesao: false,
  sistema_origem: 'comprasnet4',
  confianca: 'alta',
  versao_extrator: 1,
  inicio: 48,
  fim: 612,
  trechos: [{ coluna: 'objeto', inicio: 240, fim: 285 }],
}

const rowsExample: Linhas = {
  qualidade: 'experimental',
  contratos: [rowExample],
  pessoal: [],
}

const about = (field: keyof ContratoLinha, description: string) => ({
  description,
  examples: [rowExample[field]],
})
const text = (field: keyof ContratoLinha, description: string) =>
  nullable(Type.String(about(field, description)))
const integer = (field: keyof ContratoLinha, description: string) =>
  nullable(Type.Integer(about(field, description)))
const amount = (field: keyof ContratoLinha, description: string) =>
  nullable(Type.Number({ description, examples: [rowExample[field] ?? 1250.5] }))
const day = (field: keyof ContratoLinha, description: string) =>
  nullable({ ...date(description), examples: [rowExample[field]] })

const trechoDaLinhaSchema = named(
  'TrechoDaLinha',
  Type.Object(
    {
      coluna: oneOf([...CONTRACT_COLUMNS, 'partes'], {
        description: 'A coluna cujo valor foi lido ali.',
        examples: ['objeto'],
      }),
      inicio: Type.Integer({
        minimum: 0,
        description:
          'Onde as palavras começam em `conteudo_completo`, em caracteres Unicode, a partir de 0.',
        examples: [240],
      }),
      fim: Type.Integer({
        minimum: 0,
        description: 'O primeiro caractere depois.',
        examples: [285],
      }),
    },
    { description: 'O lugar do texto de onde veio o valor de uma coluna.' },
  ),
)

/** The columns of a row. */
export const contractFields = {
  id: Type.String(about('id', 'Identificador da linha; o mesmo enquanto o texto do ato não muda.')),
  tipo_instrumento: oneOf(
    INSTRUMENT_KINDS,
    about('tipo_instrumento', 'O que o extrato publica, pelo título ou pela espécie.'),
  ),
  numero_contrato: text(
    'numero_contrato',
    'Número do contrato (da ata, do convênio…), sem o ano, como impresso; de um termo que altera um contrato, o do contrato.',
  ),
  ano_contrato: integer('ano_contrato', 'Ano do número do contrato.'),
  numero_termo: text(
    'numero_termo',
    'Número do termo aditivo ou do apostilamento, em algarismos: `2` para "Segundo".',
  ),
  processo: text('processo', 'Número do processo, como impresso.'),
  modalidade: nullable(
    oneOf(BID_KINDS, about('modalidade', 'Modalidade da licitação, ou sua falta.')),
  ),
  numero_licitacao: text('numero_licitacao', 'Número da licitação, sem o ano, como impresso.'),
  ano_licitacao: integer('ano_licitacao', 'Ano da licitação.'),
  uasg: text('uasg', 'Código da unidade de compra (UASG).'),
  contratante_nome: text('contratante_nome', 'Quem contrata, como impresso.'),
  contratante_cnpj: nullable(
    Type.String({
      description: 'CNPJ de quem contrata, com dígitos verificadores corretos.',
      examples: ['00.394.494/0001-36'],
    }),
  ),
  contratante_orgao: Type.String(
    about('contratante_orgao', 'O órgão que publica, com os níveis separados por `/`.'),
  ),
  fornecedor_nome: text(
    'fornecedor_nome',
    'Quem é contratado, como impresso; um CPF no nome vem mascarado. `null` se o instrumento é de partes sem fornecedor.',
  ),
  fornecedor_ni: text('fornecedor_ni', 'CNPJ do contratado, ou CPF, sempre mascarado.'),
  fornecedor_tipo: nullable(
    Type.String({
      description: 'Pessoa jurídica (`PJ`) ou física (`PF`), pelo número impresso, como no PNCP.',
      examples: [rowExample.fornecedor_tipo],
    }),
  ),
  partes: Type.Array(
    Type.Object({
      nome: Type.String({
        description: 'Como impresso.',
        examples: ['Universidade Federal de Exemplo'],
      }),
      ni: nullable(
        Type.String({
          description: 'CNPJ, ou CPF mascarado.',
          examples: ['00.394.494/0001-36'],
        }),
      ),
    }),
    {
      description:
        'De convênios, acordos, doações, cessões e outros sem fornecedor, quem toma parte; vazio nos demais.',
      examples: [[{ nome: 'Universidade Federal de Exemplo', ni: null }]],
    },
  ),
  objeto: text('objeto', 'O objeto, como impresso.'),
  valor_inicial: amount('valor_inicial', 'Valor que o texto diz inicial ou original.'),
  valor_global: amount(
    'valor_global',
    'Valor total, global ou sem outro nome. Nunca um valor do objeto.',
  ),
  valor_mensal: amount('valor_mensal', 'Valor por mês.'),
  valor_acrescimo: amount('valor_acrescimo', 'Quanto o termo acrescenta.'),
  valor_do_instrumento: amount(
    'valor_do_instrumento',
    'Total de um instrumento com vários contratados, o mesmo em cada linha dele: não é para somar. `valor_global` é então só o do contratado.',
  ),
  moeda: text('moeda', 'Moeda dos valores (ISO 4217).'),
  data_assinatura: day('data_assinatura', 'Quando foi assinado.'),
  vigencia_inicio: day('vigencia_inicio', 'Primeiro dia de vigência, se impresso.'),
  vigencia_fim: day('vigencia_fim', 'Último dia de vigência; veja `vigencia_fim_calculada`.'),
  vigencia_prazo: nullable(
    Type.String({
      description: 'Prazo de vigência (ISO 8601).',
      examples: ['P12M'],
    }),
  ),
  vigencia_fim_calculada: Type.Boolean(
    about(
      'vigencia_fim_calculada',
      'Se `vigencia_fim` não está impressa e foi contada pelo prazo.',
    ),
  ),
  fundamento_legal: text('fundamento_legal', 'O fundamento legal, como impresso.'),
  normas: Type.Array(
    Type.String(),
    about('normas', 'As normas do fundamento legal, como em `entidades.normas`.'),
  ),
  origem_adesao: Type.Boolean(
    about(
      'origem_adesao',
      'Se o extrato é de adesão a uma ata: UASG, processo e licitação podem ser do órgão de origem.',
    ),
  ),
  sistema_origem: oneOf(
    ORIGINS,
    about(
      'sistema_origem',
      'O sistema que escreveu o extrato (`comprasnet4`, `sidec`), ou `livre`.',
    ),
  ),
  confianca: oneOf(
    CONFIDENCES,
    about('confianca', 'Quanto confiar na linha, pela regra que a leu.'),
  ),
  versao_extrator: Type.Integer(
    about('versao_extrator', 'Versão das regras da tabela; muda quando elas mudam.'),
  ),
  inicio: Type.Integer({
    minimum: 0,
    ...about(
      'inicio',
      'Onde o trecho da linha começa em `conteudo_completo`, em caracteres Unicode, a partir de 0.',
    ),
  }),
  fim: Type.Integer({ minimum: 0, ...about('fim', 'O primeiro caractere depois.') }),
  trechos: Type.Array(ref(trechoDaLinhaSchema), {
    description: 'De onde veio cada valor, na ordem do texto.',
  }),
}

const linhaDeContratoSchema = named(
  'LinhaDeContrato',
  Type.Object(contractFields, {
    description:
      'Uma linha da tabela `contratos`: um contratado de um instrumento. `null` é o que não está impresso; nada é adivinhado.',
  }),
)

export const linhasSchema = named(
  'LinhasDoAto',
  Type.Object(
    {
      qualidade: oneOf(['experimental'] as const, {
        description:
          'O que se sabe da qualidade das linhas. `experimental`: colunas podem estar erradas, e mudar.',
        examples: ['experimental'],
      }),
      contratos: Type.Array(ref(linhaDeContratoSchema), {
        description:
          'As linhas da tabela `contratos`, na ordem do texto, no máximo 1.000; vazio se o ato não é um extrato.',
      }),
      pessoal: Type.Array(ref(linhaDePessoalSchema), {
        description:
          'As linhas da tabela `pessoal`, na ordem do texto, no máximo 5.000; vazio se o ato não move pessoa ou não é da Seção 2.',
      }),
    },
    {
      description:
        'O que o ato diz, em linhas de tabelas, lidas só do texto; só vem com `incluir=linhas`.',
      examples: [rowsExample],
    },
  ),
)

export const rowSchemas = [
  linhasSchema,
  linhaDeContratoSchema,
  trechoDaLinhaSchema,
  ...personnelRowSchemas,
]
