import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CONFIRM_PATH, LEAVE_DAYBOOK_PATH, UNSUBSCRIBE_PATH } from '../../mail/links.ts'
import { type WebPage, sendPage } from '../page.ts'
import type { RawQuery } from '../query/strict-query.ts'
import type { ApiService } from '../service.ts'

/** More than mail programs (one click) and browsers (a form) ever send. */
const MAX_BODY = 4_096

/**
 * The pages behind the links in mails. They need no key: the token identifies the mailbox. A GET changes
 * nothing, because malware scanners follow every link of a mail; only a POST does.
 */
export function emailPages(
  app: FastifyInstance,
  { queries, commands }: Pick<ApiService, 'queries' | 'commands'>,
): void {
  const form = { parseAs: 'string' as const, bodyLimit: MAX_BODY }
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    form,
    (_request, _body, done) => done(null), // the URL carries everything
  )

  app.get(CONFIRM_PATH, async (request, reply) => {
    const asked = await queries.alerts.asked(tokenOf(request))
    if (asked === null) return sendPage(reply, 404, deadLink)
    return sendPage(reply, 200, {
      title: 'Receber alertas do Diário Oficial?',
      paragraphs: [
        `A conta “${asked.conta}” quer enviar a ${asked.email} os alertas dela sobre o Diário Oficial da União.`,
        'Se não conhece este pedido, feche esta página: nada será enviado.',
      ],
      button: 'Quero receber',
    })
  })

  app.post(CONFIRM_PATH, async (request, reply) => {
    const email = await commands.alerts.confirm(tokenOf(request))
    if (email === null) return sendPage(reply, 404, deadLink)
    return sendPage(reply, 200, {
      title: 'Endereço confirmado',
      paragraphs: [`Os alertas serão enviados a ${email}. Em cada e-mail há um link para sair.`],
      button: null,
    })
  })

  app.get(UNSUBSCRIBE_PATH, async (request, reply) => {
    const email = await queries.alerts.reader(tokenOf(request))
    if (email === null) return sendPage(reply, 404, deadLink)
    return sendPage(reply, 200, {
      title: 'Não receber mais os alertas?',
      paragraphs: [`Nenhum alerta desta conta será mais enviado a ${email}.`],
      button: 'Não quero mais receber',
    })
  })

  app.post(UNSUBSCRIBE_PATH, async (request, reply) => {
    const email = await commands.alerts.leave(tokenOf(request))
    if (email === null) return sendPage(reply, 404, deadLink)
    return sendPage(reply, 200, {
      title: 'Pronto: nenhum alerta será mais enviado',
      paragraphs: [
        `${email} não recebe mais os alertas desta conta, nem os que estavam por enviar.`,
        'Foi engano? Peça a quem criou o alerta que o altere; enviaremos outro pedido de confirmação.',
      ],
      button: null,
    })
  })

  app.get(LEAVE_DAYBOOK_PATH, (_request, reply) =>
    sendPage(reply, 200, {
      title: 'Não receber mais o caderno do dia?',
      paragraphs: ['O caderno continua na página; só os e-mails acabam.'],
      button: 'Não quero mais receber',
    }),
  )

  app.post(LEAVE_DAYBOOK_PATH, async (request, reply) => {
    if (!(await commands.daybook.leaveMails(tokenOf(request))))
      return sendPage(reply, 404, deadLink)
    return sendPage(reply, 200, {
      title: 'Pronto: o caderno do dia não será mais enviado',
      paragraphs: ['Foi engano? Peça-o de novo na página do caderno.'],
      button: null,
    })
  })
}

const deadLink: WebPage = {
  title: 'Link inválido ou já usado',
  paragraphs: [
    'Ele já foi usado, venceu, ou não está completo. Copie-o inteiro do e-mail, ou peça a quem criou o alerta que o envie de novo.',
  ],
  button: null,
}

/** '' when the URL has none. */
function tokenOf(request: FastifyRequest): string {
  const { raw } = request.query as RawQuery // of Fastify's query parser, in fastify.ts
  return new URLSearchParams(raw).get('token') ?? ''
}
