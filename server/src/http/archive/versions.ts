import { Type } from 'typebox'
import type { PublicationQueries } from '../../service/archive/publication-queries.ts'
import type { Api } from '../api.ts'
import { unknownPublication } from '../errors/problems.ts'
import { strictQuery } from '../query/strict-query.ts'
import { envelope } from '../schemas/envelope.ts'
import { instant, named, nullable, ref } from '../schemas/field.ts'
import { actExample } from './publication-schema.ts'
import { PUBLICATION_ID, publicationParams } from './publication.ts'

export const versaoSchema = named(
  'Versao',
  Type.Object(
    {
      versao: Type.Integer({ description: 'O número dela, de 1 em diante.', examples: [1] }),
      substituida_em: nullable(
        instant('Quando a seguinte tomou o lugar dela; `null` na que vale.'),
      ),
      titulo: Type.String({ description: 'O título.', examples: [actExample.titulo] }),
      conteudo_completo: Type.String({
        description: 'O texto integral.',
        examples: [actExample.conteudo_completo],
      }),
    },
    { description: 'O que um ato foi entre duas importações.' },
  ),
)

const example = [
  {
    versao: 1,
    substituida_em: null,
    titulo: actExample.titulo,
    conteudo_completo: actExample.conteudo_completo,
  },
]

/**
 * GET /publicacao/{id}/versoes: for people who read the act; programs learn of changes from events.
 */
export function versions(api: Api, publications: Pick<PublicationQueries, 'versions'>): void {
  api.route({
    method: 'GET',
    url: '/publicacao/:id/versoes',
    config: { access: 'pessoa' },
    validatorCompiler: strictQuery(),
    schema: {
      tags: ['Pessoas'],
      security: [{ sessao: [] }],
      operationId: 'listarVersoes',
      summary: 'Lista as versões de um ato',
      description:
        'O que o ato foi e é no acervo, da versão mais antiga à que vale, no máximo as 20 últimas. Uma versão nova nasce quando a fonte muda o texto, não de uma retificação, que é outro ato.',
      params: publicationParams,
      querystring: Type.Object({}),
      response: {
        200: envelope(
          'As versões.',
          Type.Array(ref(versaoSchema), { description: 'Da mais antiga à que vale.' }),
          { sucesso: true, dados: example },
        ),
      },
    },
    handler: async (request) => {
      const { id } = request.params
      const dados = PUBLICATION_ID.test(id) ? await publications.versions(id) : null
      if (dados === null) throw unknownPublication()
      return { sucesso: true as const, dados }
    },
  })
}
