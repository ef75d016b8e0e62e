import { type Static, Type } from 'typebox'
import { BID_KINDS } from '../../gazette/rows/contracts/contract.ts'
import type { LicitacaoLinha } from '../../gazette/rows/licitacao-linhas.ts'
import { MEASURED_NOTICES } from '../../gazette/rows/tenders/measured.ts'
import { TENDER_QUALITY } from '../../gazette/rows/tenders/quality.ts'
import { NOTICE_KINDS } from '../../gazette/rows/tenders/tender.ts'
import type { Published } from '../../service/rows/row-store.ts'
import { TENDER_FACETS, TENDER_ORDERS } from '../../service/rows/tender-rows.ts'
import { amount, filterParameters, list } from '../archive/filters.ts'
import { hitExample } from '../archive/publication-schema.ts'
import { tenderFields, tenderRowExample } from '../archive/tender-rows-schema.ts'
import { date, named, oneOf, ref } from '../schemas/field.ts'
import { rowFacetSchema } from './personnel-schema.ts'
import {
  FACETS_DESCRIPTION,
  figureFields,
  measuredFields,
  pageFields,
  publishedFields,
  inDays,
  rowParameters,
} from './row-schema.ts'

export const tenderExample: Published<LicitacaoLinha> = {
  ...tenderRowExample,
  publicacao: hitExample.id,
  data_publicacao: hitExample.data_publicacao,
  secao: '3',
  edicao: '52',
  pagina: '63',
  situacao: 'publicada',
  url_original: hitExample.url_original,
}

export const tenderSumExample = { tipo_aviso: 'abertura' as const, linhas: 1 }

export const licitacaoSchema = named(
  'Licitacao',
  Type.Object(
    { ...tenderFields, ...publishedFields('3', tenderExample.pagina) },
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

const facetaOuNada = Type.Union([ref(rowFacetSchema), Type.Null()])

const facetas = Type.Object(
  {
    tipo_aviso: facetaOuNada,
    modalidade: facetaOuNada,
    orgao: facetaOuNada,
    mes: facetaOuNada,
  } satisfies Record<(typeof TENDER_FACETS)[number], typeof facetaOuNada>,
  { description: FACETS_DESCRIPTION },
)

const [measured] = TENDER_QUALITY.colunas

const qualidadeDaColunaSchema = named(
  'QualidadeDaColunaDeLicitacoes',
  Type.Object(
    {
      coluna: Type.String({
        description:
          'A coluna; `linhas`: se a linha existe; `vencedores.valor`: o campo de quem venceu. De `url_edital` nada se mediu.',
        examples: [measured!.coluna],
      }),
      avisos: oneOf(MEASURED_NOTICES, {
        description: 'Avisos que anunciam ou mudam uma licitação, ou os que dizem como terminou.',
        examples: [measured!.avisos],
      }),
      ...figureFields(measured!),
    },
    { description: 'O que se mediu de uma coluna.' },
  ),
)

const qualidadeSchema = named(
  'QualidadeDeLicitacoes',
  Type.Object(
    {
      ...measuredFields(
        TENDER_QUALITY,
        'Em quantos atos, rotulados só pelo texto e que nenhuma regra viu; quase todos de uma edição de 2023.',
      ),
      colunas: Type.Array(ref(qualidadeDaColunaSchema), { description: 'As medidas.' }),
    },
    { description: 'O que se sabe dos erros das linhas.' },
  ),
)

export const paginaLicitacoesSchema = named(
  'PaginaLicitacoes',
  Type.Object(
    {
      total: pageFields.total,
      limite: pageFields.limite,
      somas: Type.Union(
        [Type.Array(ref(somaSchema), { description: 'Por tipo de aviso.' }), Type.Null()],
        {
          description: 'Todo o resultado contado, os tipos com mais linhas antes.',
          examples: [[tenderSumExample]],
        },
      ),
      facetas: Type.Union([facetas, Type.Null()], {
        description: 'As contagens pedidas em `facetas`; `null` se nenhuma, e com `cursor`.',
        examples: [null],
      }),
      qualidade: Type.Union([ref(qualidadeSchema), Type.Null()], {
        description: 'O que se sabe dos erros das linhas.',
        examples: [TENDER_QUALITY],
      }),
      resultados: Type.Array(ref(licitacaoSchema), { description: 'As linhas, na ordem pedida.' }),
      proximo: pageFields.proximo,
      avisos: pageFields.avisos,
    },
    { description: 'Uma página da tabela `licitacoes`.' },
  ),
)

export const tenderSchemas = [
  licitacaoSchema,
  somaSchema,
  qualidadeDaColunaSchema,
  qualidadeSchema,
  paginaLicitacoesSchema,
]

const day = (description: string, example: string) => Type.Optional(date(description, example))

export const tenderParameters = Type.Object({
  tipo_aviso: list(
    Type.Unsafe<string>(oneOf(NOTICE_KINDS, {})),
    'O que o aviso faz ou conta; repita o parâmetro para aceitar qualquer de vários.',
    ['abertura', 'reabertura'],
  ),
  modalidade: list(
    Type.Unsafe<string>(oneOf(BID_KINDS, {})),
    'Modalidade da licitação; repita o parâmetro para aceitar qualquer de várias.',
    ['pregao'],
  ),
  numero: list(
    Type.String({ maxLength: 40 }),
    'Número da licitação, com ou sem o ano; zeros à esquerda e pontuação não contam. Repita o parâmetro para aceitar qualquer de vários.',
    ['90012/2024'],
  ),
  uasg: list(
    Type.String({ pattern: String.raw`^\d{6}$` }),
    'Código da unidade de compra (UASG), seis algarismos; repita o parâmetro para aceitar qualquer de várias.',
    ['150002'],
  ),
  srp: Type.Optional(
    Type.Boolean({
      description: '`true`: só para registro de preços; `false`: só as demais. Sem ele, todas.',
      examples: [true],
    }),
  ),
  vencedor_ni: list(
    Type.String({ maxLength: 30 }),
    'CNPJ de quem venceu, com ou sem pontuação; com os 8 primeiros caracteres, qualquer estabelecimento da empresa. Repita o parâmetro para aceitar qualquer de vários. Por CPF não se procura.',
    ['12.345.678/0001-95'],
  ),
  orgao: rowParameters.orgao,
  situacao: filterParameters.situacao,
  valor_min: amount('`valor_estimado` é este ou mais, em reais.', 1000),
  valor_max: amount('`valor_estimado` é este ou menos, em reais.', 250000.5),
  abertura_de: day('A sessão abre neste dia ou depois.', '2024-04-01'),
  abertura_ate: day('A sessão abre neste dia ou antes.', '2024-04-15'),
  abertura_em_dias: inDays('A sessão abre de hoje a este tanto de dias.', 15),
  data_inicio: rowParameters.data_inicio,
  data_fim: rowParameters.data_fim,
  termo: rowParameters.termo,
  literal: rowParameters.literal,
  facetas: Type.Optional(
    Type.Array(oneOf(TENDER_FACETS, {}), {
      maxItems: TENDER_FACETS.length,
      description:
        'O que contar em todo o resultado, não só na página: `tipo_aviso`, `modalidade`, `orgao`, `mes`, separados por vírgula ou repetindo o parâmetro.',
      examples: [['orgao', 'mes']],
    }),
  ),
  ordem: Type.Optional(
    oneOf(TENDER_ORDERS, {
      default: 'recentes',
      description:
        'Ordem das linhas: as publicadas por último antes, ou depois; `abertura`: as que abrem primeiro antes; `valor`: do maior `valor_estimado` ao menor. As linhas em que ele não está impresso vêm por último.',
      examples: ['abertura'],
    }),
  ),
  cursor: rowParameters.cursor,
  limite: rowParameters.limite,
})

export type TendersAsked = Static<typeof tenderParameters>
