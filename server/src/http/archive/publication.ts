import { Type } from 'typebox'
import { unknownPublication } from '../errors/problems.ts'
import { ref } from '../schemas/field.ts'
import { encoded } from './send-json.ts'
import { actExample, publicacaoSchema } from './publication-schema.ts'
import { data } from '../answer.ts'
import { operation } from '../operation.ts'

/** The form of the ids of lib/crypto/ids.ts; no other id can be in the archive. */
const PUBLICATION_ID = /^pub_[0-9A-HJKMNP-TV-Z]{16}$/

/** The path parameters behind /publicacao. */
export const publicationParams = Type.Object({
  id: Type.String({
    description: 'Identificador da publicação, como veio em `/buscar`.',
    examples: [actExample.id],
  }),
})

export const readPublication = operation({
  id: 'obterPublicacao',
  at: 'GET /publicacao/{id}',
  tag: 'Consulta',
  summary: 'Lê uma publicação',
  description: 'O ato completo, com o texto integral.',
  access: 'consulta',
  fresh: 'revalidate',
  params: publicationParams,
  answer: encoded(data('A publicação.', ref(publicacaoSchema), actExample)),
  handle: ({ params }, { queries }) =>
    ofPublication(params.id, (id) => queries.publications.read(id)),
})

/** Reads something about a publication by its id. @throws Problem `nao_encontrado` */
export async function ofPublication<T>(
  id: string,
  read: (id: string) => Promise<T | null>,
): Promise<T> {
  const found = PUBLICATION_ID.test(id) ? await read(id) : null
  if (found === null) throw unknownPublication()
  return found
}
