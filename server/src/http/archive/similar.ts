import { Type } from 'typebox'
import { ref } from '../schemas/field.ts'
import { DEFAULT_LIMIT, limitParameter } from '../schemas/paging.ts'
import { hitExample, resultadoBuscaSchema } from './publication-schema.ts'
import { ofPublication, publicationParams } from './publication.ts'
import { data } from '../answer.ts'
import { operation } from '../operation.ts'

export const listSimilar = operation({
  id: 'listarSemelhantes',
  at: 'GET /publicacao/{id}/semelhantes',
  tag: 'Consulta',
  summary: 'Lista atos semelhantes',
  description:
    'Atos do mesmo objeto, o mais semelhante primeiro: os que têm em comum com este as palavras menos comuns da ementa, do objeto (de licitações e contratos) ou do resumo. São do mesmo tipo; na Seção 3, também de outros, porque o edital, o resultado e o contrato são de um só objeto. Vazio quando não há palavras que outros tenham.',
  access: 'consulta',
  params: publicationParams,
  query: Type.Object({ limite: limitParameter('Quantos, no máximo.') }),
  answer: data(
    'Os atos semelhantes.',
    Type.Array(ref(resultadoBuscaSchema), { description: 'Sem o próprio ato.' }),
    [{ ...hitExample, trechos: null, parte: null }],
  ),
  handle({ params, query }, { queries }) {
    const { limite = DEFAULT_LIMIT } = query
    return ofPublication(params.id, (id) => queries.publications.similar(id, limite))
  },
})
