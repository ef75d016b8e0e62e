import { Type } from 'typebox'
import type { PublicationQueries } from '../../service/archive/publication-queries.ts'
import type { Api } from '../api.ts'
import { unknownPublication } from '../errors/problems.ts'
import { strictQuery } from '../query/strict-query.ts'
import { envelope } from '../schemas/envelope.ts'
import { ref } from '../schemas/field.ts'
import { sendEncoded } from './send-json.ts'
import { actExample, publicacaoSchema } from './publication-schema.ts'

/** The form of the ids of lib/ids.ts; no other id can be in the archive. */
export const PUBLICATION_ID = /^pub_[0-9A-HJKMNP-TV-Z]{16}$/

/** The path parameters behind /publicacao. */
export const publicationParams = Type.Object({
  id: Type.String({
    description: 'Identificador da publicação, como veio em `/buscar`.',
    examples: [actExample.id],
  }),
})

/** GET /publicacao/{id} */
export function publication(api: Api, publications: PublicationQueries): void {
  api.route({
    method: 'GET',
    url: '/publicacao/:id',
    config: { access: 'consulta', fresh: 'revalidate' },
    validatorCompiler: strictQuery(),
    schema: {
      operationId: 'obterPublicacao',
      tags: ['Consulta'],
      summary: 'Lê uma publicação',
      description: 'O ato completo, com o texto integral.',
      params: publicationParams,
      querystring: Type.Object({}),
      response: {
        200: envelope('A publicação.', ref(publicacaoSchema), { sucesso: true, dados: actExample }),
      },
    },
    handler: async (request, reply) => {
      const { id } = request.params
      const dados = PUBLICATION_ID.test(id) ? await publications.read(id) : null
      if (dados === null) throw unknownPublication()
      return sendEncoded(reply, dados)
    },
  })
}
