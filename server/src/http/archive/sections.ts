import { Type } from 'typebox'
import type { Api } from '../api.ts'
import { strictQuery } from '../query/strict-query.ts'
import { envelope } from '../schemas/envelope.ts'
import { ref } from '../schemas/field.ts'
import { type ListedSection, secaoSchema } from './section-schema.ts'

const sectionsOfTheDou: ListedSection[] = [
  {
    codigo: '1',
    nome: 'Seção 1',
    descricao: 'Atos normativos: leis, decretos, portarias, resoluções e instruções.',
  },
  {
    codigo: '2',
    nome: 'Seção 2',
    descricao: 'Atos de pessoal: nomeações, exonerações, aposentadorias e outros.',
  },
  {
    codigo: '3',
    nome: 'Seção 3',
    descricao: 'Contratos, editais, avisos, licitações e outros.',
  },
  {
    codigo: 'extra',
    nome: 'Edição Extra',
    descricao: 'Publicações urgentes, fora do horário normal, de qualquer das seções.',
  },
]

const answer = { sucesso: true as const, dados: sectionsOfTheDou }

/** GET /secoes */
export function sections(api: Api): void {
  api.route({
    method: 'GET',
    url: '/secoes',
    config: { access: 'consulta', fresh: 'hour' },
    validatorCompiler: strictQuery(),
    schema: {
      operationId: 'listarSecoes',
      tags: ['Consulta'],
      summary: 'Lista as seções',
      description: 'As seções do Diário Oficial da União, com os códigos usados nos filtros.',
      querystring: Type.Object({}),
      response: {
        200: envelope(
          'As seções.',
          Type.Array(ref(secaoSchema), { description: 'As quatro seções.' }),
          answer,
        ),
      },
    },
    handler: () => answer,
  })
}
