import { CONTRACT_COLUMNS, ROW_ACT_COLUMNS } from '../../gazette/rows/columns/read-columns.ts'
import { type Static, Type } from 'typebox'
import { INSTRUMENT_KINDS } from '../../gazette/rows/contracts/instrument-kind.ts'
import { MEASURED_ORIGINS } from '../../gazette/rows/contracts/measured.ts'
import { CONTRACT_QUALITY } from '../../gazette/rows/contracts/quality.ts'
import { CONTRACT_FACETS, CONTRACT_ORDERS } from '../../service/rows/contract-rows.ts'
import { amount, filterParameters } from '../archive/filters.ts'
import { contractFields, rowExample } from '../archive/rows-schema.ts'
import { named, oneOf } from '../schemas/field.ts'
import {
  facetFields,
  facetsSchema,
  qualitySchemas,
  rowPageExample,
  rowPageSchema,
} from './row-page-schema.ts'
import {
  bidParameters,
  cnpjParameter,
  dayParameter,
  facetsParameter,
  inDays,
  namedParameter,
  numberParameter,
  orderParameter,
  processParameter,
  rowParameters,
  wordsParameter,
} from './row-parameters.ts'
import { publishedExample, publishedFields } from './row-schema.ts'

export const contractExample = publishedExample(rowExample, { secao: '3', pagina: '41' })

const sumExample = {
  tipo_instrumento: 'termo_aditivo' as const,
  linhas: 1,
  com_valor: 1,
  valor: 140370.6,
}

export const contratoSchema = named(
  'Contrato',
  Type.Object(
    {
      ...contractFields,
      ...publishedFields(contractExample),
    },
    {
      description:
        'Uma linha da tabela `contratos`, um contratado de um instrumento, com o que a publicação é agora.',
    },
  ),
)

const somaSchema = named(
  'SomaDeContratos',
  Type.Object(
    {
      tipo_instrumento: oneOf(INSTRUMENT_KINDS, {
        description: 'O tipo das linhas somadas.',
        examples: [sumExample.tipo_instrumento],
      }),
      linhas: Type.Integer({ description: 'Quantas linhas.', examples: [sumExample.linhas] }),
      com_valor: Type.Integer({
        description: 'Quantas delas têm valor em reais, só seu ou comum a vários contratados.',
        examples: [sumExample.com_valor],
      }),
      valor: Type.Number({
        description:
          'A soma em reais dos `valor_global`, e de cada `valor_do_instrumento` cujos contratados não têm valor próprio, uma só vez. Aditivos repetem o valor do contrato.',
        examples: [sumExample.valor],
      }),
    },
    { description: 'As linhas de um tipo de instrumento em todo o resultado.' },
  ),
)

const countExample = { valor: 'contrato', com_valor: 10, soma: 48_120.5, total: 12 }

const facetaSchema = named(
  'FacetaDeContratos',
  Type.Object(
    facetFields(
      {
        valor: Type.String({
          description: 'Como o filtro de mesmo nome o recebe; um mês é AAAA-MM.',
          examples: [countExample.valor],
        }),
        com_valor: Type.Integer({
          description:
            'Quantas das linhas têm valor em reais, só seu ou comum a vários contratados.',
          examples: [countExample.com_valor],
        }),
        soma: Type.Number({
          description:
            'A soma deles em reais, como em `somas`, mas de todos os tipos de instrumento; aditivos repetem o valor do contrato.',
          examples: [countExample.soma],
        }),
      },
      countExample,
    ),
    { description: 'Quantas linhas do resultado têm cada valor, e quanto somam.' },
  ),
)

const [measured] = CONTRACT_QUALITY.colunas

const { columnSchema, qualitySchema } = qualitySchemas(
  CONTRACT_QUALITY,
  { quality: 'QualidadeDosContratos', column: 'QualidadeDaColuna' },
  {
    acts: 'Em quantos atos, rotulados só pelo texto e que nenhuma regra viu; quase todos de uma edição de 2023.',
    column: {
      coluna: oneOf(['linhas', ...CONTRACT_COLUMNS, 'partes', ...ROW_ACT_COLUMNS], {
        description:
          'A coluna; `linhas`: se a linha existe. As de `ato_` foram medidas em outros atos.',
        examples: [measured?.coluna],
      }),
      origem: oneOf(MEASURED_ORIGINS, {
        description: 'Quem escreveu os extratos: um sistema do governo, ou gente.',
        examples: [measured?.origem],
      }),
    },
  },
)

export const paginaContratosSchema = rowPageSchema('PaginaContratos', 'contratos', {
  row: contratoSchema,
  sum: somaSchema,
  sums: {
    each: 'Por tipo de instrumento.',
    all: 'Todo o resultado somado, os tipos com mais linhas antes.',
    example: sumExample,
  },
  facets: facetsSchema(CONTRACT_FACETS, facetaSchema),
  quality: qualitySchema,
  known: CONTRACT_QUALITY,
})

export const contractPageExample = rowPageExample(contractExample, sumExample, CONTRACT_QUALITY)

export const contractSchemas = [
  contratoSchema,
  somaSchema,
  facetaSchema,
  columnSchema,
  qualitySchema,
  paginaContratosSchema,
]

export const contractParameters = Type.Object({
  fornecedor_ni: cnpjParameter('do contratado'),
  fornecedor_nome: namedParameter('do nome do contratado', 'empresa de tal'),
  contratante_nome: namedParameter(
    'de quem contrata, como impresso',
    'universidade federal',
    ' Onde não está impresso, peça `orgao`.',
  ),
  contratante_cnpj: cnpjParameter('de quem contrata, se impresso'),
  numero_contrato: numberParameter('do contrato (da ata, do convênio…), com ou sem o ano', [
    '12/2024',
  ]),
  numero_licitacao: numberParameter('da licitação de que veio, com ou sem o ano', ['90012/2024']),
  processo: processParameter,
  tipo_instrumento: wordsParameter(
    INSTRUMENT_KINDS,
    'Tipo do instrumento; repita o parâmetro para aceitar qualquer de vários.',
    ['contrato'],
  ),
  modalidade: bidParameters.modalidade,
  uasg: bidParameters.uasg,
  orgao: rowParameters.orgao,
  situacao: filterParameters.situacao,
  valor_min: amount('`valor_global` é este ou mais, em reais.', 1000),
  valor_max: amount('`valor_global` é este ou menos, em reais.', 250000.5),
  data_inicio: rowParameters.data_inicio,
  data_fim: rowParameters.data_fim,
  assinatura_de: dayParameter('`data_assinatura` é este dia ou depois.', '2024-03-01'),
  assinatura_ate: dayParameter('`data_assinatura` é este dia ou antes.', '2024-03-31'),
  vigencia_fim_de: dayParameter('`vigencia_fim` é este dia ou depois.', '2025-01-01'),
  vigencia_fim_ate: dayParameter('`vigencia_fim` é este dia ou antes.', '2025-03-31'),
  vigencia_fim_em_dias: inDays('`vigencia_fim` é de hoje a este tanto de dias.', 90),
  termo: rowParameters.termo,
  literal: rowParameters.literal,
  facetas: facetsParameter(CONTRACT_FACETS, ['orgao', 'mes'], 'contar e somar'),
  ordem: orderParameter(
    CONTRACT_ORDERS,
    'valor',
    '; `valor`: do maior `valor_global` ao menor; `vigencia_fim`: as que terminam primeiro antes. As linhas em que ele não está impresso vêm por último',
  ),
  cursor: rowParameters.cursor,
  limite: rowParameters.limite,
})

export type ContractsAsked = Static<typeof contractParameters>
