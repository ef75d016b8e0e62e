import { Type } from 'typebox'
import type { ArchiveQueries } from '../../service/archive/archive-queries.ts'
import type { Api } from '../api.ts'
import { strictQuery } from '../query/strict-query.ts'
import { edicaoSchema } from './edition-schema.ts'
import { noticedEnvelope } from '../schemas/envelope.ts'
import { date, ref } from '../schemas/field.ts'

const parameters = Type.Object({
  data: Type.Optional(date('Um dia, AAAA-MM-DD.')),
  mes: Type.Optional(
    Type.String({
      pattern: '^\\d{4}-(0[1-9]|1[0-2])$',
      description: 'Um mês, AAAA-MM.',
      examples: ['2024-03'],
    }),
  ),
  ano: Type.Optional(
    Type.Integer({
      // Four digits: 24 for 2024 is a slip, and must not return an empty list.
      minimum: 1000,
      maximum: 9999,
      description: 'Um ano, com quatro algarismos.',
      examples: [2024],
    }),
  ),
})

const example = {
  sucesso: true,
  dados: [
    {
      numero: '52-A',
      data: '2024-03-15',
      tipo: 'extra',
      secoes: ['extra'],
      total_publicacoes: 3,
    },
    {
      numero: '52',
      data: '2024-03-15',
      tipo: 'normal',
      secoes: ['1', '2', '3'],
      total_publicacoes: 4210,
    },
  ],
  avisos: [],
}

/** GET /edicoes */
export function editions(api: Api, archive: Pick<ArchiveQueries, 'editions'>): void {
  api.route({
    method: 'GET',
    url: '/edicoes',
    config: { access: 'consulta', fresh: 'revalidate' },
    validatorCompiler: strictQuery(),
    schema: {
      operationId: 'listarEdicoes',
      tags: ['Consulta'],
      summary: 'Lista as edições',
      description:
        'As edições do acervo, da mais recente à mais antiga. `data`, `mes` e `ano` se combinam por E; sem nenhum, vêm as 100 mais recentes.',
      querystring: parameters,
      response: {
        200: noticedEnvelope(
          'As edições que atendem a todos os filtros.',
          Type.Array(ref(edicaoSchema), { description: 'As edições.' }),
          example,
        ),
      },
    },
    handler: async (request) => {
      const { edicoes: dados, avisos } = await archive.editions(request.query)
      return { sucesso: true as const, dados, avisos }
    },
  })
}
