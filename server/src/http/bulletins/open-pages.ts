import { data, nothing } from '../answer.ts'
import { doneOf } from '../errors/refusals.ts'
import { operation } from '../operation.ts'
import { ref } from '../schemas/field.ts'
import { DEFAULT_LIMIT, DEFAULT_PAGE, pageOf } from '../schemas/paging.ts'
import { issueExample, issueParameters, pageExample, paginasAbertasSchema } from './issue-schema.ts'
import { readOwnedBulletin } from './owned.ts'
import { bulletinParams } from './schema.ts'

const { destinatarios: _destinatarios, ...told } = issueExample

export const listOpenPages = operation({
  id: 'listarPaginasBoletim',
  at: 'GET /boletins/{id}/paginas',
  tag: 'Boletins',
  summary: 'Lista as páginas de um boletim que ainda abrem',
  description:
    'As páginas que quem tem o link “Ver na página” lê sem conta, da mais nova à mais antiga, também as dos envios que já saíram do histórico.',
  access: 'alertas',
  params: bulletinParams,
  query: issueParameters,
  answer: data('As páginas.', ref(paginasAbertasSchema), {
    total: 1,
    pagina: 1,
    limite: 20,
    total_paginas: 1,
    resultados: [{ ...told, pagina: pageExample }],
  }),
  async handle(call, service) {
    const { queries, publicUrl } = service
    const { id } = await readOwnedBulletin(call, service)
    const { pagina = DEFAULT_PAGE, limite = DEFAULT_LIMIT } = call.query
    const page = { offset: (pagina - 1) * limite, limit: limite }
    return pageOf(await queries.bulletins.openPages(id, page, publicUrl), { pagina, limite })
  },
})

export const closeOpenPages = operation({
  id: 'fecharPaginasBoletim',
  at: 'DELETE /boletins/{id}/paginas',
  tag: 'Boletins',
  summary: 'Fecha todas as páginas de um boletim',
  description:
    'Nenhum link “Ver na página” dos e-mails já enviados o mostra mais, para sempre. Os próximos envios terão página. Os e-mails de quem os recebeu ficam como estão.',
  access: 'alertas',
  params: bulletinParams,
  answer: nothing('As páginas foram fechadas, ou já estavam.'),
  async handle({ params, caller }, { commands }) {
    doneOf(await commands.bulletins.closePages(caller.conta_id, params.id))
  },
})
