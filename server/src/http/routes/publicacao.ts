import { Type } from 'typebox'
import type { Api } from '../api.ts'
import type { ArchiveReader, PublicacaoDetalhe } from '../archive.ts'
import { unknownPublication } from '../problems.ts'
import { strictQuery } from '../query/strict-query.ts'
import { envelope } from '../schemas/envelope.ts'
import { ref } from '../schemas/field.ts'
import { actExample, publicacaoSchema } from '../schemas/publicacao.ts'

/** What lib/ids.ts makes; anything else cannot be in the archive. */
const ID = /^pub_[0-9A-HJKMNP-TV-Z]{16}$/

/** GET /publicacao/{id} */
export function publicacao(api: Api, archive: ArchiveReader): void {
  /** Answers as JSON: the archive gives the same object for an act as long as nothing is written. */
  const written = new WeakMap<PublicacaoDetalhe, string>()

  api.route({
    method: 'GET',
    url: '/publicacao/:id',
    config: { access: 'consulta' },
    validatorCompiler: strictQuery(),
    schema: {
      operationId: 'obterPublicacao',
      tags: ['Consulta'],
      summary: 'Lê uma publicação',
      description: 'O ato completo, com o texto integral.',
      params: Type.Object({
        id: Type.String({
          description: 'Identificador da publicação, como veio em `/buscar`.',
          examples: [actExample.id],
        }),
      }),
      querystring: Type.Object({}),
      response: {
        200: envelope('A publicação.', ref(publicacaoSchema), { sucesso: true, dados: actExample }),
      },
    },
    handler: (request, reply) => {
      const { id } = request.params
      const dados = ID.test(id) ? archive.publication(id) : null
      if (dados === null) throw unknownPublication()
      const answer = { sucesso: true as const, dados }
      // Other serializers may make bytes; the one of a schema makes text.
      const json = written.get(dados) ?? (reply.serialize(answer) as string)
      written.set(dados, json)
      reply.type('application/json; charset=utf-8').serializer(() => json)
      return answer
    },
  })
}
