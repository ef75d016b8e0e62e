import { PERSONNEL_COLUMNS, ROW_ACT_COLUMNS } from '../../gazette/rows/columns/read-columns.ts'
import { type Static, Type } from 'typebox'
import { MEASURED_SIZES } from '../../gazette/rows/personnel/measured.ts'
import { MOVEMENT_KINDS } from '../../gazette/rows/personnel/movement.ts'
import { PERSONNEL_QUALITY } from '../../gazette/rows/personnel/quality.ts'
import { PERSONNEL_FACETS, PERSONNEL_ORDERS } from '../../service/rows/personnel-rows.ts'
import { filterParameters, list } from '../archive/filters.ts'
import { personnelFields, personnelRowExample } from '../archive/personnel-rows-schema.ts'
import { named, oneOf } from '../schemas/field.ts'
import {
  facetsSchema,
  qualitySchemas,
  rowFacetSchema,
  rowPageExample,
  rowPageSchema,
} from './row-page-schema.ts'
import {
  dayParameter,
  facetsParameter,
  namedParameter,
  numberParameter,
  orderParameter,
  rowParameters,
  wordsParameter,
} from './row-parameters.ts'
import { publishedExample, publishedFields } from './row-schema.ts'

const personnelExample = publishedExample(personnelRowExample, { secao: '2', pagina: '17' })

const personnelSumExample = { tipo_movimentacao: 'designacao' as const, linhas: 1 }

export const movimentoSchema = named(
  'Movimento',
  Type.Object(
    { ...personnelFields, ...publishedFields(personnelExample) },
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

const [measured] = PERSONNEL_QUALITY.colunas

const { columnSchema, qualitySchema } = qualitySchemas(
  PERSONNEL_QUALITY,
  { quality: 'QualidadeDePessoal', column: 'QualidadeDaColunaDePessoal' },
  {
    acts: 'Em quantos atos, rotulados só pelo texto e que nenhuma regra viu; quase todos de 2023.',
    column: {
      coluna: oneOf(['linhas', ...PERSONNEL_COLUMNS, ...ROW_ACT_COLUMNS], {
        description:
          'A coluna; `linhas`: se a pessoa e o movimento estão certos. As de `ato_` foram medidas em outros atos.',
        examples: [measured!.coluna],
      }),
      pessoas: oneOf(MEASURED_SIZES, {
        description: 'Se os atos têm no máximo cinco linhas, ou mais: listas, tabelas e anexos.',
        examples: [measured!.pessoas],
      }),
    },
  },
)

export const paginaPessoalSchema = rowPageSchema('PaginaPessoal', 'pessoal', {
  row: movimentoSchema,
  sum: somaSchema,
  sums: {
    each: 'Por tipo de movimento.',
    all: 'Todo o resultado contado, os tipos com mais linhas antes.',
    example: personnelSumExample,
  },
  facets: facetsSchema(PERSONNEL_FACETS, rowFacetSchema),
  quality: qualitySchema,
  known: PERSONNEL_QUALITY,
})

export const personnelPageExample = rowPageExample(
  personnelExample,
  personnelSumExample,
  PERSONNEL_QUALITY,
)

export const personnelSchemas = [
  movimentoSchema,
  somaSchema,
  rowFacetSchema,
  columnSchema,
  qualitySchema,
  paginaPessoalSchema,
]

const MAX_WORDS = 200
const MAX_CODE = 30

export const personnelParameters = Type.Object({
  tipo_movimentacao: wordsParameter(
    MOVEMENT_KINDS,
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
  cargo_efetivo: namedParameter('do cargo efetivo da pessoa', 'auditor fiscal'),
  unidade: namedParameter('da unidade do cargo ou da função', 'divisão de obras'),
  autoridade_nome: namedParameter('do nome de quem assina o ato', 'beltrana de tal'),
  matricula: numberParameter('da matrícula (SIAPE ou outra), como impressa', ['1234567']),
  data_efeito_de: dayParameter('O ato vale, como diz, deste dia ou depois.', '2024-04-01'),
  data_efeito_ate: dayParameter('O ato vale, como diz, deste dia ou antes.', '2024-04-30'),
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
  secao: wordsParameter(
    ['2', 'extra'],
    'Seção em que há linhas: a 2, ou edições extras; sem ele, as duas.',
    ['2'],
  ),
  situacao: filterParameters.situacao,
  data_inicio: rowParameters.data_inicio,
  data_fim: rowParameters.data_fim,
  termo: rowParameters.termo,
  literal: rowParameters.literal,
  facetas: facetsParameter(PERSONNEL_FACETS, ['orgao', 'mes']),
  ordem: orderParameter(PERSONNEL_ORDERS, 'antigas'),
  cursor: rowParameters.cursor,
  limite: rowParameters.limite,
})

export type PersonnelAsked = Static<typeof personnelParameters>
