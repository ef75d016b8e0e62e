import { CONTRACT_COLUMNS, ROW_ACT_COLUMNS } from '../../gazette/rows/columns/read-columns.ts'
import { Type } from 'typebox'
import { BID_KINDS, ORIGINS } from '../../gazette/rows/contracts/contract.ts'
import { INSTRUMENT_KINDS } from '../../gazette/rows/contracts/instrument-kind.ts'
import { CONTRATO_COLUMNS } from '../../gazette/rows/columns/contrato-columns.ts'
import type { ContratoLinha, Linhas } from '../../gazette/rows/linhas.ts'
import { named, nullable, oneOf, ref } from '../schemas/field.ts'
import { linhaDeNormaSchema, normRowSchemas } from './norm-rows-schema.ts'
import { placeSchema, rowFieldsOf } from './row-fields.ts'
import { linhaDePessoalSchema, personnelRowSchemas } from './personnel-rows-schema.ts'
import { linhaDeSancaoSchema, sanctionRowSchemas } from './sanction-rows-schema.ts'
import { linhaDeLicitacaoSchema, tenderRowSchemas } from './tender-rows-schema.ts'

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
  ato_endereco: 'pub_7Q3M9XK2A5B8C1DE',
  ato_tipo: 'Extrato',
  ato_numero: null,
  ato_data: null,
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
  licitacoes: [],
  sancoes: [],
  normas: [],
}

const { amount, day, flag, given, integer, reading, text, word, about } = rowFieldsOf(
  CONTRATO_COLUMNS,
  rowExample,
)

const trechoDaLinhaSchema = placeSchema(
  'TrechoDaLinha',
  [...CONTRACT_COLUMNS, 'partes', ...ROW_ACT_COLUMNS],
  rowExample.trechos[0]!,
)

/** The columns of a row. */
export const contractFields = {
  id: given('id'),
  tipo_instrumento: oneOf(INSTRUMENT_KINDS, about('tipo_instrumento')),
  numero_contrato: text('numero_contrato'),
  ano_contrato: integer('ano_contrato'),
  numero_termo: text('numero_termo'),
  processo: text('processo'),
  modalidade: word('modalidade', BID_KINDS),
  numero_licitacao: text('numero_licitacao'),
  ano_licitacao: integer('ano_licitacao'),
  uasg: text('uasg'),
  contratante_nome: text('contratante_nome'),
  contratante_cnpj: text('contratante_cnpj', '00.394.494/0001-36'),
  contratante_orgao: given('contratante_orgao'),
  fornecedor_nome: text('fornecedor_nome'),
  fornecedor_ni: text('fornecedor_ni'),
  fornecedor_tipo: text('fornecedor_tipo'),
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
      description: CONTRATO_COLUMNS.partes.description,
      examples: [[{ nome: 'Universidade Federal de Exemplo', ni: null }]],
    },
  ),
  objeto: text('objeto'),
  valor_inicial: amount('valor_inicial', 1250.5),
  valor_global: amount('valor_global', 1250.5),
  valor_mensal: amount('valor_mensal', 1250.5),
  valor_acrescimo: amount('valor_acrescimo', 1250.5),
  valor_do_instrumento: amount('valor_do_instrumento', 1250.5),
  moeda: text('moeda'),
  data_assinatura: day('data_assinatura'),
  vigencia_inicio: day('vigencia_inicio'),
  vigencia_fim: day('vigencia_fim'),
  vigencia_prazo: text('vigencia_prazo', 'P12M'),
  vigencia_fim_calculada: flag('vigencia_fim_calculada'),
  fundamento_legal: text('fundamento_legal'),
  normas: Type.Array(Type.String(), about('normas')),
  origem_adesao: flag('origem_adesao'),
  sistema_origem: oneOf(ORIGINS, about('sistema_origem')),
  ...reading(trechoDaLinhaSchema),
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
      licitacoes: Type.Array(ref(linhaDeLicitacaoSchema), {
        description:
          'As linhas da tabela `licitacoes`, na ordem do texto, no máximo 300; vazio se o ato não é um aviso de licitação ou não é da Seção 3.',
      }),
      sancoes: Type.Array(ref(linhaDeSancaoSchema), {
        description:
          'As linhas da tabela `sancoes`, na ordem do texto; vazio se o ato não pune empresa ou é da Seção 2.',
      }),
      normas: Type.Array(ref(linhaDeNormaSchema), {
        description:
          'As linhas da tabela `normas`, na ordem do texto; vazio se o ato é da Seção 3, ou da Seção 2 e não muda nem revoga outro.',
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
  ...tenderRowSchemas,
  ...sanctionRowSchemas,
  ...normRowSchemas,
]
