import { Type } from 'typebox'
import { created, data, noticed } from '../answer.ts'
import { doneOf } from '../errors/refusals.ts'
import { operation } from '../operation.ts'
import { ref } from '../schemas/field.ts'
import { withKeptRecipients } from './check.ts'
import { faultsOf, noticesBefore } from './owned.ts'
import { boletimSchema, bulletinExample, newBulletinBody } from './schema.ts'

export const listBulletins = operation({
  id: 'listarBoletins',
  at: 'GET /boletins',
  tag: 'Boletins',
  summary: 'Lista os boletins',
  description: 'Os boletins da conta, do mais antigo ao mais recente.',
  access: 'alertas',
  answer: data(
    'Os boletins da conta.',
    Type.Array(ref(boletimSchema), { description: 'Os boletins.' }),
    [bulletinExample],
  ),
  handle: ({ caller }, { queries }) => queries.bulletins.list(caller.conta_id),
})

export const createBulletin = operation({
  id: 'criarBoletim',
  at: 'POST /boletins',
  tag: 'Boletins',
  summary: 'Cria um boletim',
  description:
    'Um e-mail, na frequência escolhida, com o que vários alertas da conta encontraram, cada ato uma vez. Um alerta de um boletim não precisa de canais próprios.',
  access: 'alertas',
  body: newBulletinBody,
  check: faultsOf,
  answer: created(noticed('O boletim criado.', ref(boletimSchema), bulletinExample)),
  async handle(call, service) {
    const { body, caller, once } = call
    const request = withKeptRecipients(body)
    const avisos = await noticesBefore(request, call, service)
    const dados = doneOf(
      await service.commands.bulletins.create(caller.conta_id, request, once({ avisos })),
    )
    return { dados, avisos }
  },
})
