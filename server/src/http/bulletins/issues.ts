import { brasiliaDate } from '../../lib/time/dates.ts'
import { detailOf } from '../../lib/errors/problem.ts'
import { MAX_TERMOS_OF_PAST } from '../alerts/schema.ts'
import { data, nothing } from '../answer.ts'
import { doneOf, foundOf } from '../errors/refusals.ts'
import { operation } from '../operation.ts'
import { ref } from '../schemas/field.ts'
import { DEFAULT_LIMIT, DEFAULT_PAGE, pageOf } from '../schemas/paging.ts'
import {
  bulletinPreviewBody,
  envioBoletimDetalheSchema,
  issueExample,
  issueParameters,
  issueParams,
  pageExample,
  paginaEnviosSchema,
  previaBoletimSchema,
  shownExample,
} from './issue-schema.ts'
import { readOwnedBulletin } from './owned.ts'
import { bulletinParams } from './schema.ts'

export const previewBulletin = operation({
  id: 'preverBoletim',
  at: 'POST /boletins/{id}/previa',
  tag: 'Boletins',
  summary: 'Mostra o boletim de um dia que passou',
  description: `O e-mail que o boletim teria sido nesse dia, com o que os alertas ativos encontram hoje nas edições que ele contaria: as do dia, ou as desde o boletim anterior. Nada é enviado nem guardado. Os alertas podem ter no máximo ${MAX_TERMOS_OF_PAST} termos.`,
  access: 'alertas',
  role: 'leitor',
  params: bulletinParams,
  body: bulletinPreviewBody,
  exists: readOwnedBulletin,
  check: ({ data: day }, _call, { clock }) =>
    typeof day === 'string' && day > brasiliaDate(clock())
      ? [detailOf('data', 'ainda não chegou', 'Escolha hoje, ou um dia que passou.')]
      : [],
  answer: data('O e-mail.', ref(previaBoletimSchema), { ...shownExample, total: 3, sairia: true }),
  async handle({ body, caller, params }, { queries, publicUrl }) {
    const asked = { data: body.data, publicUrl, mostTermos: MAX_TERMOS_OF_PAST }
    return doneOf(await queries.bulletins.preview(caller.conta_id, params.id, asked))
  },
})

export const listIssues = operation({
  id: 'listarEnviosBoletim',
  at: 'GET /boletins/{id}/envios',
  tag: 'Boletins',
  summary: 'Lista os envios de um boletim',
  description:
    'O que foi feito do boletim, do mais novo ao mais antigo, e a quem foi; guardado por 90 dias.',
  access: 'alertas',
  params: bulletinParams,
  query: issueParameters,
  answer: data('Os envios.', ref(paginaEnviosSchema), {
    total: 1,
    pagina: 1,
    limite: 20,
    total_paginas: 1,
    resultados: [issueExample],
  }),
  async handle(call, service) {
    const { id } = await readOwnedBulletin(call, service)
    const { pagina = DEFAULT_PAGE, limite = DEFAULT_LIMIT } = call.query
    const page = { offset: (pagina - 1) * limite, limit: limite }
    return pageOf(await service.queries.bulletins.issues(id, page), { pagina, limite })
  },
})

export const readIssue = operation({
  id: 'obterEnvioBoletim',
  at: 'GET /boletins/{id}/envios/{envio_id}',
  tag: 'Boletins',
  summary: 'Lê um envio de um boletim',
  description: 'O que o boletim dizia, como foi enviado, e a quem.',
  access: 'alertas',
  params: issueParams,
  answer: data('O envio.', ref(envioBoletimDetalheSchema), {
    ...issueExample,
    ...shownExample,
    pagina: pageExample,
  }),
  async handle(call, service) {
    const { queries, publicUrl } = service
    const { id } = await readOwnedBulletin(call, service)
    const found = await queries.bulletins.issue(id, call.params.envio_id, publicUrl)
    return foundOf(found, 'envio_de_boletim_inexistente')
  },
})

export const closeIssuePage = operation({
  id: 'fecharPaginaBoletim',
  at: 'DELETE /boletins/{id}/envios/{envio_id}/pagina',
  tag: 'Boletins',
  summary: 'Fecha a página de um envio',
  description:
    'O link “Ver na página” dos e-mails deste envio deixa de mostrá-lo, para sempre: quem o segue lê que a página foi fechada. Vale também depois que o envio saiu do histórico. O e-mail de quem o recebeu fica como está.',
  access: 'alertas',
  params: issueParams,
  answer: nothing('A página foi fechada, ou já estava.'),
  async handle({ params, caller }, { commands }) {
    doneOf(await commands.bulletins.closePage(caller.conta_id, params.id, params.envio_id))
  },
})
