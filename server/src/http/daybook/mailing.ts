import { data } from '../answer.ts'
import { foundOf } from '../errors/refusals.ts'
import { operation } from '../operation.ts'
import { ref } from '../schemas/field.ts'
import { cadernoPorEmailSchema, mailingBody, mailingExample } from './schema.ts'

const told = data('O caderno por e-mail.', ref(cadernoPorEmailSchema), mailingExample)

export const readDaybookMailing = operation({
  id: 'lerCadernoPorEmail',
  at: 'GET /caderno/email',
  tag: 'Alertas',
  summary: 'Diz se o caderno vem por e-mail',
  description: 'A que hora o caderno do dia vai por e-mail à pessoa da sessão ou da chave.',
  access: 'alertas',
  answer: told,
  async handle({ caller }, { queries }) {
    const pessoa = foundOf(caller.pessoa_id, 'chave_sem_pessoa')
    return foundOf(await queries.daybook.mailing(pessoa), 'chave_sem_pessoa')
  },
})

export const setDaybookMailing = operation({
  id: 'definirCadernoPorEmail',
  at: 'PATCH /caderno/email',
  tag: 'Alertas',
  summary: 'Pede o caderno por e-mail',
  description:
    'O caderno vai uma vez por dia, à hora pedida, nos dias em que há edição ou devia haver: o que cada alerta encontrou, o que mudou, e o que falta no acervo. Vai só a um endereço confirmado. Cada e-mail tem um link para sair.',
  access: 'alertas',
  role: 'leitor',
  body: mailingBody,
  answer: told,
  async handle({ body: { hora }, caller }, { queries, commands }) {
    const pessoa = foundOf(caller.pessoa_id, 'chave_sem_pessoa')
    await commands.daybook.setMailing(pessoa, hora)
    return foundOf(await queries.daybook.mailing(pessoa), 'chave_sem_pessoa')
  },
})

export const endDaybookMailing = operation({
  id: 'deixarCadernoPorEmail',
  at: 'DELETE /caderno/email',
  tag: 'Alertas',
  summary: 'Deixa de receber o caderno por e-mail',
  description: 'Nenhum mais é enviado, nem o que estava por enviar.',
  access: 'alertas',
  role: 'leitor',
  answer: told,
  async handle({ caller }, { queries, commands }) {
    const pessoa = foundOf(caller.pessoa_id, 'chave_sem_pessoa')
    await commands.daybook.setMailing(pessoa, null)
    return foundOf(await queries.daybook.mailing(pessoa), 'chave_sem_pessoa')
  },
})
