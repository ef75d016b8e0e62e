import { Type } from 'typebox'
import { data } from '../answer.ts'
import { foundOf } from '../errors/refusals.ts'
import { operation } from '../operation.ts'
import { ref } from '../schemas/field.ts'
import { DEFAULT_LIMIT, DEFAULT_PAGE, pageOf, pageParameters } from '../schemas/paging.ts'
import {
  marcaDePessoaSchema,
  marksBody,
  marksExamples,
  paginaGuardadosSchema,
  savedExample,
} from './schema.ts'

export const markActs = operation({
  id: 'marcarAtosDoCaderno',
  at: 'PATCH /caderno/atos',
  tag: 'Alertas',
  summary: 'Marca atos como lidos, ou guarda-os',
  description:
    'Diz de um ato, ou de vários de uma vez, que a pessoa os leu ou guardou, ou que não. O mesmo outra vez nada muda. É da pessoa da sessão ou da chave: ninguém mais da conta o vê. Um ato lido e não guardado é esquecido depois de 13 meses.',
  access: 'alertas',
  role: 'leitor',
  body: marksBody,
  answer: data(
    'As marcas dos que estão no acervo.',
    Type.Array(ref(marcaDePessoaSchema), { description: 'As marcas; de outros, nada.' }),
    marksExamples,
  ),
  async handle({ body, caller }, { commands }) {
    const pessoa = foundOf(caller.pessoa_id, 'chave_sem_pessoa')
    const { publicacoes, ...change } = body
    const marks = await commands.daybook.mark(pessoa, [...new Set(publicacoes)], change)
    return marks.map(({ publicacao, lido_em, guardado_em }) => ({
      publicacao,
      lido: lido_em !== null,
      guardado_em,
    }))
  },
})

export const listSaved = operation({
  id: 'listarGuardados',
  at: 'GET /caderno/guardados',
  tag: 'Alertas',
  summary: 'Lista os atos guardados',
  description: 'O que a pessoa da sessão ou da chave guardou, do último ao primeiro.',
  access: 'alertas',
  query: Type.Object(pageParameters('Quantos atos por página.')),
  answer: data('Os atos.', ref(paginaGuardadosSchema), {
    total: 1,
    pagina: 1,
    limite: 20,
    total_paginas: 1,
    resultados: [savedExample],
  }),
  async handle({ query, caller }, { queries }) {
    const pessoa = foundOf(caller.pessoa_id, 'chave_sem_pessoa')
    const { pagina = DEFAULT_PAGE, limite = DEFAULT_LIMIT } = query
    const page = { offset: (pagina - 1) * limite, limit: limite }
    return pageOf(await queries.daybook.saved(pessoa, page), { pagina, limite })
  },
})
