import { data, noticed, nothing, put } from '../answer.ts'
import { pathKeyDetails } from '../body/owners-key.ts'
import { doneOf } from '../errors/refusals.ts'
import { operation } from '../operation.ts'
import { ref } from '../schemas/field.ts'
import { ownersKeyParams } from '../schemas/owners-key.ts'
import { withKeptRecipients } from './check.ts'
import { faultsOf, readOwnedBulletin, withNotices } from './owned.ts'
import {
  boletimSchema,
  bulletinExample,
  bulletinParams,
  bulletinPatchBody,
  wholeBulletinBody,
} from './schema.ts'

export const putBulletin = operation({
  id: 'gravarBoletim',
  at: 'PUT /boletins/chave/{chave}',
  tag: 'Boletins',
  summary: 'Cria ou substitui o boletim de uma chave',
  description:
    'Para configuração que mora em arquivos: 201 se o boletim foi criado, 200 se já havia. Repetir a requisição não muda nada, nem `atualizado_em`. O que falta no corpo recebe o padrão, menos `ativo`, que fica como está.',
  access: 'alertas',
  params: ownersKeyParams,
  body: wholeBulletinBody,
  check: async (body, call, service) => [
    ...pathKeyDetails(call.params),
    ...(await faultsOf(body, call, service)),
  ],
  answer: put(
    noticed('O boletim como ficou.', ref(boletimSchema), {
      ...bulletinExample,
      chave: 'compras-2026',
    }),
  ),
  async handle(call, service) {
    const { params, body, caller } = call
    const request = { ...withKeptRecipients(body), chave: params.chave }
    const { record, made } = doneOf(await service.commands.bulletins.put(caller.conta_id, request))
    return { given: await withNotices(record, call, service), made }
  },
})

/** GET, PATCH and DELETE /boletins/{id} */
export const readBulletin = operation({
  id: 'obterBoletim',
  at: 'GET /boletins/{id}',
  tag: 'Boletins',
  summary: 'Lê um boletim',
  description: 'O boletim, quais de seus destinatários já confirmaram, e quando sai o próximo.',
  access: 'alertas',
  params: bulletinParams,
  answer: data('O boletim.', ref(boletimSchema), bulletinExample),
  handle: readOwnedBulletin,
})

export const changeBulletin = operation({
  id: 'alterarBoletim',
  at: 'PATCH /boletins/{id}',
  tag: 'Boletins',
  summary: 'Altera, desativa ou reativa um boletim',
  description:
    'Muda só o que é enviado. O que já foi recolhido sai no próximo; o que esperava de um alerta retirado é descartado.',
  access: 'alertas',
  params: bulletinParams,
  body: bulletinPatchBody,
  async check(body, call, service) {
    const { alertas } = await readOwnedBulletin(call, service)
    return await faultsOf(body, call, service, alertas)
  },
  answer: noticed('O boletim alterado.', ref(boletimSchema), bulletinExample),
  async handle(call, service) {
    const { params, body, caller } = call
    const patch = withKeptRecipients(body)
    const dados = doneOf(await service.commands.bulletins.patch(caller.conta_id, params.id, patch))
    return await withNotices(dados, call, service)
  },
})

export const removeBulletin = operation({
  id: 'excluirBoletim',
  at: 'DELETE /boletins/{id}',
  tag: 'Boletins',
  summary: 'Exclui um boletim',
  description:
    'O boletim não sai mais, e o que esperava não é enviado; o histórico dele também é excluído. Os alertas ficam. Não há volta.',
  access: 'alertas',
  params: bulletinParams,
  answer: nothing('O boletim foi excluído.'),
  async handle({ params, caller }, { commands }) {
    doneOf(await commands.bulletins.remove(caller.conta_id, params.id))
  },
})
