import { type Static, Type } from 'typebox'
import { avisoSchema } from '../schemas/notice.ts'
import { consultaSchema } from '../schemas/reading.ts'
import { named, oneOf, ref } from '../schemas/field.ts'
import { pageParameters } from '../schemas/paging.ts'
import { filterParameters } from './filters.ts'
import { resultadoBuscaSchema } from './publication-schema.ts'

/** Query parameters of GET /buscar: section 4.1 of the contract, with `edicao` and `ordem`. */
export const searchParameters = Type.Object({
  ...filterParameters,
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
      consulta: ref(consultaSchema),
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
