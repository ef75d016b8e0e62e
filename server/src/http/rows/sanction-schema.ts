import { type Static, Type } from 'typebox'
import type { SancaoLinha } from '../../gazette/rows/sancao-linhas.ts'
import { SANCTION_QUALITY } from '../../gazette/rows/sanctions/quality.ts'
import {
  SANCTION_KINDS,
  SANCTION_SPHERES,
  SANCTION_STATES,
} from '../../gazette/rows/sanctions/sanction.ts'
import type { Published } from '../../service/rows/row-store.ts'
import { SANCTION_FACETS, SANCTION_ORDERS } from '../../service/rows/sanction-rows.ts'
import { amount, filterParameters, list } from '../archive/filters.ts'
import { hitExample } from '../archive/publication-schema.ts'
import { sanctionFields, sanctionRowExample } from '../archive/sanction-rows-schema.ts'
import { date, named, oneOf, ref } from '../schemas/field.ts'
import { rowFacetSchema } from './personnel-schema.ts'
import {
  FACETS_DESCRIPTION,
  figureFields,
  measuredFields,
  pageFields,
  publishedFields,
  rowParameters,
} from './row-schema.ts'

export const sanctionExample: Published<SancaoLinha> = {
  ...sanctionRowExample,
  publicacao: hitExample.id,
  data_publicacao: hitExample.data_publicacao,
  secao: '3',
  edicao: '52',
  pagina: '63',
  situacao: 'publicada',
  url_original: hitExample.url_original,
}

export const sanctionSumExample = {
  categoria_sancao: 'impedimento' as const,
  linhas: 1,
  valor_multa: null,
}

export const sancaoSchema = named(
  'Sancao',
  Type.Object(
    { ...sanctionFields, ...publishedFields('3', sanctionExample.pagina) },
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

const facetaOuNada = Type.Union([ref(rowFacetSchema), Type.Null()])

const facetas = Type.Object(
  {
    categoria_sancao: facetaOuNada,
    ambito: facetaOuNada,
    orgao: facetaOuNada,
    mes: facetaOuNada,
  } satisfies Record<(typeof SANCTION_FACETS)[number], typeof facetaOuNada>,
  { description: FACETS_DESCRIPTION },
)

const [measured] = SANCTION_QUALITY.colunas

const qualidadeDaColunaSchema = named(
  'QualidadeDaColunaDeSancoes',
  Type.Object(
    {
      coluna: Type.String({
        description: 'A coluna; `linhas`: se a linha existe.',
        examples: [measured!.coluna],
      }),
      ...figureFields(measured!),
    },
    { description: 'O que se mediu de uma coluna.' },
  ),
)

const qualidadeSchema = named(
  'QualidadeDeSancoes',
  Type.Object(
    {
      ...measuredFields(
        SANCTION_QUALITY,
        'Em quantos atos, rotulados só pelo texto e que nenhuma regra viu; todos de uma edição de 2023. São poucos: as medidas são incertas.',
      ),
      colunas: Type.Array(ref(qualidadeDaColunaSchema), { description: 'As medidas.' }),
    },
    { description: 'O que se sabe dos erros das linhas.' },
  ),
)

export const paginaSancoesSchema = named(
  'PaginaSancoes',
  Type.Object(
    {
      total: pageFields.total,
      limite: pageFields.limite,
      somas: Type.Union(
        [Type.Array(ref(somaSchema), { description: 'Por categoria.' }), Type.Null()],
        {
          description: 'Todo o resultado contado, as categorias com mais linhas antes.',
          examples: [[sanctionSumExample]],
        },
      ),
      facetas: Type.Union([facetas, Type.Null()], {
        description: 'As contagens pedidas em `facetas`; `null` se nenhuma, e com `cursor`.',
        examples: [null],
      }),
      qualidade: Type.Union([ref(qualidadeSchema), Type.Null()], {
        description: 'O que se sabe dos erros das linhas.',
        examples: [SANCTION_QUALITY],
      }),
      resultados: Type.Array(ref(sancaoSchema), { description: 'As linhas, na ordem pedida.' }),
      proximo: pageFields.proximo,
      avisos: pageFields.avisos,
    },
    { description: 'Uma página da tabela `sancoes`.' },
  ),
)

export const sanctionSchemas = [
  sancaoSchema,
  somaSchema,
  qualidadeDaColunaSchema,
  qualidadeSchema,
  paginaSancoesSchema,
]

export const sanctionParameters = Type.Object({
  categoria_sancao: list(
    Type.Unsafe<string>(oneOf(SANCTION_KINDS, {})),
    'Categoria da sanção; repita o parâmetro para aceitar qualquer de várias.',
    ['impedimento', 'inidoneidade'],
  ),
  situacao_sancao: list(
    Type.Unsafe<string>(oneOf(SANCTION_STATES, {})),
    'O que o ato deixa da sanção; repita o parâmetro para aceitar qualquer de várias.',
    ['aplicada'],
  ),
  ambito: list(
    Type.Unsafe<string>(oneOf(SANCTION_SPHERES, {})),
    'Âmbito da sanção; repita o parâmetro para aceitar qualquer de vários.',
    ['licitacao'],
  ),
  sancionado_cnpj: list(
    Type.String({ maxLength: 30 }),
    'CNPJ da empresa, com ou sem pontuação; com os 8 primeiros caracteres, qualquer estabelecimento dela. Repita o parâmetro para aceitar qualquer de vários. Por CPF não se procura.',
    ['12.345.678/0001-95'],
  ),
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
  facetas: Type.Optional(
    Type.Array(oneOf(SANCTION_FACETS, {}), {
      maxItems: SANCTION_FACETS.length,
      description:
        'O que contar em todo o resultado, não só na página: `categoria_sancao`, `ambito`, `orgao`, `mes`, separados por vírgula ou repetindo o parâmetro.',
      examples: [['categoria_sancao', 'mes']],
    }),
  ),
  ordem: Type.Optional(
    oneOf(SANCTION_ORDERS, {
      default: 'recentes',
      description:
        'Ordem das linhas: as publicadas por último antes, ou depois; `valor`: da maior multa à menor, as linhas sem ela por último.',
      examples: ['valor'],
    }),
  ),
  cursor: rowParameters.cursor,
  limite: rowParameters.limite,
})

export type SanctionsAsked = Static<typeof sanctionParameters>
