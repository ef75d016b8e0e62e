import { type TProperties, type TSchema, Type } from 'typebox'
import { COLUMN_STATES, type ColumnFigures } from '../../gazette/rows/quality.ts'
import { type Named, date, named, nullable, oneOf, ref } from '../schemas/field.ts'
import { avisoSchema } from '../schemas/notice.ts'
import { writeRowPosition } from './cursor.ts'

export const cursorExample = writeRowPosition('recentes', { at: null, key: 9_270_460_416, seq: 0 })

/** What was measured of a column. */
const figureFields = (example: ColumnFigures) => ({
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
  colunas: readonly ColumnFigures[]
}

/** What was measured, and when; `acts`: on which acts. */
const measuredFields = (example: Quality, acts: string) => ({
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

interface MeasuredNames {
  /** Of what is known of the table. */
  quality: string
  /** Of what is known of one of its columns. */
  column: string
}

/**
 * What is known of the faults of a table's rows. `acts`: on which acts it was measured; `column`: of which of its
 * columns, and in which acts, something is told.
 */
export function qualitySchemas<Column extends TProperties>(
  quality: Quality,
  names: MeasuredNames,
  { acts, column }: { acts: string; column: Column },
) {
  const columnSchema = named(
    names.column,
    Type.Object(
      // Every table has measured columns.
      { ...column, ...figureFields(quality.colunas[0]!) },
      { description: 'O que se mediu de uma coluna.' },
    ),
  )
  const qualitySchema = named(
    names.quality,
    Type.Object(
      {
        ...measuredFields(quality, acts),
        colunas: Type.Array(ref(columnSchema), { description: 'As medidas.' }),
      },
      { description: 'O que se sabe dos erros das linhas.' },
    ),
  )
  return { columnSchema, qualitySchema }
}

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

/** Of tables whose rows are counted alone. */
export const rowFacetSchema = named(
  'FacetaDeLinhas',
  Type.Object(
    facetFields(
      {
        valor: Type.String({
          description:
            'Como o filtro de mesmo nome o recebe; um mês é AAAA-MM. Um código impresso sem a categoria (`DAS 5`) conta aqui só as linhas impressas assim; como filtro, acha qualquer categoria.',
          examples: ['FCE 1.15'],
        }),
      },
      { valor: 'FCE 1.15', total: 12 },
    ),
    { description: 'Quantas linhas do resultado têm cada valor.' },
  ),
)

/** The counts that were asked for, by these columns. */
export function facetsSchema<const Name extends string, Facet extends TSchema>(
  names: readonly Name[],
  facet: Named<Facet>,
) {
  const counted = Type.Union([ref(facet), Type.Null()])
  const fields = Object.fromEntries(names.map((name) => [name, counted]))
  return Type.Object(fields as Record<Name, typeof counted>, {
    description:
      'As contagens pedidas em `facetas`; `null` as demais. Um órgão conta também o que é dos que lhe são subordinados. A faceta de um campo que está sendo filtrado conta o que os outros filtros deixam passar: o que se teria com outro valor dele.',
  })
}

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

interface PageOf<
  Row extends TSchema,
  Sum extends TSchema,
  Facets extends TSchema,
  Known extends TSchema,
> {
  row: Named<Row>
  sum: Named<Sum>
  /** What a sum is of, and what all of them are. */
  sums: { each: string; all: string; example: object }
  facets: Facets
  quality: Named<Known>
  /** What is known of the table's faults. */
  known: Quality
}

/** A page of the rows of a table, with what all of them come to. */
export function rowPageSchema<
  Row extends TSchema,
  Sum extends TSchema,
  Facets extends TSchema,
  Known extends TSchema,
>(
  name: string,
  table: string,
  { row, sum, sums, facets, quality, known }: PageOf<Row, Sum, Facets, Known>,
) {
  return named(
    name,
    Type.Object(
      {
        total: pageFields.total,
        limite: pageFields.limite,
        somas: Type.Union([Type.Array(ref(sum), { description: sums.each }), Type.Null()], {
          description: sums.all,
          examples: [[sums.example]],
        }),
        facetas: Type.Union([facets, Type.Null()], {
          description: 'As contagens pedidas em `facetas`; `null` se nenhuma, e com `cursor`.',
          examples: [null],
        }),
        qualidade: Type.Union([ref(quality), Type.Null()], {
          description: 'O que se sabe dos erros das linhas.',
          examples: [known],
        }),
        resultados: Type.Array(ref(row), { description: 'As linhas, na ordem pedida.' }),
        proximo: pageFields.proximo,
        avisos: pageFields.avisos,
      },
      { description: `Uma página da tabela \`${table}\`.` },
    ),
  )
}

/** A page that has one row. */
export function rowPageExample<Row, Sum, Known>(row: Row, sum: Sum, known: Known) {
  return {
    total: 1,
    limite: 20,
    somas: [sum],
    facetas: null,
    qualidade: known,
    resultados: [row],
    proximo: null,
    avisos: [],
  }
}
