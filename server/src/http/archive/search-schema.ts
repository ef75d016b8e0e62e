import { type Static, Type } from 'typebox'
import { avisoSchema } from '../schemas/notice.ts'
import { date, named, oneOf, ref } from '../schemas/field.ts'
import { pageParameters } from '../schemas/paging.ts'
import { SECTION_CODES, resultadoBuscaSchema } from './publication-schema.ts'

/** Room for long lists of terms; the longest title ever published is a fraction of it. */
const MAX_TERMO = 4_000
const MAX_VALUE = 500

/** Query parameters of GET /buscar: section 4.1 of the contract, with `edicao` and `ordem`. */
export const searchParameters = Type.Object({
  termo: Type.String({
    maxLength: MAX_TERMO,
    description:
      'O que procurar. Palavras são combinadas por E; aceita `OU`, `NAO`, `-`, parênteses, `"frase exata"`, `prefixo*`, `"a b"~5` e `titulo:`, `ementa:`, `orgao:`, `assinatura:`; `cnpj:`, `processo:` e `norma:` procuram pelo que o texto nomeia. `*` encontra tudo. Acentos e maiúsculas não fazem diferença.',
    examples: ['gestão documentos'],
  }),
  data_inicio: Type.Optional(date('Primeiro dia, AAAA-MM-DD, inclusive.', '2024-03-01')),
  data_fim: Type.Optional(date('Último dia, AAAA-MM-DD, inclusive.', '2024-03-31')),
  secao: Type.Optional(oneOf(SECTION_CODES, { description: 'Seção.', examples: ['1'] })),
  orgao: Type.Optional(
    Type.String({
      maxLength: MAX_VALUE,
      description:
        'Órgão: o caminho completo, o começo dele ou um só nível, sem distinguir acentos e maiúsculas.',
      examples: ['Ministério da Educação'],
    }),
  ),
  tipo_ato: Type.Optional(
    Type.String({
      maxLength: MAX_VALUE,
      description: 'Tipo do ato, sem distinguir acentos e maiúsculas.',
      examples: ['portaria'],
    }),
  ),
  edicao: Type.Optional(
    Type.String({
      maxLength: MAX_VALUE,
      description: 'Número da edição; as extras levam letra.',
      examples: ['52-A'],
    }),
  ),
  ordem: Type.Optional(
    oneOf(['relevancia', 'recentes', 'antigas'], {
      default: 'relevancia',
      description: 'Ordem dos resultados.',
      examples: ['recentes'],
    }),
  ),
  ...pageParameters('Resultados por página.'),
})

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
      resultados: Type.Array(ref(resultadoBuscaSchema), {
        description: 'As publicações desta página.',
      }),
      avisos: Type.Array(ref(avisoSchema), {
        description: 'O que se deve saber sobre a resposta, no máximo 10; vazio se nada.',
      }),
    },
    { description: 'Uma página de resultados da busca.' },
  ),
)

export type SearchValues = Static<typeof searchParameters>
