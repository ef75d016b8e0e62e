import type { ListUser } from '../../alerts/term-list.ts'
import { type Detail, Problem, detailOf } from '../../lib/errors/problem.ts'
import { data, nothing } from '../answer.ts'
import type { Fields } from '../body/bodies.ts'
import { BODY_LIMITS } from '../body/body-limits.ts'
import { doneOf, foundOf } from '../errors/refusals.ts'
import { operation } from '../operation.ts'
import { ref } from '../schemas/field.ts'
import { listDetails, placeIn, readSentItems, writtenListOf } from './given-items.ts'
import {
  listExample,
  listParams,
  listPatchBody,
  listaComItensSchema,
  listaGravadaSchema,
  writtenExample,
} from './schema.ts'

/** GET, PATCH and DELETE /listas/{id} */
export const readList = operation({
  id: 'obterLista',
  at: 'GET /listas/{id}',
  tag: 'Listas',
  summary: 'Lê uma lista',
  description: 'A lista com todos os seus itens.',
  access: 'alertas',
  params: listParams,
  answer: data('A lista.', ref(listaComItensSchema), listExample),
  handle: async ({ params: { id }, caller }, { queries }) =>
    foundOf(await queries.lists.find(caller.conta_id, id), 'lista_inexistente'),
})

export const changeList = operation({
  id: 'alterarLista',
  at: 'PATCH /listas/{id}',
  tag: 'Listas',
  summary: 'Altera uma lista',
  description:
    'Muda só o que é enviado: o nome, a chave, todos os itens (`itens`) ou alguns (`adicionar`, `remover`). Os alertas que têm a lista procuram o que ela tem a partir de então.',
  access: 'alertas',
  params: listParams,
  body: listPatchBody,
  bodyLimit: BODY_LIMITS.list,
  check: (body) => [...listDetails(body), ...itemsTwice(body)],
  answer: data('A lista como ficou.', ref(listaGravadaSchema), writtenExample),
  async handle({ params: { id }, body, caller: { conta_id } }, { queries, commands }) {
    const { itens, adicionar, ...others } = body
    const { itens: kept, shown } = await readSentItems(itens ?? adicionar ?? [], queries)
    const items = itens ? { itens: kept } : { adicionar: kept }
    const outcome = await commands.lists.patch(conta_id, id, { ...others, ...items })
    const place = placeIn(itens ? 'itens' : 'adicionar')
    return { ...writtenListOf(outcome, shown, place), ...shown }
  },
})

/** What is added to a list that is replaced belongs in the new one. */
function itemsTwice({ itens, adicionar, remover }: Fields): Detail[] {
  if (itens === undefined || (adicionar === undefined && remover === undefined)) return []
  return [
    detailOf(
      'itens',
      'substitui todos os itens, e não se junta a adicionar nem a remover',
      'Envie um ou os outros.',
    ),
  ]
}

export const removeList = operation({
  id: 'excluirLista',
  at: 'DELETE /listas/{id}',
  tag: 'Listas',
  summary: 'Exclui uma lista',
  description: 'Só uma lista que nenhum alerta tem; senão, 409, com os alertas que a têm.',
  access: 'alertas',
  params: listParams,
  answer: nothing('A lista foi excluída.'),
  async handle({ params: { id }, caller: { conta_id } }, { queries, commands }) {
    const list = foundOf(await queries.lists.find(conta_id, id), 'lista_inexistente')
    if (list.alertas.length > 0) throw inUse(list.alertas)
    doneOf(await commands.lists.remove(conta_id, id))
  },
})

function inUse(alertas: ListUser[]): Problem {
  const names = alertas.map(({ id, nome }) => `${nome} (${id})`)
  return new Problem(
    'conflito',
    `Há alertas que têm esta lista: ${names.join(', ')}. Tire-a deles antes de a excluir.`,
  )
}
