import { Type } from 'typebox'
import { LITERAL, READING_VERSION } from '../../search/reading/reading.ts'
import type { PublicationQueries } from '../../service/archive/publication-queries.ts'
import type { Api } from '../api.ts'
import { unknownPublication } from '../errors/problems.ts'
import { strictQuery } from '../query/strict-query.ts'
import { envelope } from '../schemas/envelope.ts'
import { named, ref } from '../schemas/field.ts'
import { filterParameters } from './filters.ts'
import { PUBLICATION_ID, publicationParams } from './publication.ts'

export const marcaSchema = named(
  'Marca',
  Type.Object(
    {
      inicio: Type.Integer({
        minimum: 0,
        description: 'Onde começa em `conteudo_completo`, em caracteres Unicode, a partir de 0.',
        examples: [12],
      }),
      fim: Type.Integer({
        minimum: 1,
        description: 'O primeiro caractere depois dela.',
        examples: [18],
      }),
      termo: Type.String({
        description: 'A parte da consulta que está ali, como foi lida.',
        examples: ['nomear'],
      }),
    },
    { description: 'Um lugar do texto que responde à consulta.' },
  ),
)

const { termo, literal } = filterParameters

/** GET /publicacao/{id}/marcas: for people who read; programs use the excerpts of a search. */
export function marks(api: Api, publications: Pick<PublicationQueries, 'marks'>): void {
  api.route({
    method: 'GET',
    url: '/publicacao/:id/marcas',
    config: { access: 'pessoa' },
    validatorCompiler: strictQuery(),
    schema: {
      tags: ['Pessoas'],
      security: [{ sessao: [] }],
      operationId: 'listarMarcas',
      summary: 'Mostra onde o texto responde à consulta',
      description:
        'Os lugares do texto integral que respondem à consulta, lida como em `/buscar`, também por flexões: na ordem do texto, nenhum por cima de outro, no máximo 5.000.',
      params: publicationParams,
      querystring: Type.Object({ termo, literal }),
      response: {
        200: envelope(
          'Os lugares.',
          Type.Array(ref(marcaSchema), { description: 'Na ordem do texto.' }),
          { sucesso: true, dados: [{ inicio: 12, fim: 18, termo: 'nomear' }] },
        ),
      },
    },
    handler: async (request) => {
      const { id } = request.params
      const { termo, literal } = request.query
      const sought = { termo, leitura: literal ? LITERAL : READING_VERSION }
      const dados = PUBLICATION_ID.test(id) ? await publications.marks(id, sought) : null
      if (dados === null) throw unknownPublication()
      return { sucesso: true as const, dados }
    },
  })
}
