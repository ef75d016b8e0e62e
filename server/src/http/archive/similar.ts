import { Type } from 'typebox'
import type { PublicationQueries } from '../../service/archive/publication-queries.ts'
import type { Api } from '../api.ts'
import { unknownPublication } from '../errors/problems.ts'
import { strictQuery } from '../query/strict-query.ts'
import { envelope } from '../schemas/envelope.ts'
import { ref } from '../schemas/field.ts'
import { DEFAULT_LIMIT, limitParameter } from '../schemas/paging.ts'
import { hitExample, resultadoBuscaSchema } from './publication-schema.ts'
import { PUBLICATION_ID, publicationParams } from './publication.ts'

/** GET /publicacao/{id}/semelhantes */
export function similar(api: Api, publications: Pick<PublicationQueries, 'similar'>): void {
  api.route({
    method: 'GET',
    url: '/publicacao/:id/semelhantes',
    config: { access: 'consulta' },
    validatorCompiler: strictQuery(),
    schema: {
      operationId: 'listarSemelhantes',
      tags: ['Consulta'],
      summary: 'Lista atos semelhantes',
      description:
        'Atos do mesmo tipo que mais têm em comum com este as palavras menos comuns do seu resumo, o mais semelhante primeiro. Vazio quando o resumo não tem palavras que outros tenham.',
      params: publicationParams,
      querystring: Type.Object({ limite: limitParameter('Quantos, no máximo.') }),
      response: {
        200: envelope(
          'Os atos semelhantes.',
          Type.Array(ref(resultadoBuscaSchema), { description: 'Sem o próprio ato.' }),
          { sucesso: true, dados: [{ ...hitExample, trechos: null }] },
        ),
      },
    },
    handler: async (request) => {
      const { id } = request.params
      const { limite = DEFAULT_LIMIT } = request.query
      const dados = PUBLICATION_ID.test(id) ? await publications.similar(id, limite) : null
      if (dados === null) throw unknownPublication()
      return { sucesso: true as const, dados }
    },
  })
}
