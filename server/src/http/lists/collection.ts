import { Type } from 'typebox'
import { created, data } from '../answer.ts'
import { BODY_LIMITS } from '../body/body-limits.ts'
import { operation } from '../operation.ts'
import { ref } from '../schemas/field.ts'
import { listDetails, placeIn, readSentItems, writtenListOf } from './given-items.ts'
import {
  bareExample,
  listaGravadaSchema,
  listaSchema,
  newListBody,
  writtenExample,
} from './schema.ts'

export const listLists = operation({
  id: 'listarListas',
  at: 'GET /listas',
  tag: 'Listas',
  summary: 'Lista as listas',
  description: 'As listas da conta, da mais antiga à mais recente, sem os itens.',
  access: 'alertas',
  answer: data('As listas da conta.', Type.Array(ref(listaSchema), { description: 'As listas.' }), [
    bareExample,
  ]),
  handle: ({ caller }, { queries }) => queries.lists.list(caller.conta_id),
})

export const createList = operation({
  id: 'criarLista',
  at: 'POST /listas',
  tag: 'Listas',
  summary: 'Cria uma lista',
  description:
    'Uma lista de termos que vários alertas podem ter em comum, por `listas`: o que muda nela muda neles.',
  access: 'alertas',
  body: newListBody,
  bodyLimit: BODY_LIMITS.list,
  check: (body) => listDetails(body),
  answer: created(data('A lista criada.', ref(listaGravadaSchema), writtenExample)),
  async handle({ body, caller: { conta_id }, once }, { queries, commands }) {
    const { itens, shown } = await readSentItems(body.itens, queries)
    const outcome = await commands.lists.create(conta_id, { ...body, itens }, shown, once())
    return writtenListOf(outcome, shown, placeIn('itens'))
  },
})
