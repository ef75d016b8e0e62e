import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { MISSING_PAGE } from '../../lib/errors/missing-page.ts'
import { PLAIN_FONTS, sendPage } from '../page.ts'
import type { PageFile, PageFiles } from './files.ts'

/** The addresses of the page's screens: each can be opened, bookmarked and shared. */
const SCREENS = [
  '/',
  '/entrar',
  '/entrar/provedor',
  '/entrar/retorno',
  '/convite',
  '/senha',
  '/confirmacao',
  '/cadastro',
  '/publicacao/:id',
  '/contratos',
  '/caderno',
  '/pastas',
  '/pastas/:id',
  '/pessoal',
  '/licitacoes',
  '/sancoes',
  '/normas',
  '/empresa/:cnpj',
  '/orgao',
  '/norma',
  '/pessoa',
  '/citacoes',
  '/citar',
  '/edicoes',
  '/alertas',
  '/listas',
  '/boletins',
  '/boletins/:id',
  '/boletins/:id/envios',
  '/webhooks',
  '/webhooks/:id',
  '/chaves',
  '/conta',
  '/pessoas',
  '/auditoria',
  '/operacao',
]

/** A screen that exists only where the operator opened it to everybody. */
const STATUS = '/situacao'

/**
 * Guide and reference are files of the page, too. Listed because their addresses must be known without a
 * built page.
 */
const SHEETS = ['/guia', '/guia/:folha', '/referencia', '/referencia/:folha']

const NONCE_BYTES = 16
const FOR_GOOD = 'public, max-age=31536000, immutable'

/** Nothing from another host, and nothing inline without this answer's nonce. */
function policyOf(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'none'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** For static sheets: the same for everybody, without a nonce. */
const STATIC_POLICY = [
  "default-src 'none'",
  ...['script-src', 'style-src', 'img-src', 'font-src'].map((what) => `${what} 'self'`),
  ...['form-action', 'base-uri', 'frame-ancestors'].map((what) => `${what} 'none'`),
].join('; ')

/** The built page, or a message that it is not built. */
export function showPage(
  app: FastifyInstance,
  built: PageFiles | null,
  isStatusPublic: boolean,
): void {
  const screens = isStatusPublic ? [...SCREENS, STATUS] : SCREENS
  if (built === null) missingPage(app, screens)
  else page(app, built, screens)
}

/** Serves the page: its screens from one template, its files as built. */
function page(app: FastifyInstance, { template, files }: PageFiles, screens: string[]): void {
  for (const url of screens)
    app.get(url, (_request, reply) => {
      const nonce = randomBytes(NONCE_BYTES).toString('base64')
      return reply
        .headers({ 'Content-Security-Policy': policyOf(nonce), 'Cache-Control': 'no-cache' })
        .type('text/html; charset=utf-8')
        .send(template.replaceAll('__NONCE__', nonce))
    })
  for (const [url, file] of files) app.get(url, (request, reply) => sendFile(request, reply, file))
  for (const [url, name] of Object.entries(PLAIN_FONTS)) {
    const [, font] = [...files].find(([path]) => path.includes(name)) ?? []
    if (font !== undefined)
      app.get(url, (request, reply) => sendFile(request, reply, { ...font, immutable: false }))
  }
}

/**
 * Replaces a page that is not built. A link in a mail leads to an explanation, and works unchanged once the
 * page is built.
 */
function missingPage(app: FastifyInstance, screens: string[]): void {
  for (const url of [...screens, ...SHEETS])
    app.get(url, (_request, reply) =>
      sendPage(reply, 404, {
        title: 'Esta instalação está sem a página',
        paragraphs: [`${MISSING_PAGE} A API atende em /api/v1, descrita em /api/v1/openapi.json.`],
        button: null,
      }),
    )
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: PageFile): FastifyReply {
  const accepted = new Set(
    (request.headers['accept-encoding'] ?? '')
      .split(',')
      .map((coding) => coding.trim().toLowerCase())
      .filter((coding) => !/;\s*q=0(\.0*)?$/.test(coding))
      .map((coding) => coding.split(';')[0]),
  )
  const coding = (['br', 'gzip'] as const).find((name) => file[name] !== null && accepted.has(name))
  if (coding) reply.header('Content-Encoding', coding)
  if (file.type.startsWith('text/html')) reply.header('Content-Security-Policy', STATIC_POLICY)
  return reply
    .headers({
      'Cache-Control': file.immutable ? FOR_GOOD : 'no-cache',
      Vary: 'Accept-Encoding',
    })
    .type(file.type)
    .send((coding && file[coding]) ?? file.plain)
}
