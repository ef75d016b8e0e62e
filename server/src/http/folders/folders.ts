import { lineDetails } from '../body/given-texts.ts'
import { Type } from 'typebox'
import { created, data, nothing } from '../answer.ts'
import { doneOf, foundOf } from '../errors/refusals.ts'
import { operation } from '../operation.ts'
import { ref } from '../schemas/field.ts'
import {
  folderBody,
  folderChangeBody,
  folderExample,
  folderParams,
  folderWithLabelsExample,
  keptActExample,
  meantQuery,
  pastaComEtiquetasSchema,
  pastaSchema,
} from './schema.ts'
import { versionsMeantBy, versioned } from './meant.ts'

export const listFolders = operation({
  id: 'listarPastas',
  at: 'GET /pastas',
  tag: 'Pastas',
  summary: 'Lista as pastas',
  description: 'As pastas da conta, da mais antiga à mais recente.',
  access: 'alertas',
  query: Type.Object({
    publicacao: Type.Optional(
      Type.String({
        description: 'Só as que têm este ato, pelo identificador da publicação.',
        examples: [keptActExample.id],
      }),
    ),
  }),
  answer: data('As pastas.', Type.Array(ref(pastaSchema), { description: 'As pastas.' }), [
    folderExample,
  ]),
  handle: ({ query: { publicacao = null }, caller }, { queries }) =>
    queries.folders.list(caller.conta_id, publicacao),
})

export const createFolder = operation({
  id: 'criarPasta',
  at: 'POST /pastas',
  tag: 'Pastas',
  summary: 'Cria uma pasta',
  description: 'Uma pasta vazia, que todas as pessoas da conta veem.',
  access: 'alertas',
  body: folderBody,
  check: ({ nome }) => lineDetails('nome', nome),
  answer: created(
    data('A pasta criada.', ref(pastaSchema), {
      ...folderExample,
      total: 0,
      abertos: 0,
      vencidos: 0,
      proximo_prazo: null,
    }),
  ),
  handle: async ({ body: { nome }, caller, once }, { commands }) =>
    doneOf(await commands.folders.create(caller.conta_id, nome, once())),
})

export const readFolder = operation({
  id: 'obterPasta',
  at: 'GET /pastas/{id}',
  tag: 'Pastas',
  summary: 'Lê uma pasta',
  description: 'A pasta, e as etiquetas do que há nela; os atos vêm em `/pastas/{id}/atos`.',
  access: 'alertas',
  params: folderParams,
  answer: versioned(data('A pasta.', ref(pastaComEtiquetasSchema), folderWithLabelsExample)),
  handle: async ({ params: { id }, caller }, { queries }) =>
    foundOf(await queries.folders.find(caller.conta_id, id), 'pasta_inexistente'),
})

export const changeFolder = operation({
  id: 'alterarPasta',
  at: 'PATCH /pastas/{id}',
  tag: 'Pastas',
  summary: 'Muda o nome de uma pasta',
  description: 'O mesmo nome outra vez nada muda.',
  access: 'alertas',
  params: folderParams,
  body: folderChangeBody,
  check: ({ nome }) => lineDetails('nome', nome),
  answer: versioned(
    data('A pasta como ficou.', ref(pastaComEtiquetasSchema), folderWithLabelsExample),
  ),
  async handle({ params: { id }, body, caller: { conta_id }, request }, { queries, commands }) {
    const { nome, versao } = body
    doneOf(await commands.folders.rename(conta_id, id, nome, versionsMeantBy(request, versao)))
    return foundOf(await queries.folders.find(conta_id, id), 'pasta_inexistente')
  },
})

export const removeFolder = operation({
  id: 'excluirPasta',
  at: 'DELETE /pastas/{id}',
  tag: 'Pastas',
  summary: 'Exclui uma pasta',
  description:
    'Vai com ela o que se disse dos atos que tinha; os atos ficam no acervo. Não há volta.',
  access: 'alertas',
  params: folderParams,
  query: meantQuery,
  answer: nothing('A pasta foi excluída.'),
  async handle({ params, caller, query, request }, { commands }) {
    const meant = versionsMeantBy(request, query.versao)
    doneOf(await commands.folders.remove(caller.conta_id, params.id, meant))
  },
})
