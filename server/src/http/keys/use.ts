import { Type } from 'typebox'
import { USE_PERIODS, type UsePeriod } from '../../service/keys/queries.ts'
import type { Api } from '../api.ts'
import { strictQuery } from '../query/strict-query.ts'
import { refusal } from '../errors/refusals.ts'
import { envelope } from '../schemas/envelope.ts'
import { oneOf, ref } from '../schemas/field.ts'
import { keyReachOf } from './grants.ts'
import type { KeyApi } from './routes.ts'
import { dayExample, keyParams, usoSchema } from './schema.ts'

const DEFAULT_PERIOD = '30d'

/** GET /chaves/{id}/uso */
export function keyUse(api: Api, { queries }: Pick<KeyApi, 'queries'>): void {
  api.route({
    method: 'GET',
    url: '/chaves/:id/uso',
    config: { access: 'conta' },
    validatorCompiler: strictQuery(),
    schema: {
      operationId: 'obterUsoChave',
      tags: ['Chaves e contas'],
      summary: 'Diz quanto uma chave foi usada',
      description:
        'Requisições por dia, com atraso de até um minuto; cada dia do período, também os sem uso.',
      params: keyParams,
      querystring: Type.Object({
        periodo: Type.Optional(
          oneOf(Object.keys(USE_PERIODS) as UsePeriod[], {
            default: DEFAULT_PERIOD,
            description: 'Os últimos 7, 30 ou 90 dias, o de hoje incluído.',
            examples: ['7d'],
          }),
        ),
      }),
      response: {
        200: envelope(
          'O uso.',
          Type.Array(ref(usoSchema), { description: 'Os dias, do mais antigo ao de hoje.' }),
          { sucesso: true, dados: [dayExample] },
        ),
      },
    },
    handler: async (request) => {
      const { periodo = DEFAULT_PERIOD } = request.query
      const dados = await queries.keys.use(keyReachOf(request), request.params.id, periodo)
      if (dados === null) throw refusal('chave_inexistente')
      return { sucesso: true as const, dados }
    },
  })
}
