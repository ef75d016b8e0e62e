import type { Caller } from '../../access/caller.ts'
import { data, nothing, putHere } from '../answer.ts'
import { doneOf, foundOf } from '../errors/refusals.ts'
import { operation } from '../operation.ts'
import { ref } from '../schemas/field.ts'
import { DEFAULT_LIMIT, DEFAULT_PAGE, pageOf } from '../schemas/paging.ts'
import type { ApiService } from '../service.ts'
import { labelDetails } from './labels.ts'
import {
  annotationBody,
  atoDePastaSchema,
  changeIn,
  folderParams,
  keptActExample,
  keptActParams,
  keptParameters,
  meantQuery,
  paginaAtosDePastaSchema,
} from './schema.ts'
import { versionsMeantBy, versioned } from './meant.ts'

const keptAnswer = versioned(data('O ato como ficou.', ref(atoDePastaSchema), keptActExample))

export const listKeptActs = operation({
  id: 'listarAtosDaPasta',
  at: 'GET /pastas/{id}/atos',
  tag: 'Pastas',
  summary: 'Lista os atos de uma pasta',
  description: 'Cada ato como é agora, e o que se diz dele; os filtros valem juntos.',
  access: 'alertas',
  params: folderParams,
  query: keptParameters,
  answer: data('Os atos.', ref(paginaAtosDePastaSchema), {
    total: 1,
    pagina: 1,
    limite: 20,
    total_paginas: 1,
    resultados: [keptActExample],
  }),
  async handle({ params: { id }, query, caller: { conta_id } }, { queries }) {
    const { pagina = DEFAULT_PAGE, limite = DEFAULT_LIMIT, ordem = 'prazo', ...filters } = query
    const page = { offset: (pagina - 1) * limite, limit: limite }
    const found = await queries.folders.acts(conta_id, id, { ...filters, ordem }, page)
    return pageOf(foundOf(found, 'pasta_inexistente'), { pagina, limite })
  },
})

export const readKeptAct = operation({
  id: 'obterAtoDaPasta',
  at: 'GET /pastas/{id}/atos/{publicacao_id}',
  tag: 'Pastas',
  summary: 'Lê um ato de uma pasta',
  description: 'O ato como é agora, e o que se diz dele.',
  access: 'alertas',
  params: keptActParams,
  answer: versioned(data('O ato.', ref(atoDePastaSchema), keptActExample)),
  handle: readKept,
})

export const keepAct = operation({
  id: 'guardarAtoEmPasta',
  at: 'PUT /pastas/{id}/atos/{publicacao_id}',
  tag: 'Pastas',
  summary: 'Guarda um ato numa pasta',
  description:
    '201 se o ato não estava na pasta, 200 se já estava. De um que já estava só muda o que é enviado: o que outra pessoa anotou fica. Repetir a requisição não muda nada, nem `atualizado_em`.',
  access: 'alertas',
  params: keptActParams,
  body: annotationBody,
  check: labelDetails,
  answer: putHere(keptAnswer),
  async handle(call, service) {
    const meant = versionsMeantBy(call.request, call.body.versao)
    const { made } = doneOf(
      await service.commands.folders.keep(placeIn(call), changeIn(call.body), meant),
    )
    return { given: await readKept(call, service), made }
  },
})

export const changeKept = operation({
  id: 'alterarAtoDaPasta',
  at: 'PATCH /pastas/{id}/atos/{publicacao_id}',
  tag: 'Pastas',
  summary: 'Muda o que se diz de um ato numa pasta',
  description: 'Muda só o que é enviado, de um ato que está na pasta.',
  access: 'alertas',
  params: keptActParams,
  body: annotationBody,
  check: labelDetails,
  answer: keptAnswer,
  async handle(call, service) {
    const meant = versionsMeantBy(call.request, call.body.versao)
    doneOf(await service.commands.folders.annotate(placeIn(call), changeIn(call.body), meant))
    return await readKept(call, service)
  },
})

export const takeActOut = operation({
  id: 'retirarAtoDaPasta',
  at: 'DELETE /pastas/{id}/atos/{publicacao_id}',
  tag: 'Pastas',
  summary: 'Retira um ato de uma pasta',
  description: 'Vai com ele o que se disse dele nesta pasta. Não há volta.',
  access: 'alertas',
  params: keptActParams,
  query: meantQuery,
  answer: nothing('O ato não está mais na pasta.'),
  async handle(call, { commands }) {
    const meant = versionsMeantBy(call.request, call.query.versao)
    doneOf(await commands.folders.takeOut(placeIn(call), meant))
  },
})

/** A call whose address names an act in a folder. */
interface OfKeptAct {
  caller: Caller
  params: { id: string; publicacao_id: string }
}

function placeIn({ caller: { conta_id }, params: { id, publicacao_id } }: OfKeptAct) {
  return { conta_id, pasta_id: id, publicacao_id }
}

async function readKept(call: OfKeptAct, { queries }: ApiService) {
  const { conta_id, pasta_id, publicacao_id } = placeIn(call)
  return foundOf(await queries.folders.act(conta_id, pasta_id, publicacao_id), 'ato_fora_da_pasta')
}
