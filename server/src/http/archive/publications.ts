import { Type } from 'typebox'
import { ACT_FIELDS } from '../../gazette/publication-detail.ts'
import { byteString, joined } from '../../lib/byte-string.ts'
import { type Problem, detailOf } from '../../lib/problem.ts'
import type { PublicationQueries } from '../../service/archive/publication-queries.ts'
import type { Api } from '../api.ts'
import type { QueryValues } from '../query/read-query.ts'
import { parameterProblem, strictQuery } from '../query/strict-query.ts'
import { envelope } from '../schemas/envelope.ts'
import { named, ref } from '../schemas/field.ts'
import { fieldsParameter } from '../schemas/fields.ts'
import { actExample, publicacaoSchema } from './publication-schema.ts'
import { sendJson } from './send-json.ts'

const MOST_IDS = 100
/** An id, its comma and room for spaces. */
const ID_LENGTH = 24

export const publicacoesSchema = named(
  'Publicacoes',
  Type.Object(
    {
      publicacoes: Type.Array(ref(publicacaoSchema), {
        description: 'As publicações, na ordem pedida, cada uma uma vez.',
      }),
      inexistentes: Type.Array(Type.String(), {
        description: 'Identificadores que não existem no acervo.',
        examples: [['pub_0A1B2C3D4E5F6G7H']],
      }),
    },
    { description: 'Várias publicações, lidas de uma vez.' },
  ),
)

/** GET /publicacoes */
export function severalPublications(
  api: Api,
  publications: Pick<PublicationQueries, 'readMany'>,
): void {
  api.route({
    method: 'GET',
    url: '/publicacoes',
    config: { access: 'consulta', fresh: 'revalidate' },
    validatorCompiler: strictQuery(checkIds),
    schema: {
      operationId: 'obterPublicacoes',
      tags: ['Consulta'],
      summary: 'Lê várias publicações',
      description: `Até ${MOST_IDS} atos de uma vez, inteiros ou só com os \`campos\` pedidos. Para mais, \`/exportar\`.`,
      querystring: Type.Object({
        ids: Type.String({
          maxLength: MOST_IDS * ID_LENGTH,
          description: `Identificadores, separados por vírgulas: no máximo ${MOST_IDS}.`,
          examples: [actExample.id],
        }),
        campos: fieldsParameter(
          'Campos de cada publicação, separados por vírgulas; só eles vêm. Sem ele, todos.',
        ),
      }),
      response: {
        200: envelope('As publicações que há.', ref(publicacoesSchema), {
          sucesso: true,
          dados: { publicacoes: [actExample], inexistentes: ['pub_0A1B2C3D4E5F6G7H'] },
        }),
      },
    },
    handler: async (request, reply) => {
      const { ids, campos = ACT_FIELDS } = request.query
      const { publicacoes, inexistentes } = await publications.readMany(idsIn(ids), campos)
      const after = `,"inexistentes":${JSON.stringify(inexistentes)}}`
      return sendJson(reply, joined(byteString('{"publicacoes":'), publicacoes, byteString(after)))
    },
  })
}

function idsIn(text: string): string[] {
  return [...new Set(text.split(',').map((id) => id.trim()))].filter((id) => id !== '')
}

function checkIds({ ids }: QueryValues): Problem[] {
  const count = typeof ids === 'string' ? idsIn(ids).length : 1
  if (count >= 1 && count <= MOST_IDS) return []
  const problema =
    count === 0 ? 'não tem nenhum identificador' : `tem ${count}; o máximo é ${MOST_IDS}`
  return [parameterProblem([detailOf('ids', problema, 'Peça em partes, ou use /exportar.')])]
}
