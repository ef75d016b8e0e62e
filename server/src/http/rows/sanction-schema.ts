import { type Static, Type } from 'typebox'
import { SANCTION_QUALITY } from '../../gazette/rows/sanctions/quality.ts'
import {
  SANCTION_KINDS,
  SANCTION_SPHERES,
  SANCTION_STATES,
} from '../../gazette/rows/sanctions/sanction.ts'
import { SANCTION_FACETS, SANCTION_ORDERS } from '../../service/rows/sanction-rows.ts'
import { amount, filterParameters } from '../archive/filters.ts'
import { sanctionFields, sanctionRowExample } from '../archive/sanction-rows-schema.ts'
import { date, named, oneOf } from '../schemas/field.ts'
import {
  facetsSchema,
  qualitySchemas,
  rowFacetSchema,
  rowPageExample,
  rowPageSchema,
} from './row-page-schema.ts'
import {
  cnpjParameter,
  facetsParameter,
  namedParameter,
  orderParameter,
  processParameter,
  rowParameters,
  wordsParameter,
} from './row-parameters.ts'
import { publishedExample, publishedFields } from './row-schema.ts'

const sanctionExample = publishedExample(sanctionRowExample, { secao: '3', pagina: '63' })

const sanctionSumExample = {
  categoria_sancao: 'impedimento' as const,
  linhas: 1,
  valor_multa: null,
}

export const sancaoSchema = named(
  'Sancao',
  Type.Object(
    { ...sanctionFields, ...publishedFields(sanctionExample) },
    {
      description:
        'Uma linha da tabela `sancoes`, uma sanção de uma empresa em um ato, com o que a publicação é agora.',
    },
  ),
)

const somaSchema = named(
  'SomaDeSancoes',
  Type.Object(
    {
      categoria_sancao: oneOf(SANCTION_KINDS, {
        description: 'A categoria das linhas contadas.',
        examples: [sanctionSumExample.categoria_sancao],
      }),
      linhas: Type.Integer({
        description: 'Quantas linhas; a mesma sanção pode estar em várias.',
        examples: [sanctionSumExample.linhas],
      }),
      valor_multa: Type.Union(
        [Type.Number({ description: 'A soma das multas ditas, em reais.' }), Type.Null()],
        {
          description: 'A soma das multas cujo valor está impresso, em reais; `null` se nenhuma.',
          examples: [1_250.5],
        },
      ),
    },
    { description: 'As linhas de uma categoria em todo o resultado.' },
  ),
)

const [measured] = SANCTION_QUALITY.colunas

const { columnSchema, qualitySchema } = qualitySchemas(
  SANCTION_QUALITY,
  { quality: 'QualidadeDeSancoes', column: 'QualidadeDaColunaDeSancoes' },
  {
    acts: 'Em quantos atos, rotulados só pelo texto e que nenhuma regra viu; todos de uma edição de 2023. São poucos: as medidas são incertas.',
    column: {
      coluna: Type.String({
        description:
          'A coluna; `linhas`: se a linha existe. As de `ato_` foram medidas em outros atos.',
        examples: [measured!.coluna],
      }),
    },
  },
)

export const paginaSancoesSchema = rowPageSchema('PaginaSancoes', 'sancoes', {
  row: sancaoSchema,
  sum: somaSchema,
  sums: {
    each: 'Por categoria.',
    all: 'Todo o resultado contado, as categorias com mais linhas antes.',
    example: sanctionSumExample,
  },
  facets: facetsSchema(SANCTION_FACETS, rowFacetSchema),
  quality: qualitySchema,
  known: SANCTION_QUALITY,
})

export const sanctionPageExample = rowPageExample(
  sanctionExample,
  sanctionSumExample,
  SANCTION_QUALITY,
)

export const sanctionSchemas = [
  sancaoSchema,
  somaSchema,
  columnSchema,
  qualitySchema,
  paginaSancoesSchema,
]

export const sanctionParameters = Type.Object({
  categoria_sancao: wordsParameter(
    SANCTION_KINDS,
    'Categoria da sanção; repita o parâmetro para aceitar qualquer de várias.',
    ['impedimento', 'inidoneidade'],
  ),
  situacao_sancao: wordsParameter(
    SANCTION_STATES,
    'O que o ato deixa da sanção; repita o parâmetro para aceitar qualquer de várias.',
    ['aplicada'],
  ),
  ambito: wordsParameter(
    SANCTION_SPHERES,
    'Âmbito da sanção; repita o parâmetro para aceitar qualquer de vários.',
    ['licitacao'],
  ),
  sancionado_cnpj: cnpjParameter('da empresa'),
  sancionado_nome: namedParameter('do nome da empresa', 'empresa de tal'),
  processo: processParameter,
  vigente_em: Type.Optional(
    date(
      'Só as que, pelo ato, impedem a empresa de contratar neste dia: impedimento, suspensão, inidoneidade ou descredenciamento, aplicado ou reduzido, que começou até ele (no dia impresso; sem ele, no da publicação) e não acabou: no dia impresso, pelo prazo, ou, se nenhum se leu, em 5 anos, o mais que uma lei permite; a inidoneidade continua. O que outro ato mudou depois não é contado.',
      '2024-04-15',
    ),
  ),
  orgao: rowParameters.orgao,
  situacao: filterParameters.situacao,
  valor_min: amount('`valor_multa` é este ou mais, em reais.', 1000),
  valor_max: amount('`valor_multa` é este ou menos, em reais.', 250000.5),
  data_inicio: rowParameters.data_inicio,
  data_fim: rowParameters.data_fim,
  termo: rowParameters.termo,
  literal: rowParameters.literal,
  facetas: facetsParameter(SANCTION_FACETS, ['categoria_sancao', 'mes']),
  ordem: orderParameter(
    SANCTION_ORDERS,
    'valor',
    '; `valor`: da maior multa à menor, as linhas sem ela por último',
  ),
  cursor: rowParameters.cursor,
  limite: rowParameters.limite,
})

export type SanctionsAsked = Static<typeof sanctionParameters>
