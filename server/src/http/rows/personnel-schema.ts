import { PERSONNEL_COLUMNS } from '../../gazette/rows/columns/read-columns.ts'
import { type Static, Type } from 'typebox'
import { MEASURED_SIZES } from '../../gazette/rows/personnel/measured.ts'
import { MOVEMENT_KINDS } from '../../gazette/rows/personnel/movement.ts'
import { PERSONNEL_QUALITY } from '../../gazette/rows/personnel/quality.ts'
import type { PessoalLinha } from '../../gazette/rows/pessoal-linhas.ts'
import { PERSONNEL_FACETS, PERSONNEL_ORDERS } from '../../service/rows/personnel-rows.ts'
import type { Published } from '../../service/rows/row-store.ts'
import { filterParameters, list } from '../archive/filters.ts'
import { personnelFields, personnelRowExample } from '../archive/personnel-rows-schema.ts'
import { hitExample } from '../archive/publication-schema.ts'
import { named, oneOf, ref } from '../schemas/field.ts'
import {
  FACETS_DESCRIPTION,
  facetFields,
  figureFields,
  measuredFields,
  pageFields,
  publishedFields,
  rowParameters,
} from './row-schema.ts'

export const personnelExample: Published<PessoalLinha> = {
  ...personnelRowExample,
  publicacao: hitExample.id,
  data_publicacao: hitExample.data_publicacao,
  secao: '2',
  edicao: '52',
  pagina: '17',
  situacao: 'publicada',
  url_original: hitExample.url_original,
}

export const personnelSumExample = { tipo_movimentacao: 'designacao' as const, linhas: 1 }

export const movimentoSchema = named(
  'Movimento',
  Type.Object(
    { ...personnelFields, ...publishedFields('2', personnelExample.pagina) },
    {
      description:
        'Uma linha da tabela `pessoal`, uma pessoa em um movimento, com o que a publicação é agora.',
    },
  ),
)

const somaSchema = named(
  'SomaDeMovimentos',
  Type.Object(
    {
      tipo_movimentacao: oneOf(MOVEMENT_KINDS, {
        description: 'O tipo das linhas contadas.',
        examples: [personnelSumExample.tipo_movimentacao],
      }),
      linhas: Type.Integer({
        description: 'Quantas linhas; a mesma pessoa pode estar em várias.',
        examples: [personnelSumExample.linhas],
      }),
    },
    { description: 'As linhas de um tipo de movimento em todo o resultado.' },
  ),
)

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

const facetaOuNada = Type.Union([ref(rowFacetSchema), Type.Null()])

const facetas = Type.Object(
  {
    tipo_movimentacao: facetaOuNada,
    orgao: facetaOuNada,
    sigla_funcao: facetaOuNada,
    codigo: facetaOuNada,
    mes: facetaOuNada,
  } satisfies Record<(typeof PERSONNEL_FACETS)[number], typeof facetaOuNada>,
  { description: FACETS_DESCRIPTION },
)

const [measured] = PERSONNEL_QUALITY.colunas

const qualidadeDaColunaSchema = named(
  'QualidadeDaColunaDePessoal',
  Type.Object(
    {
      coluna: oneOf(['linhas', ...PERSONNEL_COLUMNS], {
        description: 'A coluna; `linhas`: se a pessoa e o movimento estão certos.',
        examples: [measured!.coluna],
      }),
      pessoas: oneOf(MEASURED_SIZES, {
        description: 'Se os atos têm no máximo cinco linhas, ou mais: listas, tabelas e anexos.',
        examples: [measured!.pessoas],
      }),
      ...figureFields(measured!),
    },
    { description: 'O que se mediu de uma coluna.' },
  ),
)

const qualidadeSchema = named(
  'QualidadeDePessoal',
  Type.Object(
    {
      ...measuredFields(
        PERSONNEL_QUALITY,
        'Em quantos atos, rotulados só pelo texto e que nenhuma regra viu; quase todos de 2023.',
      ),
      colunas: Type.Array(ref(qualidadeDaColunaSchema), { description: 'As medidas.' }),
    },
    { description: 'O que se sabe dos erros das linhas.' },
  ),
)

export const paginaPessoalSchema = named(
  'PaginaPessoal',
  Type.Object(
    {
      total: pageFields.total,
      limite: pageFields.limite,
      somas: Type.Union(
        [Type.Array(ref(somaSchema), { description: 'Por tipo de movimento.' }), Type.Null()],
        {
          description: 'Todo o resultado contado, os tipos com mais linhas antes.',
          examples: [[personnelSumExample]],
        },
      ),
      facetas: Type.Union([facetas, Type.Null()], {
        description: 'As contagens pedidas em `facetas`; `null` se nenhuma, e com `cursor`.',
        examples: [null],
      }),
      qualidade: Type.Union([ref(qualidadeSchema), Type.Null()], {
        description: 'O que se sabe dos erros das linhas.',
        examples: [PERSONNEL_QUALITY],
      }),
      resultados: Type.Array(ref(movimentoSchema), { description: 'As linhas, na ordem pedida.' }),
      proximo: pageFields.proximo,
      avisos: pageFields.avisos,
    },
    { description: 'Uma página da tabela `pessoal`.' },
  ),
)

export const personnelSchemas = [
  movimentoSchema,
  somaSchema,
  rowFacetSchema,
  qualidadeDaColunaSchema,
  qualidadeSchema,
  paginaPessoalSchema,
]

const MAX_WORDS = 200
const MAX_CODE = 30

export const personnelParameters = Type.Object({
  tipo_movimentacao: list(
    Type.Unsafe<string>(oneOf(MOVEMENT_KINDS, {})),
    'O que o ato faz com a pessoa; repita o parâmetro para aceitar qualquer de vários. Quem entra e quem sai de cargos e funções: `nomeacao`, `designacao`, `exoneracao`, `dispensa`.',
    ['nomeacao', 'exoneracao'],
  ),
  pessoa_nome: Type.Optional(
    Type.String({
      maxLength: MAX_WORDS,
      description:
        'Palavras seguidas do nome, sem distinguir acentos e maiúsculas: `silva`, `maria da silva`. Nomes iguais podem ser de pessoas diferentes. As publicações que têm estas palavras podem ser no máximo 20.000.',
      examples: ['fulana de tal'],
    }),
  ),
  cargo_funcao: Type.Optional(
    Type.String({
      maxLength: MAX_WORDS,
      description:
        'Palavras seguidas do cargo ou da função que o ato dá ou tira, sem distinguir acentos e maiúsculas. As publicações que têm estas palavras podem ser no máximo 20.000.',
      examples: ['chefe da divisão'],
    }),
  ),
  sigla_funcao: list(
    Type.String({ maxLength: MAX_CODE }),
    'Sigla do código do cargo ou da função, em qualquer nível; repita o parâmetro para aceitar qualquer de várias.',
    ['FCE'],
  ),
  codigo: list(
    Type.String({ maxLength: MAX_CODE }),
    'Código do cargo ou da função, como quer que esteja impresso (`FG-2`, `FG 02`). Sem a categoria antes do ponto, qualquer uma (`DAS 5`: 101.5 e 102.5). Repita o parâmetro para aceitar qualquer de vários.',
    ['FCE 1.15'],
  ),
  codigo_min: list(
    Type.String({ maxLength: MAX_CODE }),
    'O mesmo, neste nível ou acima, na mesma categoria se ela é dada: `FCE 1.15` é FCE 1.15 a 1.18. Em CD, FG, FGR, FCT, CGE, CA e CAS o nível 1 é o mais alto; em FCE, CCE, FCPE, DAS, CJ, FC e CCT é o mais baixo; de outras siglas não se sabe a ordem. Repita o parâmetro para aceitar qualquer de vários.',
    ['FCE 1.15', 'CCE 1.15'],
  ),
  substituto: Type.Optional(
    Type.Boolean({
      description:
        '`true`: só quem substitui o titular do cargo; `false`: só os demais. Sem ele, todos.',
      examples: [false],
    }),
  ),
  orgao: rowParameters.orgao,
  secao: list(
    Type.Unsafe<string>(oneOf(['2', 'extra'], {})),
    'Seção em que há linhas: a 2, ou edições extras; sem ele, as duas.',
    ['2'],
  ),
  situacao: filterParameters.situacao,
  data_inicio: rowParameters.data_inicio,
  data_fim: rowParameters.data_fim,
  termo: rowParameters.termo,
  literal: rowParameters.literal,
  facetas: Type.Optional(
    Type.Array(oneOf(PERSONNEL_FACETS, {}), {
      maxItems: PERSONNEL_FACETS.length,
      description:
        'O que contar em todo o resultado, não só na página: `tipo_movimentacao`, `orgao`, `sigla_funcao`, `codigo`, `mes`, separados por vírgula ou repetindo o parâmetro.',
      examples: [['orgao', 'mes']],
    }),
  ),
  ordem: Type.Optional(
    oneOf(PERSONNEL_ORDERS, {
      default: 'recentes',
      description: 'Ordem das linhas: as publicadas por último antes, ou depois.',
      examples: ['antigas'],
    }),
  ),
  cursor: rowParameters.cursor,
  limite: rowParameters.limite,
})

export type PersonnelAsked = Static<typeof personnelParameters>
