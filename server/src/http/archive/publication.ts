import { Type } from 'typebox'
import { unknownPublication } from '../errors/problems.ts'
import { ref } from '../schemas/field.ts'
import { encoded } from './send-json.ts'
import { actExample, publicacaoSchema } from './publication-schema.ts'
import { data } from '../answer.ts'
import { operation } from '../operation.ts'

/** The form of the ids of lib/crypto/ids.ts; no other id can be in the archive. */
const PUBLICATION_ID = /^pub_[0-9A-HJKMNP-TV-Z]{16}$/

/** A number, and what tells it from others. */
const MAX_PART = 40

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
  description:
    'O ato completo, com o texto integral. Com `parte`, só um dos atos que ela traz: `conteudo_completo`, `assinatura`, `palavras_chave`, `entidades` e `partes` são os dele; o resto é da publicação inteira.',
  access: 'consulta',
  fresh: 'revalidate',
  params: publicationParams,
  query: Type.Object({
    parte: Type.Optional(
      Type.String({
        maxLength: MAX_PART,
        description:
          'Um dos atos de uma publicação que traz vários: o que vem depois de `#` em `endereco`, como em `partes`.',
        examples: ['1146'],
      }),
    ),
  }),
  answer: encoded(data('A publicação.', ref(publicacaoSchema), actExample)),
  handle: ({ params, query: { parte } }, { queries }) =>
    ofPublication(params.id, (id) => queries.publications.read(id, parte)),
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
