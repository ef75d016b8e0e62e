import { Type } from 'typebox'
import { ACT_FIELDS } from '../../gazette/publication-detail.ts'
import { byteString, joined } from '../../lib/text/byte-string.ts'
import { type Problem, detailOf } from '../../lib/errors/problem.ts'
import type { QueryValues } from '../query/read-query-string.ts'
import { parameterProblem } from '../query/strict-query.ts'
import { named, ref } from '../schemas/field.ts'
import { fieldsParameter } from '../schemas/fields.ts'
import { actExample, publicacaoSchema } from './publication-schema.ts'
import { written } from './send-json.ts'
import { data } from '../answer.ts'
import { operation } from '../operation.ts'

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

export const readPublications = operation({
  id: 'obterPublicacoes',
  at: 'GET /publicacoes',
  tag: 'Consulta',
  summary: 'Lê várias publicações',
  description: `Até ${MOST_IDS} atos de uma vez, inteiros ou só com os \`campos\` pedidos. Para mais, \`/exportar\`.`,
  access: 'consulta',
  fresh: 'revalidate',
  query: Type.Object({
    ids: Type.String({
      maxLength: MOST_IDS * ID_LENGTH,
      description: `Identificadores, separados por vírgulas: no máximo ${MOST_IDS}.`,
      examples: [actExample.id],
    }),
    campos: fieldsParameter(
      'Campos de cada publicação, separados por vírgulas; só eles vêm. Sem ele, todos.',
    ),
  }),
  checkQuery: checkIds,
  answer: written(
    data('As publicações que há.', ref(publicacoesSchema), {
      publicacoes: [actExample],
      inexistentes: ['pub_0A1B2C3D4E5F6G7H'],
    }),
  ),
  async handle({ query }, { queries }) {
    const { ids, campos = ACT_FIELDS } = query
    const { publicacoes, inexistentes } = await queries.publications.readMany(idsIn(ids), campos)
    const after = `,"inexistentes":${JSON.stringify(inexistentes)}}`
    return { dados: joined(byteString('{"publicacoes":'), publicacoes, byteString(after)) }
  },
})

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
