import type { FastifyReply, FastifyRequest } from 'fastify'
import { unknownAddress } from '../errors/problems.ts'
import { sendPage } from '../page.ts'

const LINKS = [
  { href: '/', text: 'Buscar no Diário Oficial' },
  { href: '/edicoes', text: 'Edições' },
  { href: '/guia', text: 'Guia' },
  { href: '/referencia', text: 'Referência da API' },
]

/** An unknown address outside the API: a page in browsers, the usual error for programs. */
export function unknownToSite(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('Vary', 'Accept')
  if (!isBrowser(request)) throw unknownAddress()
  return sendPage(reply, 404, {
    title: 'Esta página não existe',
    paragraphs: ['O endereço pode ter sido digitado errado, ou o link pode estar incompleto.'],
    english:
      'This page does not exist. The address may be mistyped, or the link may be incomplete.',
    button: null,
    links: LINKS,
  })
}

/** Programs accept any type, or JSON. */
function isBrowser({ method, headers }: FastifyRequest): boolean {
  return ['GET', 'HEAD'].includes(method) && /\btext\/html\b/.test(headers.accept ?? '')
}
