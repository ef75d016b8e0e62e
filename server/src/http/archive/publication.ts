import { Type } from 'typebox'
import { unknownPublication } from '../errors/problems.ts'
import { oneOf, ref } from '../schemas/field.ts'
import { parameterProblem } from '../query/strict-query.ts'
import { detailOf } from '../../lib/errors/problem.ts'
import { encoded } from './send-json.ts'
import { actExample, publicacaoSchema } from './publication-schema.ts'
import { noticed } from '../answer.ts'
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

const WHOLE = 'Peça a publicação inteira com incluir; os lugares de cada parte estão em `partes`.'

export const readPublication = operation({
  id: 'obterPublicacao',
  at: 'GET /publicacao/{id}',
  tag: 'Consulta',
  summary: 'Lê uma publicação',
  description:
    'O ato completo, com o texto integral. Com `parte`, só um dos atos que ela traz: `conteudo_completo`, `assinatura`, `palavras_chave`, `entidades`, `citacao` e `partes` são os dele; o resto é da publicação inteira.',
  access: 'consulta',
  fresh: 'revalidate',
  madeOf: 'acts',
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
    incluir: Type.Optional(
      oneOf(['estrutura', 'linhas', 'prazos'], {
        description:
          '`estrutura`: também a forma do ato na fonte (blocos, tabelas com células mescladas, destaques, lugares de imagens). `linhas`: também o que ele diz, em linhas de tabelas (`contratos` dos extratos, `pessoal` da Seção 2, `licitacoes` dos avisos da Seção 3, `sancoes` de empresas e `normas`; experimental). `prazos`: também as aberturas e os prazos que ele diz (experimental). Só do ato inteiro, sem `parte`.',
        examples: ['estrutura'],
      }),
    ),
  }),
  checkQuery: ({ parte, incluir }) =>
    parte === undefined || incluir === undefined
      ? []
      : [parameterProblem([detailOf('incluir', 'não se combina com parte', WHOLE)])],
  answer: encoded(noticed('A publicação.', ref(publicacaoSchema), actExample)),
  handle: ({ params, query: { parte, incluir } }, { queries: { publications } }) =>
    ofPublication(params.id, (id) => {
      if (incluir === 'linhas') return publications.readRows(id)
      if (incluir === 'prazos') return publications.readDeadlines(id)
      return incluir === 'estrutura'
        ? publications.readStructured(id)
        : publications.read(id, parte)
    }),
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
