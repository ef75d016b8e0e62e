import { type Static, Type } from 'typebox'
import { MEASURED_NOTICES } from '../../gazette/rows/tenders/measured.ts'
import { TENDER_QUALITY } from '../../gazette/rows/tenders/quality.ts'
import { NOTICE_KINDS } from '../../gazette/rows/tenders/tender.ts'
import { TENDER_FACETS, TENDER_ORDERS } from '../../service/rows/tender-rows.ts'
import { amount, filterParameters } from '../archive/filters.ts'
import { tenderFields, tenderRowExample } from '../archive/tender-rows-schema.ts'
import { named, oneOf } from '../schemas/field.ts'
import {
  facetsSchema,
  qualitySchemas,
  rowFacetSchema,
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

const tenderExample = publishedExample(tenderRowExample, { secao: '3', pagina: '63' })

const tenderSumExample = { tipo_aviso: 'abertura' as const, linhas: 1 }

export const licitacaoSchema = named(
  'Licitacao',
  Type.Object(
    { ...tenderFields, ...publishedFields(tenderExample) },
    {
      description:
        'Uma linha da tabela `licitacoes`, uma licitação em um aviso, com o que a publicação é agora.',
    },
  ),
)

const somaSchema = named(
  'SomaDeLicitacoes',
  Type.Object(
    {
      tipo_aviso: oneOf(NOTICE_KINDS, {
        description: 'O tipo das linhas contadas.',
        examples: [tenderSumExample.tipo_aviso],
      }),
      linhas: Type.Integer({
        description: 'Quantas linhas; a mesma licitação pode estar em várias.',
        examples: [tenderSumExample.linhas],
      }),
    },
    { description: 'As linhas de um tipo de aviso em todo o resultado.' },
  ),
)

const [measured] = TENDER_QUALITY.colunas

const { columnSchema, qualitySchema } = qualitySchemas(
  TENDER_QUALITY,
  { quality: 'QualidadeDeLicitacoes', column: 'QualidadeDaColunaDeLicitacoes' },
  {
    acts: 'Em quantos atos, rotulados só pelo texto e que nenhuma regra viu; quase todos de uma edição de 2023.',
    column: {
      coluna: Type.String({
        description:
          'A coluna; `linhas`: se a linha existe; `vencedores.valor`: o campo de quem venceu. De `url_edital` nada se mediu. As de `ato_` foram medidas em outros atos.',
        examples: [measured!.coluna],
      }),
      avisos: oneOf(MEASURED_NOTICES, {
        description: 'Avisos que anunciam ou mudam uma licitação, ou os que dizem como terminou.',
        examples: [measured!.avisos],
      }),
    },
  },
)

export const paginaLicitacoesSchema = rowPageSchema('PaginaLicitacoes', 'licitacoes', {
  row: licitacaoSchema,
  sum: somaSchema,
  sums: {
    each: 'Por tipo de aviso.',
    all: 'Todo o resultado contado, os tipos com mais linhas antes.',
    example: tenderSumExample,
  },
  facets: facetsSchema(TENDER_FACETS, rowFacetSchema),
  quality: qualitySchema,
  known: TENDER_QUALITY,
})

export const tenderPageExample = rowPageExample(tenderExample, tenderSumExample, TENDER_QUALITY)

export const tenderSchemas = [
  licitacaoSchema,
  somaSchema,
  columnSchema,
  qualitySchema,
  paginaLicitacoesSchema,
]

export const tenderParameters = Type.Object({
  tipo_aviso: wordsParameter(
    NOTICE_KINDS,
    'O que o aviso faz ou conta; repita o parâmetro para aceitar qualquer de vários.',
    ['abertura', 'reabertura'],
  ),
  modalidade: bidParameters.modalidade,
  numero: numberParameter('da licitação, com ou sem o ano', ['90012/2024']),
  processo: processParameter,
  uasg: bidParameters.uasg,
  srp: Type.Optional(
    Type.Boolean({
      description: '`true`: só para registro de preços; `false`: só as demais. Sem ele, todas.',
      examples: [true],
    }),
  ),
  vencedor_ni: cnpjParameter('de quem venceu'),
  vencedor_nome: namedParameter('do nome de quem venceu', 'empresa de tal'),
  orgao: rowParameters.orgao,
  situacao: filterParameters.situacao,
  valor_min: amount('`valor_estimado` é este ou mais, em reais.', 1000),
  valor_max: amount('`valor_estimado` é este ou menos, em reais.', 250000.5),
  abertura_de: dayParameter('A sessão abre neste dia ou depois.', '2024-04-01'),
  abertura_ate: dayParameter('A sessão abre neste dia ou antes.', '2024-04-15'),
  abertura_em_dias: inDays('A sessão abre de hoje a este tanto de dias.', 15),
  data_inicio: rowParameters.data_inicio,
  data_fim: rowParameters.data_fim,
  termo: rowParameters.termo,
  literal: rowParameters.literal,
  facetas: facetsParameter(TENDER_FACETS, ['orgao', 'mes']),
  ordem: orderParameter(
    TENDER_ORDERS,
    'abertura',
    '; `abertura`: as que abrem primeiro antes; `valor`: do maior `valor_estimado` ao menor. As linhas em que ele não está impresso vêm por último',
  ),
  cursor: rowParameters.cursor,
  limite: rowParameters.limite,
})

export type TendersAsked = Static<typeof tenderParameters>
