import { Problem, detailOf } from '../../lib/errors/problem.ts'
import { PROGRAM } from '../../lib/errors/program.ts'
import { data } from '../answer.ts'
import { operation } from '../operation.ts'
import { ref } from '../schemas/field.ts'
import { proofExample, provaSchema } from './proof-schema.ts'
import { ofPublication, publicationParams } from './publication.ts'

export const readProof = operation({
  id: 'obterProva',
  at: 'GET /publicacao/{id}/prova',
  tag: 'Consulta',
  summary: 'Prova de que um ato estava na fonte',
  description:
    'Da publicação até a assinatura: os XML dela, o caminho de cada um até a raiz do zip, do zip até a raiz do dia, e a declaração assinada. Confere-se sem o Arauto (/guia/prova).',
  access: 'consulta',
  fresh: 'revalidate',
  params: publicationParams,
  answer: data('A prova.', ref(provaSchema), proofExample),
  async handle({ params }, { queries: { publications } }) {
    const proof = await ofPublication(params.id, (id) => publications.proof(id))
    if (proof === 'sem_prova') throw withoutProof()
    return proof
  },
})

function withoutProof(): Problem {
  const cure = `${PROGRAM} importar --reler do zip da edição a acrescenta; de XML soltos não há prova.`
  return new Problem('nao_encontrado', 'Nenhuma declaração tem os arquivos desta publicação.', [
    detailOf('id', 'é de um ato importado sem prova', cure),
  ])
}
