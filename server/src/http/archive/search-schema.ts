import { type Static, Type } from 'typebox'
import { FACET_FIELDS, HISTOGRAM_STEPS } from '../../service/archive/facets.ts'
import { avisoSchema } from '../schemas/notice.ts'
import { WIDENING_KINDS, consultaSchema } from '../schemas/reading.ts'
import { named, nullable, oneOf, ref } from '../schemas/field.ts'
import { fieldsParameter } from '../schemas/fields.ts'
import { pageParameters } from '../schemas/paging.ts'
import { filterParameters } from './filters.ts'
import { resultadoBuscaSchema } from './publication-schema.ts'

/** Query parameters of GET /buscar: section 4.1 of the contract, with `edicao` and `ordem`. */
export const searchParameters = Type.Object({
  ...filterParameters,
  campos: fieldsParameter(
    'Campos de cada resultado, separados por vírgulas, entre todos os de `/publicacao/{id}`; só eles vêm. Sem ele, os de `ResultadoBusca`.',
  ),
  ordem: Type.Optional(
    oneOf(['relevancia', 'recentes', 'antigas', 'valor'], {
      default: 'relevancia',
      description:
        'Ordem dos resultados; `valor`: pelo maior valor em reais que o texto nomeia, do maior ao menor, por último os que não nomeiam nenhum.',
      examples: ['recentes'],
    }),
  ),
  ...pageParameters('Resultados por página.'),
  trechos: Type.Optional(
    Type.Boolean({
      default: false,
      description: 'Se cada resultado traz em `trechos` onde está o que se procura.',
      examples: [true],
    }),
  ),
  agrupar: Type.Optional(
    oneOf(['parte'], {
      description:
        'Com `parte`, de cada publicação da página que traz vários atos vêm os que têm o que se procura, cada um num resultado, com `parte` e `trechos` próprios; a publicação, se nenhum ato tem tudo. Contam para um ato também o título, a abertura e a assinatura que valem para ele. `total`, `limite` e páginas continuam sendo de publicações: uma página pode trazer mais resultados que `limite`.',
      examples: ['parte'],
    }),
  ),
  aproximar: Type.Optional(
    Type.Boolean({
      description:
        'Se `aproximados` traz também os atos que só se aproximam do que foi escrito. Sem ele, na primeira página das buscas que encontram poucos (menos de 10), salvo com `literal=true`. Não muda `total` nem `resultados`.',
      examples: [true],
    }),
  ),
  facetas: Type.Optional(
    Type.Array(oneOf(FACET_FIELDS, {}), {
      maxItems: FACET_FIELDS.length,
      description:
        'O que contar em todo o resultado, não só na página: `secao`, `orgao`, `tipo_ato`, `ano`, `situacao`, separados por vírgula ou repetindo o parâmetro.',
      examples: [['secao', 'orgao']],
    }),
  ),
  histograma: Type.Optional(
    oneOf(HISTOGRAM_STEPS, {
      description: 'Conta todo o resultado por dia, mês ou ano de publicação.',
      examples: ['mes'],
    }),
  ),
})

const total = Type.Integer({ description: 'Quantas publicações.', examples: [45] })

export const facetaSchema = named(
  'Faceta',
  Type.Object(
    {
      total_valores: Type.Integer({
        description: 'Quantos valores diferentes há.',
        examples: [312],
      }),
      valores: Type.Array(
        Type.Object({
          valor: Type.String({
            description: 'Como o filtro de mesmo nome o recebe.',
            examples: ['Ministério da Educação'],
          }),
          total,
        }),
        {
          description:
            'Os 100 mais comuns, do mais ao menos; os anos, do mais recente ao mais antigo.',
          examples: [[{ valor: 'Ministério da Educação', total: 45 }]],
        },
      ),
    },
    { description: 'Quantas publicações do resultado têm cada valor.' },
  ),
)

const facetaOuNada = Type.Union([ref(facetaSchema), Type.Null()])

const facetas = Type.Object(
  {
    secao: facetaOuNada,
    orgao: facetaOuNada,
    tipo_ato: facetaOuNada,
    ano: facetaOuNada,
    situacao: facetaOuNada,
  },
  {
    description:
      'As contagens pedidas em `facetas`; `null` as demais. Um órgão conta também o que é dos que lhe são subordinados. A faceta de um campo que está sendo filtrado conta o que os outros filtros deixam passar: o que se teria com outro valor dele.',
  },
)

const barras = Type.Array(
  Type.Object({
    periodo: Type.String({
      description: 'O dia (AAAA-MM-DD), mês (AAAA-MM) ou ano (AAAA).',
      examples: ['2024-03'],
    }),
    total,
  }),
  {
    description: 'Em ordem, só os períodos que têm publicações; a soma é `total`.',
    examples: [[{ periodo: '2024-03', total: 45 }]],
  },
)

export const motivoSchema = named(
  'Motivo',
  Type.Object(
    {
      tipo: oneOf([...WIDENING_KINDS, 'parcial', 'sentido'], {
        description:
          'Por quê. `parcial`: os atos podem ter só a maior parte das palavras, contada pela raridade delas. `sentido`: há atos que vêm só por dizerem algo parecido, sem essas palavras, segundo o modelo que a instalação configurou (`ARAUTO_EMBEDDINGS_URL`). Os outros, como em `consulta.ampliacoes`.',
        examples: ['grafia'],
      }),
      escrito: Type.String({
        description: 'O que foi escrito, sem acentos nem maiúsculas.',
        examples: ['licensa'],
      }),
      tambem: Type.Array(Type.String(), {
        description:
          'O que se procurou por isso, na linguagem de `termo`; vazio em `parcial` e `sentido`.',
        examples: [['licenca']],
      }),
      consulta: nullable(
        Type.String({
          description:
            'A consulta inteira com o primeiro deles, pronta para `termo`; `null` se não há.',
          examples: ['licenca maternidade'],
        }),
      ),
    },
    { description: 'Por que vêm atos que não têm o que foi escrito.' },
  ),
)

export const aproximadosSchema = named(
  'Aproximados',
  Type.Object(
    {
      total: Type.Integer({
        description: 'Quantos são, sem os de `resultados`; é exato.',
        examples: [112],
      }),
      consulta: Type.String({
        description:
          'A consulta com os lapsos corrigidos, pronta para `termo`. Com `aproximar=false` vale só o que foi escrito.',
        examples: ['licenca maternidade'],
      }),
      motivos: Type.Array(ref(motivoSchema), {
        description: 'Por que vêm, na ordem da consulta.',
      }),
      resultados: Type.Array(ref(resultadoBuscaSchema), {
        description:
          'Os desta página, com as mesmas `pagina` e `limite` dos resultados, do mais próximo ao menos, seja qual for a `ordem`.',
      }),
    },
    {
      description:
        'Atos que têm a maior parte do que foi escrito, com estas ou outras palavras, ou que dizem algo parecido. Nunca estão entre os resultados, nem em alertas, webhooks e exportações.',
    },
  ),
)

/** The container of section 2.3 of the contract, with `avisos`. */
export const paginaResultadosSchema = named(
  'PaginaResultados',
  Type.Object(
    {
      total: Type.Integer({
        description: 'Quantas publicações há ao todo; é exato.',
        examples: [1],
      }),
      pagina: Type.Integer({ description: 'Página atual.', examples: [1] }),
      limite: Type.Integer({ description: 'Resultados por página.', examples: [20] }),
      total_paginas: Type.Integer({ description: 'Quantas páginas há.', examples: [1] }),
      consulta: ref(consultaSchema),
      resultados: Type.Array(ref(resultadoBuscaSchema), {
        description: 'As publicações desta página.',
      }),
      aproximados: Type.Union([ref(aproximadosSchema), Type.Null()], {
        description:
          'Atos que só se aproximam do que foi escrito; `null` se não foram pedidos, ou se nada se lê de outro modo.',
        examples: [null],
      }),
      facetas: Type.Union([facetas, Type.Null()], {
        description: 'As contagens pedidas em `facetas`; `null` se nenhuma.',
        examples: [null],
      }),
      histograma: Type.Union([barras, Type.Null()], {
        description: 'O que `histograma` pede; `null` se não foi pedido.',
        examples: [[{ periodo: '2024-03', total: 1 }]],
      }),
      avisos: Type.Array(ref(avisoSchema), {
        description: 'O que se deve saber sobre a resposta, no máximo 10; vazio se nada.',
      }),
    },
    { description: 'Uma página de resultados da busca.' },
  ),
)

export type SearchValues = Static<typeof searchParameters>
