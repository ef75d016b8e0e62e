import { Type } from 'typebox'
import type { CatalogQueries } from '../../service/catalog/catalog-queries.ts'
import type { Api } from '../api.ts'
import { strictQuery } from '../query/strict-query.ts'
import { envelope } from '../schemas/envelope.ts'
import { ref } from '../schemas/field.ts'
import { suggestionExample, sugestaoSchema } from './schema.ts'

const MAX_PREFIX = 100

/** GET /sugestoes */
export function suggestions(api: Api, catalog: Pick<CatalogQueries, 'suggest'>): void {
  api.route({
    method: 'GET',
    url: '/sugestoes',
    config: { access: 'consulta' },
    validatorCompiler: strictQuery(),
    schema: {
      operationId: 'sugerir',
      tags: ['Consulta'],
      summary: 'Sugere enquanto se digita',
      description:
        'O que começa como foi digitado: órgãos, por uma palavra do nome ou pela sigla; normas, por tipo e número; palavras dos textos, que completam a última. No máximo 5 de cada, as que mais publicações têm primeiro.',
      querystring: Type.Object({
        prefixo: Type.String({
          maxLength: MAX_PREFIX,
          description: 'O que foi digitado até agora.',
          examples: ['lei 81'],
        }),
      }),
      response: {
        200: envelope(
          'As sugestões, por tipo.',
          Type.Array(ref(sugestaoSchema), { description: 'As sugestões; vazio se não há.' }),
          { sucesso: true, dados: [suggestionExample] },
        ),
      },
    },
    handler: async (request) => {
      const dados = await catalog.suggest(request.query.prefixo)
      return { sucesso: true as const, dados }
    },
  })
}
