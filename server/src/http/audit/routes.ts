import type { Queries } from '../../service/queries.ts'
import type { Api } from '../api.ts'
import { reachOf } from '../keys/grants.ts'
import { periodDetails, readPeriod } from '../period.ts'
import { parameterProblem, strictQuery } from '../query/strict-query.ts'
import { envelope } from '../schemas/envelope.ts'
import { ref } from '../schemas/field.ts'
import { DEFAULT_LIMIT, DEFAULT_PAGE } from '../schemas/paging.ts'
import { auditParameters, entryExample, paginaAuditoriaSchema } from './schema.ts'

/** GET /auditoria */
export function auditRoutes(api: Api, { queries }: { queries: Pick<Queries, 'audit'> }): void {
  api.route({
    method: 'GET',
    url: '/auditoria',
    config: { access: 'conta', role: 'gestor' },
    validatorCompiler: strictQuery((values) => {
      const details = periodDetails(values)
      return details.length === 0 ? [] : [parameterProblem(details)]
    }),
    schema: {
      operationId: 'listarAuditoria',
      tags: ['Operação'],
      summary: 'Diz quem fez o quê',
      description:
        'Entradas e recusas, papéis, convites, chaves, segredos, webhooks, alertas, exportações, envios e exclusões: quem, quando e de onde, do mais novo ao mais antigo. Quem gere uma conta vê o que é dela; quem administra a instalação vê tudo.',
      querystring: auditParameters,
      response: {
        200: envelope('A auditoria.', ref(paginaAuditoriaSchema), {
          sucesso: true,
          dados: { total: 1, pagina: 1, limite: 20, total_paginas: 1, resultados: [entryExample] },
        }),
      },
    },
    handler: async (request) => {
      const { pagina = DEFAULT_PAGE, limite = DEFAULT_LIMIT, ...asked } = request.query
      const { desde = null, ate = null } = readPeriod(asked)
      const { tipo = null, pessoa = null } = asked
      const { total, resultados } = await queries.audit.page(
        { conta_id: reachOf(request), desde, ate, tipo, pessoa },
        { offset: (pagina - 1) * limite, limit: limite },
      )
      const total_paginas = Math.ceil(total / limite)
      return {
        sucesso: true as const,
        dados: { total, pagina, limite, total_paginas, resultados },
      }
    },
  })
}
