import { Type } from 'typebox'
import { Problem, detailOf } from '../../lib/errors/problem.ts'
import { ref } from '../schemas/field.ts'
import { bodyExample, orgaoSchema } from './schema.ts'
import { data } from '../answer.ts'
import { operation } from '../operation.ts'

const MAX_PATH = 500
const MAX_PREFIX = 100

const parameters = Type.Object({
  pai: Type.Optional(
    Type.String({
      maxLength: MAX_PATH,
      description: 'Caminho de um órgão: vêm os que estão logo abaixo dele.',
      examples: ['Ministério da Educação'],
    }),
  ),
  prefixo: Type.Optional(
    Type.String({
      maxLength: MAX_PREFIX,
      description:
        'Como começa uma palavra do nome, ou a sigla, sem distinguir acentos e maiúsculas: vêm os de qualquer nível, no máximo 100; com `pai`, só os que estão logo abaixo dele.',
      examples: ['educ'],
    }),
  ),
})

export const listBodies = operation({
  id: 'listarOrgaos',
  at: 'GET /orgaos',
  tag: 'Consulta',
  summary: 'Lista os órgãos',
  description:
    'Os órgãos que têm publicações no acervo: sem parâmetros, os do nível mais alto, por nome. Desce-se na hierarquia com `pai`; com `prefixo` vêm primeiro os que mais publicam.',
  access: 'consulta',
  query: parameters,
  answer: data('Os órgãos.', Type.Array(ref(orgaoSchema), { description: 'Os órgãos.' }), [
    bodyExample,
  ]),
  async handle({ query }, { queries }) {
    const bodies = await queries.catalog.bodies(query)
    if (bodies === null) throw unknownParent()
    return bodies
  },
})

function unknownParent(): Problem {
  const problem = 'não é o caminho de nenhum órgão do acervo'
  return new Problem('parametro_invalido', `Parâmetro inválido: pai ${problem}.`, [
    detailOf('pai', problem, 'Use um `orgao` que veio de /orgaos; procure-o com prefixo.'),
  ])
}
