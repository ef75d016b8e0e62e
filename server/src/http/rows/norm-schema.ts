import { NORM_LISTS } from '../../gazette/rows/columns/read-columns.ts'
import { type Static, Type } from 'typebox'
import { NORM_SPECIES } from '../../gazette/rows/norms/norm.ts'
import { NORM_QUALITY } from '../../gazette/rows/norms/quality.ts'
import type { NormChange } from '../../service/rows/norm-changes.ts'
import { NORM_FACETS, NORM_ORDERS } from '../../service/rows/norm-rows.ts'
import { filterParameters, list } from '../archive/filters.ts'
import { normFields, normRowExample, touchedFields } from '../archive/norm-rows-schema.ts'
import { date, named, nullable, oneOf, ref } from '../schemas/field.ts'
import {
  facetsSchema,
  pageFields,
  qualitySchemas,
  rowFacetSchema,
  rowPageExample,
  rowPageSchema,
} from './row-page-schema.ts'
import { facetsParameter, orderParameter, rowParameters, wordsParameter } from './row-parameters.ts'
import { publishedExample, publishedFields } from './row-schema.ts'

const normExample = publishedExample(normRowExample, { secao: '1', pagina: '63' })

const normSumExample = { especie: 'portaria' as const, linhas: 1 }

export const normaSchema = named(
  'Norma',
  Type.Object(
    { ...normFields, ...publishedFields(normExample) },
    {
      description: 'Uma linha da tabela `normas`, um ato, com o que a publicação é agora.',
    },
  ),
)

const somaSchema = named(
  'SomaDeNormas',
  Type.Object(
    {
      especie: oneOf(NORM_SPECIES, {
        description: 'A espécie das linhas contadas.',
        examples: [normSumExample.especie],
      }),
      linhas: Type.Integer({ description: 'Quantas linhas.', examples: [normSumExample.linhas] }),
    },
    { description: 'As linhas de uma espécie em todo o resultado.' },
  ),
)

const [measured] = NORM_QUALITY.colunas

const normQualitySchemas = qualitySchemas(
  NORM_QUALITY,
  { quality: 'QualidadeDeNormas', column: 'QualidadeDaColunaDeNormas' },
  {
    acts: 'Em quantos atos, rotulados só pelo texto e que nenhuma regra viu; quase todos da Seção 2 de 2023, nenhum deles lei ou decreto. São poucos: as medidas são incertas.',
    column: {
      coluna: Type.String({
        description:
          'A coluna; `altera` e `revoga`: se as normas são estas; `total` e `dispositivos`: das que são. As de `ato_` foram medidas em outros atos.',
        examples: [measured!.coluna],
      }),
    },
  },
)

export const normQualitySchema = normQualitySchemas.qualitySchema

export const paginaNormasSchema = rowPageSchema('PaginaNormas', 'normas', {
  row: normaSchema,
  sum: somaSchema,
  sums: {
    each: 'Por espécie.',
    all: 'Todo o resultado contado, as espécies com mais linhas antes.',
    example: normSumExample,
  },
  facets: facetsSchema(NORM_FACETS, rowFacetSchema),
  quality: normQualitySchema,
  known: NORM_QUALITY,
})

export const normPageExample = rowPageExample(normExample, normSumExample, NORM_QUALITY)

export const changeExample: NormChange = {
  efeito: 'altera',
  ...normExample.altera[0]!, // the example alters one
  total: null,
  ato: normExample,
}

export const alteracaoSchema = named(
  'AlteracaoDeNorma',
  Type.Object(
    {
      efeito: oneOf(NORM_LISTS, {
        description: 'O que o ato faz da norma.',
        examples: [changeExample.efeito],
      }),
      ...touchedFields,
      total: nullable(
        Type.Boolean({
          description:
            'Se é revogada inteira; `null` se a frase não o deixa claro, e se não é revogada.',
          examples: [changeExample.total],
        }),
      ),
      ato: ref(normaSchema),
    },
    { description: 'O que um ato do acervo diz que faz de uma norma, e as palavras que o dizem.' },
  ),
)

export const alteracoesDaNormaSchema = named(
  'AlteracoesDaNorma',
  Type.Object(
    {
      norma: Type.String({
        description: 'A norma, como foi lida do pedido.',
        examples: ['Portaria 8/2020'],
      }),
      total: nullable(
        Type.Integer({
          description: 'Quantos atos; `null` com `cursor`. Um ato pode alterar e revogar.',
          examples: [1],
        }),
      ),
      limite: Type.Integer({ description: 'Atos por página.', examples: [20] }),
      qualidade: Type.Union([ref(normQualitySchema), Type.Null()], {
        description: 'O que se sabe dos erros das linhas; `null` com `cursor`.',
        examples: [NORM_QUALITY],
      }),
      resultados: Type.Array(ref(alteracaoSchema), {
        description: 'As alterações, as publicadas por último antes.',
      }),
      proximo: pageFields.proximo,
      avisos: pageFields.avisos,
    },
    { description: 'O que o acervo diz que se fez de uma norma.' },
  ),
)

export const normSchemas = [
  normaSchema,
  somaSchema,
  normQualitySchemas.columnSchema,
  normQualitySchema,
  paginaNormasSchema,
  alteracaoSchema,
  alteracoesDaNormaSchema,
]

const LONGEST_NORM = 200
const touched = (does: string, example: string) =>
  list(
    Type.String({ maxLength: LONGEST_NORM }),
    `Só os atos que ${does} esta norma, escrita como em \`norma:\`, com ou sem o ano. Repita o parâmetro para aceitar qualquer de várias.`,
    [example],
  )

export const normParameters = Type.Object({
  especie: wordsParameter(
    NORM_SPECIES,
    'O que o ato é; repita o parâmetro para aceitar qualquer de várias.',
    ['portaria', 'resolucao'],
  ),
  numero: list(
    Type.String({ maxLength: 20 }),
    'Número do ato, com ou sem pontos. Repita o parâmetro para aceitar qualquer de vários.',
    ['12'],
  ),
  ano: Type.Optional(
    Type.Integer({
      minimum: 1800,
      maximum: 2200,
      description: 'Ano do ato.',
      examples: [2024],
    }),
  ),
  altera: touched('alteram', 'Lei 8.112/1990'),
  revoga: touched('revogam, inteira ou em parte,', 'Portaria 8/2020'),
  regulamenta: touched('regulamentam', 'Lei 14.133/2021'),
  entra_em_vigor_de: Type.Optional(
    date('Só os que dizem que entram em vigor neste dia ou depois.', '2024-03-01'),
  ),
  entra_em_vigor_ate: Type.Optional(
    date('Só os que dizem que entram em vigor neste dia ou antes.', '2024-03-31'),
  ),
  orgao: rowParameters.orgao,
  situacao: filterParameters.situacao,
  data_inicio: rowParameters.data_inicio,
  data_fim: rowParameters.data_fim,
  termo: rowParameters.termo,
  literal: rowParameters.literal,
  facetas: facetsParameter(NORM_FACETS, ['especie', 'mes']),
  ordem: orderParameter(
    NORM_ORDERS,
    'vigor',
    '; `vigor`: as que entram em vigor por último antes, as que não dizem quando por último',
  ),
  cursor: rowParameters.cursor,
  limite: rowParameters.limite,
})

export type NormsAsked = Static<typeof normParameters>

export const changeParameters = Type.Object({
  efeito: list(
    Type.Unsafe<(typeof NORM_LISTS)[number]>(oneOf(NORM_LISTS, {})),
    'Só o que os atos fazem da norma destes modos; repita o parâmetro para aceitar qualquer de vários.',
    ['revoga'],
  ),
  orgao: rowParameters.orgao,
  data_inicio: rowParameters.data_inicio,
  data_fim: rowParameters.data_fim,
  cursor: rowParameters.cursor,
  limite: rowParameters.limite,
})
