import { Type } from 'typebox'
import type { CatalogQueries } from '../../service/catalog/catalog-queries.ts'
import type { Api } from '../api.ts'
import { strictQuery } from '../query/strict-query.ts'
import { envelope } from '../schemas/envelope.ts'
import { ref } from '../schemas/field.ts'
import { actTypeExample, tipoAtoSchema } from './schema.ts'

/** GET /tipos-ato */
export function actTypes(api: Api, catalog: Pick<CatalogQueries, 'actTypes'>): void {
  api.route({
    method: 'GET',
    url: '/tipos-ato',
    config: { access: 'consulta' },
    validatorCompiler: strictQuery(),
    schema: {
      operationId: 'listarTiposAto',
      tags: ['Consulta'],
      summary: 'Lista os tipos de ato',
      description: 'Os tipos de ato que há no acervo, do mais comum ao menos.',
      querystring: Type.Object({}),
      response: {
        200: envelope(
          'Os tipos de ato.',
          Type.Array(ref(tipoAtoSchema), { description: 'Os tipos de ato.' }),
          { sucesso: true, dados: [actTypeExample] },
        ),
      },
    },
    handler: async () => ({ sucesso: true as const, dados: await catalog.actTypes() }),
  })
}
