import { type TProperties, Type } from 'typebox'
import { PUBLISHED_COLUMNS } from '../../gazette/rows/columns/published-columns.ts'
import { COLUMN_STATES, type ColumnFigures } from '../../gazette/rows/quality.ts'
import { filterParameters } from '../archive/filters.ts'
import { hitExample, toldFields } from '../archive/publication-schema.ts'
import { date, nullable, oneOf, ref } from '../schemas/field.ts'
import { avisoSchema } from '../schemas/notice.ts'
import { limitParameter } from '../schemas/paging.ts'
import { writeRowPosition } from './cursor.ts'

const { data_publicacao, secao, situacao, url_original } = toldFields
const cursorExample = writeRowPosition('recentes', { at: null, key: 9_270_460_416, seq: 0 })

/** What the act of a row is now. */
export const publishedFields = (ownSection: string, pagina: string) => ({
  publicacao: Type.String({
    description: PUBLISHED_COLUMNS.publicacao.description,
    examples: [hitExample.id],
  }),
  data_publicacao,
  secao: { ...secao, examples: [ownSection] },
  edicao: Type.String({
    description: PUBLISHED_COLUMNS.edicao.description,
    examples: ['52'],
  }),
  pagina: Type.String({ description: PUBLISHED_COLUMNS.pagina.description, examples: [pagina] }),
  situacao,
  url_original,
})

/** What was measured of a column. */
export const figureFields = (example: ColumnFigures) => ({
  valores: Type.Integer({
    description: 'Quantos valores uma pessoa achou nos textos.',
    examples: [example.valores],
  }),
  errados: Type.Integer({
    description: 'Quantos valores dados são outros no texto, ou não estão nele.',
    examples: [example.errados],
  }),
  precisao: nullable(
    Type.Number({
      description: 'Dos valores dados, a parte certa; `null` se nenhum foi dado.',
      examples: [example.precisao],
    }),
  ),
  cobertura: nullable(
    Type.Number({
      description: 'Dos valores nos textos, a parte dada certa; `null` se não há nenhum.',
      examples: [example.cobertura],
    }),
  ),
  meta_precisao: nullable(
    Type.Number({
      description: 'A menor `precisao` que se quer nestes atos; `null` se não há meta.',
      examples: [example.meta_precisao],
    }),
  ),
  meta_cobertura: nullable(
    Type.Number({
      description: 'A menor `cobertura` que se quer neles; `null` se não há meta.',
      examples: [example.meta_cobertura],
    }),
  ),
  estado: oneOf(COLUMN_STATES, {
    description:
      'Da coluna: `estavel` se alcança as metas em atos de todos os tipos medidos, cada um com 10 valores ou mais; `experimental` se não, ou se não há meta. Uma coluna sem medida é experimental.',
    examples: [example.estado],
  }),
})

interface Quality {
  estado: 'experimental'
  versao_extrator: number
  medida_em: string
  atos: number
}

/** What was measured, and when; `acts`: on which acts. */
export const measuredFields = (example: Quality, acts: string) => ({
  estado: oneOf([example.estado], {
    description:
      '`experimental`: colunas podem estar erradas, e mudar; `estado` de cada uma diz quais.',
    examples: [example.estado],
  }),
  versao_extrator: Type.Integer({
    description: 'Versão das regras que se mediu.',
    examples: [example.versao_extrator],
  }),
  medida_em: date('Quando se mediu.', example.medida_em),
  atos: Type.Integer({ description: acts, examples: [example.atos] }),
})

/** Of a page of rows, whatever the table. */
export const pageFields = {
  total: nullable(
    Type.Integer({
      description:
        'Quantas linhas; `null` com `cursor`: o total, as somas, a qualidade e os avisos vêm com a primeira página.',
      examples: [1],
    }),
  ),
  limite: Type.Integer({ description: 'Linhas por página.', examples: [20] }),
  proximo: nullable(
    Type.String({
      description: 'O que pedir em `cursor` para continuar; `null` se estas são as últimas.',
      examples: [cursorExample],
    }),
  ),
  avisos: Type.Array(ref(avisoSchema), {
    description: 'O que se deve saber sobre a resposta; vazio se nada.',
  }),
}

const day = (description: string, example: string) => Type.Optional(date(description, example))

/** As long as an event is kept, so that a term is told once. */
const MOST_DAYS_AHEAD = 90

/** Days from today, in Brasília. */
export const inDays = (description: string, example: number) =>
  Type.Optional(
    Type.Integer({ minimum: 0, maximum: MOST_DAYS_AHEAD, description, examples: [example] }),
  )

/** Of the counts of a result by one column; `counted`: what is told of each value. */
export const facetFields = <Counted extends TProperties>(counted: Counted, example: object) => ({
  total_valores: Type.Integer({ description: 'Quantos valores diferentes há.', examples: [31] }),
  valores: Type.Array(
    Type.Object({
      ...counted,
      total: Type.Integer({ description: 'Quantas linhas.', examples: [12] }),
    }),
    {
      description:
        'Os 100 mais comuns, do mais ao menos; os meses, todos, do mais recente ao mais antigo.',
      examples: [[example]],
    },
  ),
})

/** What a facet leaves out, whatever the table. */
export const FACETS_DESCRIPTION =
  'As contagens pedidas em `facetas`; `null` as demais. Um órgão conta também o que é dos que lhe são subordinados. A faceta de um campo que está sendo filtrado conta o que os outros filtros deixam passar: o que se teria com outro valor dele.'

/** The parameters of any list of rows. */
export const rowParameters = {
  orgao: filterParameters.orgao,
  data_inicio: day('Primeiro dia da publicação, AAAA-MM-DD, inclusive.', '2024-03-01'),
  data_fim: day('Último dia da publicação, AAAA-MM-DD, inclusive.', '2024-03-31'),
  termo: Type.Optional(filterParameters.termo),
  literal: filterParameters.literal,
  cursor: Type.Optional(
    Type.String({
      maxLength: 120,
      description:
        'O `proximo` da página anterior, com os mesmos filtros e a mesma ordem; vale para sempre.',
      examples: [cursorExample],
    }),
  ),
  limite: limitParameter('Linhas por página.'),
}
