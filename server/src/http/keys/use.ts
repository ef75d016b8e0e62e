import { Type } from 'typebox'
import { USE_PERIODS, type UsePeriod } from '../../service/keys/queries.ts'
import { oneOf, ref } from '../schemas/field.ts'
import { keyReachOf } from './grants.ts'
import { dayExample, keyParams, usoSchema } from './schema.ts'
import { data } from '../answer.ts'
import { operation } from '../operation.ts'
import { foundOf } from '../errors/refusals.ts'

const DEFAULT_PERIOD = '30d'

export const readKeyUse = operation({
  id: 'obterUsoChave',
  at: 'GET /chaves/{id}/uso',
  tag: 'Chaves e contas',
  summary: 'Diz quanto uma chave foi usada',
  description:
    'Requisições por dia, com atraso de até um minuto; cada dia do período, também os sem uso.',
  access: 'conta',
  params: keyParams,
  query: Type.Object({
    periodo: Type.Optional(
      oneOf(Object.keys(USE_PERIODS) as UsePeriod[], {
        default: DEFAULT_PERIOD,
        description: 'Os últimos 7, 30 ou 90 dias, o de hoje incluído.',
        examples: ['7d'],
      }),
    ),
  }),
  answer: data(
    'O uso.',
    Type.Array(ref(usoSchema), { description: 'Os dias, do mais antigo ao de hoje.' }),
    [dayExample],
  ),
  async handle({ params, query, caller }, { queries }) {
    const { periodo = DEFAULT_PERIOD } = query
    const use = await queries.keys.use(keyReachOf(caller), params.id, periodo)
    return foundOf(use, 'chave_inexistente')
  },
})
