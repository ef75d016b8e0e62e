import { reachOf } from '../keys/grants.ts'
import { periodDetails, readPeriod } from '../period.ts'
import { parameterProblems } from '../query/strict-query.ts'

import { ref } from '../schemas/field.ts'
import { DEFAULT_LIMIT, DEFAULT_PAGE, pageOf } from '../schemas/paging.ts'
import { auditParameters, entryExample, paginaAuditoriaSchema } from './schema.ts'
import { data } from '../answer.ts'
import { type Operation, operation } from '../operation.ts'

const listAudit = operation({
  id: 'listarAuditoria',
  at: 'GET /auditoria',
  tag: 'Operação',
  summary: 'Diz quem fez o quê',
  description:
    'Entradas e recusas, papéis, convites, chaves, segredos, webhooks, alertas, exportações, envios e exclusões: quem, quando e de onde, do mais novo ao mais antigo. Quem gere uma conta vê o que é dela; quem administra a instalação vê tudo.',
  access: 'conta',
  role: 'gestor',
  query: auditParameters,
  checkQuery: (values) => parameterProblems(periodDetails(values)),
  answer: data('A auditoria.', ref(paginaAuditoriaSchema), {
    total: 1,
    pagina: 1,
    limite: 20,
    total_paginas: 1,
    resultados: [entryExample],
  }),
  async handle({ query, caller }, { queries }) {
    const { pagina = DEFAULT_PAGE, limite = DEFAULT_LIMIT, ...asked } = query
    const { desde = null, ate = null } = readPeriod(asked)
    const { tipo = null, pessoa = null } = asked
    const found = await queries.audit.page(
      { conta_id: reachOf(caller), desde, ate, tipo, pessoa },
      { offset: (pagina - 1) * limite, limit: limite },
    )
    return pageOf(found, { pagina, limite })
  },
})

export const auditOperations: Operation[] = [listAudit]
